/** Texts of curated collections. They come with the pages and the dialog that show them; see useCollectionsTexts. */

const genes = (count: number, shown: string) => (count === 1 ? '1 Gen' : `${shown} Gene`);
const reagents = (count: number, shown: string) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`);

export const collections = {
  /** The counts of this section arrive grouped as `shown`. */
  genes,
  reagents,
  loading: 'Sammlungen werden geladen',
  needsAccess:
    'Kuratierte Proteinsammlungen sind Personen mit Zugang vorbehalten. Sie können das Menü durchsuchen und filtern; fordern Sie Zugang an, um es nach Erkrankung und Signalweg zu erkunden.',
  intro: 'Gen-Sets nach Erkrankung und Signalweg, und wie viel davon der Assay jeweils misst.',
  collectionCount: (count: number, shown: string) => (count === 1 ? '1 Sammlung' : `${shown} Sammlungen`),
  demo: 'Diese Gen-Sets wurden für den Demokatalog erfunden.',
  /** As “52 Gene: 31 in 7K, 38 in 11K, 21 in Ihrem Builder”; the parts are those below. */
  coverage: (genesText: string, parts: readonly string[]) =>
    parts.length === 0 ? genesText : `${genesText}: ${parts.join(', ')}`,
  ofVersion: (version: string, coverage: string) => `${version}: ${coverage}`,
  onVersion: (shown: string, version: string) => `${shown} in ${version}`,
  inBuilder: (shown: string) => `${shown} in Ihrem Builder`,
  builderBar: 'Builder',
  noGenes: 'Keine Gene',
  notLoaded: 'Zu diesem Thema ist kein Gen-Set geladen.',
  notWhole: 'Nur gemessene Gene sind bekannt: Dafür wurde kein Gen-Set geladen.',
  /** Before the sources. */
  from: 'Quelle:',
  noDate: 'ohne Datum',
  noLicence: 'ohne Lizenzangabe',
  unknownSource: 'nicht angegeben',
  source: (source: string, about: string) => `${source} (${about})`,
  showInMenu: 'Im Menü zeigen',
  /** Names a button or link of one collection among others. */
  of: (action: string, name: string) => `${action}: ${name}`,
  notInMenu: (version: string) =>
    `Das ${version}-Menü wurde ohne dieses Gen-Set geladen und kann nicht danach gefiltert werden.`,
  notOnMenu: (version: string) => `Das ${version}-Menü hat dafür kein Reagenz.`,
  addAll: 'Alle zum Builder hinzufügen',
  allAdded: (version: string) => `Die Reagenzien in ${version} sind in Ihrem Builder`,
  noneMeasured: (version: string) => `${version} misst keines dieser Gene`,
  addMissing: (count: number, shown: string, reagentsText: string) =>
    `${genes(count, shown)} hinzufügen (${reagentsText})`,
  showGenes: 'Gene',
  undo: 'Rückgängig',
  measured: (version: string, shown: string) => `In ${version} gemessen (${shown})`,
  unmeasured: (version: string, shown: string) => `In ${version} nicht gemessen (${shown})`,
  held: (shown: string) => `In Ihrem Builder (${shown})`,
  unresolved: (shown: string) => `Ohne Entrez-Gene-ID (${shown})`,
  unresolvedHint: 'Nur über ihre Symbole bekannt und danach gezählt.',
  none: 'Keine',
  /** Of a gene with several reagents. */
  times: (symbol: string, shown: string) => `${symbol} ×${shown}`,
  search: 'Sammlung suchen',
  searchSets: 'Gen-Set suchen',
  clearSearch: 'Suche leeren',
  found: (count: number, shown: string) => (count === 1 ? '1 Sammlung' : `${shown} Sammlungen`),
  nothingFound: (search: string) => `Keine Sammlung passt zu „${search}“`,
  otherSets: 'Andere Gen-Sets',
  otherSetsHint: 'Alle anderen Gen-Sets, die mit dem Katalog geladen wurden, nach Namen.',
  noOtherSets: 'Mit dem Katalog wurde kein anderes Gen-Set geladen.',
  categories: {
    diseases: 'Erkrankung',
    pathways: 'Signalweg',
    goBioProcess: 'GO Biologischer Prozess',
    goMoleFunc: 'GO Molekulare Funktion',
    goCellComp: 'GO Zelluläre Komponente',
    mesh: 'MeSH',
  },
  noCategory: 'Diese Kategorie gibt es nicht',
  allCategories: 'Alle Kategorien',
  dialogEmpty: 'Nicht geladen',
};
