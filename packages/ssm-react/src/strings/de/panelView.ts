/** Texts of a saved panel that is looked at. They come with its page; see usePanelViewTexts. */

const reagents = (count: number, shown: string) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`);
const have = (count: number) => (count === 1 ? 'hat' : 'haben');

/** The counts arrive grouped where they are texts. */
export const panelView = {
  loading: (group: string) => `${group} wird geladen`,
  loadingStopped: 'Das Laden wurde abgebrochen',
  /** Names the buttons beside the heading. */
  actions: (group: string) => group,
  edit: 'Bearbeiten',
  export: 'Exportieren',
  exportFormats: {
    xlsx: 'Excel-Arbeitsmappe (.xlsx)',
    csv: 'CSV für R und Python (.csv)',
    csvExcel: 'CSV für Excel (.csv)',
  },
  exporting: 'Datei wird vorbereitet',
  versions: 'Versionen',
  openPanels: (group: string) => `Meine ${group}s`,
  notFoundTitle: (group: string) => `Dieses ${group} gibt es nicht`,
  notFoundHint: (group: string) =>
    `Es wurde vielleicht gelöscht, oder der Link gehört zum ${group} einer anderen Person.`,
  versionNotFoundTitle: (number: string) => `Eine Version ${number} gibt es nicht`,
  versionNotFoundHint: (group: string) => `So oft wurde dieses ${group} nicht gespeichert.`,
  showNewest: 'Neueste Version zeigen',
  facts: {
    version: 'Assay-Version',
    number: (group: string) => `${group}-Version`,
    count: 'Reagenzien',
    revision: 'Katalogrevision',
    created: 'Erstellt',
    changed: 'Geändert',
    /** Of an earlier version. */
    saved: 'Gespeichert',
    id: 'ID',
  },
  oldTitle: (number: string, newest: string) => `Dies ist Version ${number}. Die neueste ist Version ${newest}.`,
  lostTitle: (count: number, shown: string) =>
    `${reagents(count, shown)} ${count === 1 ? 'ist' : 'sind'} nicht mehr im Katalog`,
  lostHint: (count: number, group: string) =>
    `${count === 1 ? 'Es bleibt' : 'Sie bleiben'} im ${group} und im Export, ohne Werte.`,
  summary: {
    title: 'Zusammenfassung',
    thisPanel: (group: string) => `Dieses ${group}`,
    catalogue: 'Gesamter Katalog',
    loading: 'Kennzahlen werden geladen',
    composition: 'Zusammensetzung',
    dilutionTitle: 'Reagenzien nach Verdünnungsgruppe',
    dilutionLegend: (group: string) => `Jeder Balken: Anteil an den Reagenzien des ${group}s`,
    noDilution: 'Nicht bekannt',
    /** Names a bar that can be pressed. */
    dilutionCount: (dilution: string, shown: string, total: string, _: number, totalCount: number) =>
      `${dilution}: ${shown} von ${total} ${totalCount === 1 ? 'Reagenz' : 'Reagenzien'}`,
    legend: 'In jedem Diagramm',
    quartilesLegend: 'Mittlere Hälfte der Werte, mit dem Median',
    pressHint: 'Ein Balken führt in der Tabelle nur seine Reagenzien auf',
    /** Names the bars of a plot together. */
    barsOf: (measure: string) => `Balken zu ${measure}`,
    /** What is listed alone, as "Gesamt-CV in Plasma: 2 bis unter 4 %". */
    part: (of: string, part: string) => `${of}: ${part}`,
    partCount: (part: string, count: number, shown: string) => `${part}: ${reagents(count, shown)}`,
    partShown: (part: string) => `Die Tabelle führt nur diese Reagenzien auf. ${part}.`,
    removePart: (part: string) => `${part} entfernen`,
    /** As "12 von 40". */
    ofCount: (count: string, total: string) => `${count} von ${total}`,
    proteins: (count: number, shown: string) =>
      count === 1 ? '1 verschiedenes Protein (UniProt)' : `${shown} verschiedene Proteine (UniProt)`,
    sharing: (count: number, shown: string) =>
      count === 0
        ? 'Keine zwei Reagenzien teilen sich ein Protein'
        : `${shown} Reagenzien teilen sich ein Protein mit einem anderen`,
    withoutProtein: (count: number, shown: string) => `${reagents(count, shown)} ohne UniProt-Accession`,
    /** Names of the measures inside a sentence. */
    measures: {
      totalCVPlasma: 'Gesamt-CV in Plasma',
      totalCVSerum: 'Gesamt-CV in Serum',
      signalToNoisePlasma: 'Signal-Rausch-Verhältnis in Plasma',
      signalToNoiseSerum: 'Signal-Rausch-Verhältnis in Serum',
      correlationPlasma: 'Korrelation in Plasma',
      correlationSerum: 'Korrelation in Serum',
    },
    percent: (value: string) => `${value}\u00a0%`,
    /** `standing` is one of the three below, `missing` one of the three after them. */
    sentence: (group: string, measure: string, median: string, standing: string, missing: string) =>
      `${measure}: Der Median des ${group}s ist ${median}, ${standing}; ${missing}.`,
    lowerThan: (share: string) => `niedriger als ${share} des Katalogs`,
    higherThan: (share: string) => `höher als ${share} des Katalogs`,
    sameAsAll: 'gleich wie der gesamte Katalog',
    missing: (missing: number, shown: string, total: string) => `${shown} von ${total} ${have(missing)} keinen Wert`,
    noneMissing: (total: number, shown: string) =>
      total === 1 ? 'es hat einen Wert' : `alle ${shown} haben einen Wert`,
    noValues: (group: string, measure: string) => `${measure}: Kein Reagenz des ${group}s hat einen Wert.`,
    showTable: 'Als Tabelle zeigen',
    hideTable: 'Tabelle ausblenden',
    /** The button's accessible name: what it says, and of what. */
    tableOf: (button: string, measure: string) => `${button}: ${measure}`,
    tableName: (measure: string) => `Werte zu ${measure}`,
    range: 'Bereich',
    rangeFromTo: (from: string, to: string) => `${from} bis unter ${to}`,
    rangeBelow: (to: string) => `Unter ${to}`,
    rangeFrom: (from: string) => `${from} und mehr`,
    rangeAll: 'Beliebiger Wert',
    lowerQuartile: 'Unteres Quartil',
    median: 'Median',
    upperQuartile: 'Oberes Quartil',
    noValue: 'Kein Wert',
    notKnown: 'Nicht bekannt',
  },
  history: {
    listName: (group: string) => `Versionen dieses ${group}s`,
    version: (number: string) => `Version ${number}`,
    view: (number: string) => `Version ${number} ansehen`,
    shown: 'Auf dieser Seite gezeigt',
    newest: '(neueste)',
    newer: 'Neuere Versionen',
    older: 'Ältere Versionen',
    loading: 'Versionen werden geladen',
  },
  restore: {
    /** Names the button and its dialog. */
    action: (number: string) => `Version ${number} wiederherstellen`,
    confirm: 'Wiederherstellen',
    /** Names what the dialog says. */
    meaning: 'Was das Wiederherstellen bewirkt',
    saves: (number: string, next: string, count: string) =>
      `Speichert Version ${next} mit dem Inhalt von Version ${number}: ${count}. Die früheren Versionen bleiben.`,
    /** `parts` are of the two below, joined. */
    difference: (newest: string, parts: string) => `Gegenüber Version ${newest}: ${parts}.`,
    /** The count is one of `reagents`. */
    back: (count: string) => `${count} wieder da`,
    gone: (count: string) => `${count} nicht mehr da`,
    sameReagents: (newest: string) => `Sie hat dieselben Reagenzien wie Version ${newest}.`,
    same: (number: string, newest: string) =>
      `Version ${newest} ist gleich Version ${number}: Es gibt nichts wiederherzustellen.`,
    renamed: (name: string) => `Der Name wird ${name}.`,
    described: (description: string) =>
      description === '' ? 'Die Beschreibung wird leer.' : `Die Beschreibung wird: ${description}`,
    checking: 'Es wird geprüft, welche Reagenzien noch im Katalog sind',
    restoring: 'Wird wiederhergestellt',
    done: (number: string, next: string) => `Version ${number} als Version ${next} wiederhergestellt`,
    nothing: (number: string, newest: string) =>
      `Nichts wiederherzustellen: Version ${newest} ist, wie Version ${number} war`,
    changed:
      'Inzwischen wurde anderswo gespeichert; es wurde nichts wiederhergestellt. Die Angaben oben beziehen sich jetzt auf die neueste Version.',
    nameTaken: (name: string) =>
      `Den Namen ${name} haben Sie inzwischen anderweitig vergeben. Benennen Sie zuerst das andere um.`,
    tooManyVersions:
      'Die Höchstzahl an Versionen ist erreicht. Lassen Sie die Version anzeigen, und speichern Sie sie im Builder als neu.',
    deleted: (group: string) => `Dieses ${group} wurde inzwischen gelöscht.`,
  },
  compare: {
    title: 'Vergleichen',
    first: 'Vergleichen',
    second: 'mit',
    nothing: 'Wählen Sie, womit verglichen wird',
    find: (group: string) => `${group} suchen`,
    clearSearch: 'Suche leeren',
    /** Where not all can be chosen from at once. */
    shownOf: (shown: string, total: string, group: string) => `${shown} von ${total} ${group}s angezeigt`,
    nothingFound: (group: string, search: string) => `Kein ${group} passt zu „${search}“`,
    loading: 'Vergleichsdaten werden geladen',
    /** In the middle of a sentence. */
    version: (number: string) => `Version ${number}`,
    onlyIn: (label: string, count: string) => `Nur in ${label}: ${count}`,
    inBoth: (count: string) => `In beiden: ${count}`,
    /** In words, for those who listen: what the lists below hold. */
    words: (first: string, onlyFirst: string, both: string, second: string, onlySecond: string) =>
      `${onlyFirst} nur in ${first}, ${both} in beiden, ${onlySecond} nur in ${second}.`,
    same: (first: string, second: string) => `${first} und ${second} enthalten dieselben Reagenzien.`,
    bySeqId: 'Sie gehören zu verschiedenen Assay-Versionen und werden nach Sequenz-ID verglichen.',
    reagents,
    showAll: (count: string) => `Alle ${count} zeigen`,
  },
  sources: {
    counted: (what: string, shown: string) => `${what}: ${shown}`,
    /** Also the name of a sheet: up to 31 characters. */
    title: 'Quellen',
    listName: (group: string) => `Listen, aus denen dieses ${group} entstanden ist`,
    loading: 'Quellen werden geladen',
    none: (group: string) => `Mit diesem ${group} wurde keine importierte Liste gespeichert.`,
    pasted: 'Eingefügte Liste',
    revision: (revision: string) => `Katalogrevision ${revision}`,
    read: (count: number, shown: string) => (count === 1 ? '1 Zeile' : `${shown} Zeilen`),
    taken: (count: number, shown: string) => `${reagents(count, shown)} übernommen`,
    edited: (count: number, shown: string) => (count === 1 ? '1 Zelle bearbeitet' : `${shown} Zellen bearbeitet`),
    showRows: 'Zeilen zeigen',
    hideRows: 'Zeilen ausblenden',
    /** The button's accessible name: what it says, and of which list. */
    rowsOf: (button: string, name: string) => `${button}: ${name}`,
    tableName: (name: string) => `Zeilen von ${name}`,
    previous: 'Vorherige Zeilen',
    next: 'Nächste Zeilen',
    range: (from: string, to: string, total: string) => `Zeilen ${from} bis ${to} von ${total}`,
    columns: {
      list: 'Liste',
      at: 'Importiert (UTC)',
      revision: 'Katalogrevision',
      sheet: 'Blatt',
      line: 'Zeile',
      raw: 'Wie geschrieben',
      edited: 'Geändert in',
      status: 'Status',
      reason: 'Grund',
      seqIds: 'Übernommen',
      decision: 'Entscheidung',
    },
    decisions: {
      rule: 'Gefunden und ohne Entscheidung hinzugefügt',
      reader: 'Von Hand gewählt',
      reason: 'Mit allen Zeilen desselben Grundes angenommen',
      first: 'Das erste von mehreren',
      all: 'Alle von mehreren',
      best: 'Das beste von mehreren',
      refused: 'Abgelehnt',
      left_out: 'Ausgelassen',
    },
    orders: { lowest: 'am niedrigsten', highest: 'am höchsten' },
    /** As "Von mehreren das, dessen Gesamt-CV Plasma (%) am niedrigsten ist". */
    best: (order: string, measure: string) => `Von mehreren das, dessen ${measure} ${order} ist`,
    /** A list in one line of a file. */
    brief: (name: string, at: string, rows: number, taken: number, refused: number, leftOut: number) =>
      `${name} (${at}): ${rows} Zeilen, ${taken} übernommen, ${refused} abgelehnt, ${leftOut} ausgelassen`,
  },
  file: {
    sheet: (group: string) => group,
    about: (group: string) => `Über dieses ${group}`,
    name: (group: string) => `${group}-Name`,
    description: 'Beschreibung',
    id: (group: string) => `${group}-ID`,
    version: 'Assay-Version',
    number: (group: string) => `${group}-Version`,
    saved: 'Gespeichert (UTC)',
    savedRevision: 'Katalogrevision beim Speichern',
    valuesRevision: 'Katalogrevision der Werte',
    exported: 'Exportiert (UTC)',
    count: 'Reagenzien',
    lostCount: 'Reagenzien, die nicht mehr im Katalog sind',
    sources: 'Importierte Listen',
    derived: 'Hinweis',
    empty: 'Weggelassen, ohne jeden Wert im Katalog',
    /** Between notes in one cell. */
    separator: '; ',
    demo: 'Hinweis',
    demoNote: 'Demokatalog: Die Werte sind erfunden',
    status: 'Status',
    onMenu: 'Im Katalog',
    lost: 'Nicht mehr im Katalog',
  },
};
