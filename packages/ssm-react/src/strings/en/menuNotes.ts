/** Lazy-loaded menu notes about withdrawn reagents, printing, empty searches and changes of version. */
export const menuNotes = {
  /** Texts about withdrawn reagents. `source` names the file and header that state the withdrawal. */
  withdrawn: {
    internal_use: (seqId: string, name: string, source: string) =>
      `${seqId} is no longer offered: it is “${name}” (${source}).`,
    deprecated: (seqId: string, name: string, source: string) => `${seqId} (${name}) is deprecated (${source}).`,
  },
  /** Shown for a SeqId that a catalogue has, but no menu. The keys are the reasons of an import. */
  offMenu: {
    not_human: (seqId: string) =>
      `${seqId} is a reagent of the assay. Its protein is not human, and it is not on the menu.`,
    control: (seqId: string) => `${seqId} is a control of the assay, and not on the menu.`,
    not_offered: (seqId: string) => `${seqId} is known, but not offered.`,
  },
  /** A short tag and a sentence for a reagent that only this version of the menu still offers. */
  /** A short tag and its description for a row whose protein has several reagents. */
  sharedTag: (shown: string) => `${shown} reagents`,
  sharedTitle: (shown: string) => `${shown} reagents for the same protein`,
  /** Buttons that save an own collection. `shown` is the grouped number of selected reagents. */
  saveResult: 'Save result as my collection',
  saveSelected: (shown: string) => `Save selected as my collection (${shown})`,
  nothingToSave: 'There is no reagent to save.',
  /** Describes a number and its bar. */
  rankOf: (below: string, above: string) => `Reagents with a lower value: ${below}; with a higher value: ${above}`,
  withdrawnTag: (other: string) => `No longer in ${other}`,
  withdrawnByOther: {
    internal_use: (other: string, seqId: string, name: string, source: string) =>
      `${other} no longer offers ${seqId}: there it is “${name}” (${source}).`,
    deprecated: (other: string, seqId: string, name: string, source: string) =>
      `${other} no longer offers ${seqId}: there “${name}” is deprecated (${source}).`,
  },
  withdrawnTitle: (other: string, count: number, shown: string) =>
    count === 1 ? `1 reagent is no longer offered in ${other}` : `${shown} reagents are no longer offered in ${other}`,
  /** Printed: the source of the rows, the search, and a note if a long list is cut. */
  printedFrom: (version: string, revision: string) => `${version}, catalogue ${revision}.`,
  printedSearch: (search: string) => `Search: “${search}”.`,
  printedFirst: (shown: string, total: string) =>
    `The first ${shown} of ${total} reagents are printed. To have all, select them and export the panel.`,
  didYouMean: 'Did you mean',
  /** Shown when the search is a plain number that no cell has. */
  entrezIdOf: (id: string, symbols: string) => `${id} is the Entrez Gene ID of ${symbols}.`,
  searchFor: (name: string) => `Search ${name}`,
  /**
   * Shown when only the other version has matches. `count` compares names only, so a search in that version can find
   * more.
   */
  inOtherVersion: (version: string, count: number, shown: string) =>
    count === 1 ? `${version} has at least 1 reagent for it.` : `${version} has at least ${shown} reagents for it.`,
  /** Shown when the search matches only a part of longer names. */
  notNamed: (version: string, name: string) => `No reagent of ${version} is named “${name}”.`,
  namedThere: (other: string, symbols: string, count: number, shown: string) =>
    `${other} has ${count === 1 ? '1 reagent' : `${shown} reagents`} of that name (${symbols}).`,
  /** Shown when the name belongs to several genes, and only the other version measures these. */
  alsoNamedThere: (other: string, name: string, symbols: string, count: number, shown: string) =>
    `“${name}” is also another name of ${symbols}, which only ${other} measures (${count === 1 ? '1 reagent' : `${shown} reagents`}).`,
  showOtherVersion: (version: string) => `Show ${version}`,
  /** Shown when the search is an id of a kind for which the operator has loaded no table. */
  noTable: (id: string, kind: string) =>
    `${id} has the form of ${kind}, and no table of these is loaded here. Search for its gene symbol instead.`,
  geneIds: { hgnc: 'an HGNC ID', ensembl: 'an Ensembl ID', refSeq: 'a RefSeq accession' },
  /**
   * Shown when the search matches only reagents that filters or a Bulk Search list exclude. `by` is one of
   * `leftOutBy`.
   */
  leftOut: (count: number, shown: string, by: string) =>
    count === 1
      ? `1 reagent of the whole menu matches; ${by} it out.`
      : `${shown} reagents of the whole menu match; ${by} them out.`,
  leftOutBy: { filters: 'the filters leave', list: 'the list leaves', both: 'the filters and the list leave' },
  clearLeaving: { filters: 'Clear filters', list: 'Clear list', both: 'Clear filters and list' },
  /** Shown after a change of version. `what` joins the texts below. */
  cleared: (version: string, what: string) => `${version} is shown. Cleared: ${what}.`,
  clearedFilters: (count: number, shown: string) => (count === 1 ? '1 filter' : `${shown} filters`),
  clearedList: 'the list of Bulk Search',
  clearedSort: (title: string) => `the order by ${title}`,
  clearedColumns: (count: number, shown: string) => (count === 1 ? '1 column' : `${shown} columns`),
  clearedSelected: (count: number, shown: string) =>
    count === 1 ? '1 selected reagent' : `${shown} selected reagents`,
  backTo: (version: string) => `Back to ${version}`,
  /** Shown when a copied selection covers the table and other parts of the page. */
  copiedInView:
    'Of the table, only the rows in view were copied. For others, tick them or mark them inside the table, and copy there.',
  /** Announced to screen readers. */
  sorted: {
    ascending: (title: string) => `Sorted by ${title}, ascending`,
    descending: (title: string) => `Sorted by ${title}, descending`,
  },
  unsorted: 'In the order of the catalogue',
  moved: (title: string, position: string, count: string) => `${title} is column ${position} of ${count}`,
  resized: (title: string, pixels: string) => `${title} is ${pixels} pixels wide`,
  /** Announced when keys cannot move a column. */
  fixed: (title: string, position: string, count: string) =>
    `${title} cannot be moved; it is column ${position} of ${count}`,
  keptPlace: (title: string, position: string, count: string) => `${title} stays column ${position} of ${count}`,
  rowsCopied: (count: number, shown: string) => (count === 1 ? '1 row copied' : `${shown} rows copied`),
  /** Shown with the address when the browser does not allow copying. */
  copyByHand: 'The browser does not allow copying here. Select the address and copy it.',
  addressOfView: 'Address of this view',
};

export type MenuNotesTexts = typeof menuNotes;
