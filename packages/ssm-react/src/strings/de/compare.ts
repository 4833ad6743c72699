import type { ChosenListTexts, CompareTexts } from '../en/compare.ts';

const reagents = (count: number, shown: string) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`);
const proteins = (count: number, shown: string) => (count === 1 ? '1 Protein' : `${shown} Proteine`);

export const compare: CompareTexts = {
  needsAccess:
    'Listen vergleichen können Personen mit Zugang. Beantragen Sie Zugang, um Panels zu speichern und zu vergleichen.',
  intro:
    'Wählen Sie zwei bis fünf Listen. Sie sehen nach Reagenz oder Protein, was sie gemeinsam haben, und können jeden Teil in einen Builder übernehmen.',
  reagents,
  proteins,
  lists: 'Listen',
  add: 'Liste hinzufügen',
  addPlaceholder: 'Liste hinzufügen …',
  paste: (version) => `Liste von ${version} einfügen oder importieren`,
  takePasted: 'Vergleichen',
  pasted: 'Liste von Reagenzien',
  result: 'Ergebnis des Menüs',
  wholeMenu: 'Ganzes Menü',
  filters: (count, shown) => (count === 1 ? '1 Filter' : `${shown} Filter`),
  tooLong: 'Diese Liste ist zu lang für einen Link. Fügen Sie sie einem Builder hinzu und vergleichen Sie diesen.',
  full: 'Höchstens fünf Listen werden verglichen. Entfernen Sie eine, um eine andere hinzuzufügen.',
  groups: { builder: 'Builder', panel: { Panel: 'Panels', Set: 'Sets' }, collection: 'Kuratierte Sammlungen' },
  find: (group) => `${group} zum Vergleichen suchen`,
  clearSearch: 'Suche leeren',
  builder: (version, group) => `${version} ${group} Builder`,
  panelVersion: (number) => `Version ${number}`,
  newest: 'neueste Version',
  ownList: 'Arbeitsliste',
  loadingList: 'Liste wird geladen',
  remove: 'Entfernen',
  missing: {
    Panel: 'Dieses Panel gibt es nicht mehr, oder es gehört Ihnen nicht. Die anderen Listen werden ohne es verglichen.',
    Set: 'Dieses Set gibt es nicht mehr, oder es gehört Ihnen nicht. Die anderen Listen werden ohne es verglichen.',
  },
  noBuilder: 'Hier gibt es keinen Builder. Die anderen Listen werden ohne ihn verglichen.',
  ignored: (count, shown) =>
    count === 1
      ? '1 Liste dieses Links ist nicht lesbar oder steht hinter der fünften.'
      : `${shown} Listen dieses Links sind nicht lesbar oder stehen hinter der fünften.`,
  mixed: (only) =>
    `Die Listen gehören zu verschiedenen Assay-Versionen. SeqIds sind in beiden gleich, aber ${only} hat Reagenzien, die im anderen Menü fehlen.`,
  key: 'Vergleichen nach',
  keys: { seqId: 'SeqId', protein: 'Protein' },
  byProtein: 'Ein Protein ist eine UniProt-Accession. Ein Reagenz für mehrere Proteine zählt für jedes.',
  withoutProtein: (count, shown) =>
    `${reagents(count, shown)} ohne UniProt-Accession oder nicht mehr im Menü: nach Protein nicht vergleichbar.`,
  loadingProteins: 'Proteine werden geladen',
  few: 'Fügen Sie mindestens zwei Listen hinzu, um sie zu vergleichen.',
  empty: 'Die Liste ist leer',
  combinations: 'Was die Listen gemeinsam haben',
  combinationsHint: (isWhole) =>
    isWhole
      ? '„Genau“ zählt, was in diesen Listen und in keiner anderen ist. „Mindestens“ zählt es auch, wenn andere Listen es haben.'
      : '„Genau“ zählt, was in diesen Listen und in keiner anderen ist. „Mindestens“ zählt es auch, wenn andere Listen es haben. Kombinationen mit genau 0 fehlen.',
  columns: { lists: 'In', exactly: 'Genau', atLeast: 'Mindestens', show: 'Anzeigen' },
  show: (name) => `Anzeigen, was genau in ${name} ist`,
  diagram: 'Diagramm der genauen Zahlen. Die Flächen sind nicht maßstäblich.',
  take: 'Übernehmen',
  nothing: 'Wählen, was übernommen wird',
  formulas: {
    union: 'In irgendeiner Liste',
    intersection: 'In allen Listen',
    difference: (of, without) => `In ${of}, nicht in ${without}`,
    exactly: (count, shown) => (count === 1 ? 'In genau einer Liste' : `In genau ${shown} Listen`),
    onlyIn: (letter) => `Nur in ${letter}`,
    part: (letters) => `Genau in ${letters}`,
  },
  taken: (what, count) => `${what}: ${count}`,
  takenReagents: (proteinsText, reagentsText) => `${proteinsText}, gemessen von ${reagentsText} der Listen`,
  spanning: (count, shown) =>
    count === 1
      ? '1 dieser Reagenzien misst auch ein Protein außerhalb dieses Teils.'
      : `${shown} dieser Reagenzien messen auch ein Protein außerhalb dieses Teils.`,
  nothingTaken: 'In diesem Teil ist nichts, also gibt es nichts hinzuzufügen.',
  addTo: (builder, count) => `Zu ${builder} hinzufügen (${count})`,
  notOnMenu: (count, shown, version) =>
    `${reagents(count, shown)} ${count === 1 ? 'ist' : 'sind'} nicht im ${version}-Menü und können nicht in dessen Builder.`,
  enrich: (version) => `Anreicherung auf ${version}`,
  openBuilder: (builder) => `${builder} öffnen`,
  record: (what, key, lists) => `${what}, nach ${key}; ${lists.join('; ')}`,
  recordList: (letter, name) => `${letter}: ${name}`,
  elsewhere: {
    button: 'Anderswo suchen',
    title: (letter) => `Panels und Sammlungen mit Reagenzien von ${letter}`,
    finding: 'Panels und Sammlungen werden durchsucht',
    notOffered: 'Dieser Server kann Panels und Sammlungen nicht nach Reagenzien suchen.',
    panels: {
      Panel: (found, all) => `Panels (${found} von ${all})`,
      Set: (found, all) => `Sets (${found} von ${all})`,
    },
    collections: (found) => `Kuratierte Sammlungen (${found})`,
    onlyNewest: {
      Panel: (checked, all) => `Gelesen wurden die ${checked} zuletzt geänderten Panels von ${all}.`,
      Set: (checked, all) => `Gelesen wurden die ${checked} zuletzt geänderten Sets von ${all}.`,
    },
    notOnMenu: (count, shown, version) =>
      `${reagents(count, shown)} ${count === 1 ? 'ist' : 'sind'} nicht im ${version}-Menü und daher in keiner Sammlung.`,
    none: {
      Panel: 'Kein Panel enthält eines dieser Reagenzien.',
      Set: 'Kein Set enthält eines dieser Reagenzien.',
      collection: 'Keine kuratierte Sammlung enthält eines dieser Reagenzien.',
    },
    columns: {
      Panel: 'Panel',
      Set: 'Set',
      collection: 'Sammlung',
      version: 'Version',
      family: 'Art',
      has: 'Enthält',
      size: 'Reagenzien',
      compare: 'Vergleichen',
    },
    has: (count, all) => `${count} von ${all}`,
    showAll: (count) => `Alle ${count} anzeigen`,
  },
};

export const chosenList: ChosenListTexts = {
  placeholder: 'Liste wählen …',
  paste: (version) => `Liste von ${version} einfügen oder importieren`,
  another: 'Andere Liste wählen',
  pasted: 'Eingefügte Liste',
  reagents: (count, shown) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`),
  tooLong:
    'Diese Liste ist zu lang für den Link dieser Seite. Sie geht verloren, wenn Sie die Seite verlassen oder neu laden.',
  missing: {
    Panel: 'Dieses Panel gibt es nicht mehr, oder es gehört Ihnen nicht.',
    Set: 'Dieses Set gibt es nicht mehr, oder es gehört Ihnen nicht.',
  },
  noBuilder: 'Hier gibt es keinen Builder.',
  unreadable: 'Die Liste dieses Links ist nicht lesbar.',
};
