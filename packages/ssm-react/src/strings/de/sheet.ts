import { derivedMeanings, meanings } from './meanings.ts';

const reagents = (count: number, shown: string) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`);
const have = (count: number) => (count === 1 ? 'hat' : 'haben');

export const sheet = {
  loading: 'Datenblatt wird geladen',
  loadingStopped: 'Das Laden wurde abgebrochen',
  title: (seqId: string, name: string) => `${seqId} ${name}`,
  actions: 'Datenblatt',
  revision: (version: string, revision: string) => `SomaScan ${version}, Katalogrevision ${revision}`,
  notReported: 'nicht angegeben',
  percent: (value: string) => `${value}\u00a0%`,
  rfu: (value: string) => `${value}\u00a0RFU`,
  meanings,
  derivedMeanings,
  buttonOf: (button: string, about: string) => `${button}: ${about}`,
  showMeanings: 'Was diese Felder bedeuten',
  hideMeanings: 'Bedeutungen ausblenden',
  absent: (count: number, shown: string) =>
    count === 1 ? '1 Feld ist nicht angegeben' : `${shown} Felder sind nicht angegeben`,
  head: {
    facts: 'Kurz gefasst',
    gene: 'Gen',
    accession: 'UniProt',
    dilution: 'Verdünnung',
    reagents: (count: number, shown: string) =>
      count === 1 ? 'Das einzige Reagenz für dieses Protein' : `${shown} Reagenzien für dieses Protein`,
    measures: 'Kennzahlen zur Auswahl',
    none: 'Dieser Katalog hat keine Werte der Kennzahlen, die bei der Auswahl eines Reagenzes am meisten helfen.',
    better: (share: string, count: string) => `Besser als ${share} von ${count} Reagenzien`,
    betterCount: (than: string, count: string) => `Besser als ${than} von ${count} Reagenzien`,
    best: (count: string) => `Das beste von ${count} Reagenzien`,
    betterThanNone: (count: string) => `Besser als keines von ${count} Reagenzien`,
    ends: { lowest: 'Niedriger ist besser', highest: 'Höher ist besser' },
  },
  groups: {
    identity: 'Identität',
    assay: 'Assay',
    plasma: 'Plasma',
    serum: 'Serum',
    evidence: 'Belege',
    mouse: 'Maus',
  },
  severalGenes: (count: string, genes: string) => `Umfasst ${count} Gene: ${genes}`,
  derivedFrom: (measure: string) => `Werte aus ${measure}`,
  standing: {
    notReported: (count: number, shown: string) =>
      count === 0
        ? 'Kein Reagenz hat einen Wert.'
        : `Nicht angegeben; ${reagents(count, shown)} ${have(count)} einen Wert.`,
    noneOfThese: 'Zu diesen Kennzahlen hat kein Reagenz dieses Katalogs einen Wert.',
    onlyOne: 'Das einzige Reagenz mit einem Wert',
    sameAsAll: (count: string) => `Gleich wie alle ${count} Reagenzien mit einem Wert`,
    lowest: (count: string) => `Der niedrigste Wert von ${count} Reagenzien`,
    highest: (count: string) => `Der höchste Wert von ${count} Reagenzien`,
    lower: (than: string, count: string, share: string) => `Niedriger als ${than} von ${count} Reagenzien (${share})`,
    higher: (than: string, count: string, share: string) => `Höher als ${than} von ${count} Reagenzien (${share})`,
    lessThan: (share: string) => `weniger als ${share}`,
    ties: (count: number, shown: string) =>
      `; ${count === 1 ? '1 weiteres hat' : `${shown} weitere haben`} denselben Wert`,
    missing: (count: number, shown: string) => `; ${shown} ${have(count)} keinen Wert`,
    end: '.',
  },
  plot: {
    legend: 'In jedem Diagramm',
    bars: 'Alle Reagenzien des Menüs',
    mark: 'Dieses Reagenz',
    quartiles: 'Interquartilsbereich und Median',
    logScale: 'logarithmische Skala',
    units: { percent: '%', rfu: 'RFU' },
    below: (value: string) => `< ${value}`,
    atLeast: (value: string) => `≥ ${value}`,
    barsOf: (measure: string) => `Balken zu ${measure}`,
    bar: (range: string, count: number, shown: string) => `${range}: ${reagents(count, shown)}`,
    withThis: (bar: string) => `${bar}, mit diesem`,
    quartilesOf: (lower: string, median: string, upper: string) => `Median ${median}, Quartile ${lower} und ${upper}`,
    showOne: 'Als Tabelle zeigen',
    valuesOf: (measure: string) => `Werte von ${measure}`,
    range: 'Bereich',
    rangeFromTo: (from: string, to: string) => `${from} bis unter ${to}`,
    rangeBelow: (to: string) => `Unter ${to}`,
    rangeFrom: (from: string) => `${from} und mehr`,
    rangeAll: 'Jeder Wert',
    count: 'Reagenzien',
    noValue: 'Kein Wert',
    showTable: 'Diagramme als Tabelle zeigen',
    hideTable: 'Tabelle ausblenden',
    tableName: 'Messwerte des gesamten Menüs',
    measure: 'Kennzahl',
    value: 'Dieses Reagenz',
    minimum: 'Niedrigster',
    lowerQuartile: 'Unteres Quartil',
    median: 'Median',
    upperQuartile: 'Oberes Quartil',
    maximum: 'Höchster',
    known: 'Mit Wert',
    missing: 'Ohne',
  },
  reagents: {
    title: 'Reagenzien für dasselbe Protein',
    none: 'Kein anderes Reagenz dieses Menüs bindet dasselbe Protein.',
    hint: 'Jede Kennzahl ist eine eigene Zeile; welche davon zählt, hängt von der Studie ab. Zum Sortieren auf eine Überschrift klicken.',
    tableName: 'Reagenzien für dasselbe Protein',
    choice: 'Builder',
    thisOne: 'dieses Reagenz',
    sharedBy: (values: string) => `Gemeinsam: ${values}`,
    lowest: 'niedrigster',
    highest: 'höchster',
    legend:
      'Getönt und mit „niedrigster“ oder „höchster“ gekennzeichnet: das bessere Ende einer Spalte unter diesen Reagenzien.',
    left: (count: number, shown: string) => `Am Bildschirm noch ${reagents(count, shown)}.`,
  },
  sets: {
    title: 'Signalwege, Erkrankungen und Begriffe',
    columns: {
      diseases: 'Erkrankungen',
      pathways: 'Signalwege',
      goBioProcess: 'GO Biologischer Prozess',
      goMoleFunc: 'GO Molekulare Funktion',
      goCellComp: 'GO Zelluläre Komponente',
      mesh: 'MeSH',
    },
    unknownSource: 'ohne Quellenangabe',
    separator: '; ',
    more: (shown: string) => `und noch ${shown}`,
  },
  panels: {
    title: (group: string) => `Meine ${group}s`,
    loading: (group: string) => `${group}s mit diesem Reagenz werden gesucht`,
    none: (group: string) => `Keines Ihrer ${group}s enthält dieses Reagenz.`,
    more: (shown: string, group: string) => `und noch ${shown} unter „Meine ${group}s“`,
  },
  links: {
    title: 'Anderswo',
    opensElsewhere: 'öffnet in neuem Tab',
    label: (database: string, value: string) => `${database}: ${value}`,
  },
  versions: {
    title: 'Assay-Versionen',
    only: (version: string) => `Nur im ${version}-Menü.`,
    both: (version: string) => `Auch im ${version}-Menü`,
    open: (seqId: string, version: string) => `${seqId} in ${version} öffnen`,
    liftTitle: 'Zwischen 7K und 11K, aus gesunden Referenzproben',
    to7k: '11K→7K',
    to11k: '7K→11K',
    factor: (value: string) => `× ${value}`,
    matrices: { plasma: 'Plasma', serum: 'Serum' },
    matrix: 'Probe',
    concordance: 'Konkordanz (CCC nach Lin)',
    bands: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' },
    unknown: 'unbekannt',
  },
  ownColumns: {
    title: 'Ergänzte Spalten',
    hint: 'Der Betreiber dieses Menüs hat diese Spalten ergänzt. Sie stammen nicht vom Hersteller.',
    column: 'Spalte',
    value: 'Wert',
    description: 'Beschreibung',
    source: 'Quelle',
    notReported: 'nicht angegeben',
    unknownSource: 'ohne Angabe',
  },
  otherAssays: {
    title: 'Andere Plattformen',
    hint:
      'Diese Assays messen dasselbe Protein auf andere Weise. Ihre Werte sind nicht die dieses Reagenz und nicht austauschbar. ' +
      'Zum Beispiel lag bei 817 Proteinen, die Olink und SomaScan 7K messen, Spearmans r für 14,7 % über 0,75 und für 44,8 % unter 0,40 (Haslam et al., Proteomics 2022).',
    none: 'Keine geladene Liste einer anderen Plattform hat einen Assay für dieses Protein.',
    platform: 'Plattform',
    assay: 'Assay',
    name: 'Name auf der Plattform',
    accession: 'UniProt',
    reagents: 'Reagenzien dieses Menüs',
  },
  builder: {
    add: (version: string, group: string) => `Zum ${version} ${group} Builder hinzufügen`,
    remove: (version: string, group: string) => `Aus ${version} ${group} Builder entfernen`,
    loading: (group: string) => `${group} Builder wird geladen`,
  },
  preview: {
    title: 'Vorschau',
    facts: 'Angaben',
    reagents: 'Gleiches Protein',
    close: 'Vorschau schließen',
    opened: 'Vorschau geöffnet',
    closed: 'Vorschau geschlossen',
    nothing: 'Wählen Sie eine Zeile für die Vorschau',
    waiting: 'Warten auf das Menü',
    placing: 'Platz im Menü wird gesucht',
    awaited: '…',
    sharing: (count: number, shown: string) => {
      if (count === 0) return 'Kein weiteres Reagenz für dasselbe Protein';
      return count === 1
        ? '1 weiteres Reagenz für dasselbe Protein'
        : `${shown} weitere Reagenzien für dasselbe Protein`;
    },
    open: 'Datenblatt öffnen',
  },
  steps: {
    label: 'In der Liste',
    previous: (seqId: string) => `Vorheriges: ${seqId}`,
    next: (seqId: string) => `Nächstes: ${seqId}`,
    at: (place: string, count: string) => `${place} von ${count}`,
  },
  print: 'Drucken',
  cutInPrint: 'Texte, die mit … enden, sind auf eine Seite gekürzt. Am Bildschirm stehen sie ganz.',
  cite: {
    copy: 'Zitat kopieren',
    copied: 'Zitat kopiert',
    byHand: 'Der Browser lässt das Kopieren hier nicht zu. Markieren und kopieren Sie das Zitat.',
    label: 'Zitat',
    text: (parts: {
      readonly seqId: string;
      readonly name: string;
      readonly target: string;
      readonly version: string;
      readonly revision: string;
      readonly menu: string;
      readonly date: string;
      readonly address: string;
    }) =>
      `SOMAmer-Reagenz ${parts.seqId} (${parts.name}; ${parts.target}), SomaScan ${parts.version}, Katalogrevision ${parts.revision}. ${parts.menu}, ${parts.date}. ${parts.address}`,
    demo: (citation: string) => `${citation} [Demokatalog: Die Werte sind erfunden]`,
  },
  missing: {
    withdrawnTitle: (seqId: string) => `Reagenz ${seqId} wird nicht mehr angeboten`,
    offMenuTitle: (seqId: string) => `Reagenz ${seqId} ist nicht im Menü`,
    title: (seqId: string) => `Ein Reagenz ${seqId} gibt es nicht`,
    onMenu: (version: string) => `Es ist nicht im ${version}-Menü.`,
    nearest: 'Meinten Sie eines von diesen?',
    nothingNear: 'Kein Reagenz hat eine ähnliche ID. Prüfen Sie die ID, oder suchen Sie das Protein im Menü.',
    other: (version: string) => `Es ist im ${version}-Menü.`,
    openMenu: 'Menü öffnen',
  },
};
