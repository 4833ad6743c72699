/** Lazy-loaded with the page that moves a list to another assay version (useMoveTexts). */

const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);

export const move = {
  needsAccess: 'Moving lists is for people with access. Request access to save panels and move them.',
  /** In this section `shown` is the grouped count, and versions are written as 7K. */
  intro: 'See how each reagent of a list behaves in another assay version. Then save the list for that version.',
  list: 'List to move',
  choose: 'Choose a list',
  takePasted: 'Move',
  five: '5K',
  pastedFive: (menu: string) =>
    `A list of 5K is looked up in the ${menu} menu. The dialog names each row that this menu does not have.`,
  empty: 'The list is empty, so there is nothing to move.',
  direction: (from: string, to: string) => `From ${from} to ${to}`,
  to: 'Move to',
  matrix: 'Matrix of the samples',
  matrices: { plasma: 'Plasma', serum: 'Serum' },
  chooseMatrix: 'Choose the matrix of your samples to see the coefficients.',
  loading: 'Loading coefficients and menus',
  noTable: (from: string, to: string) =>
    `No table with coefficients from ${from} to ${to} is loaded here. An operator can load one with the catalogue.`,
  advice: 'Before you use the coefficients',
  /** The vendor's advice, printed with the rows. */
  advices: {
    matrix:
      'The coefficients apply to human EDTA plasma or serum, normalised with ANML. Never use coefficients of one matrix for the other.',
    csf: 'For cerebrospinal fluid (CSF) there is no coefficient published.',
    absent: (to: string) => `Reagents that ${to} does not have are not lifted.`,
    removing:
      'The vendor advises against removing reagents because of a low concordance alone. Nothing is removed here.',
    unknown: 'A value that is not published is shown as unknown. It is never zero.',
  },
  terms: 'A value of the old version × the scale factor is a value of the new version.',
  coefficients: (table: string) => `Coefficients: ${table}`,
  carried: (carried: string, count: number, shown: string, to: string) =>
    `On the ${to} menu: ${carried} of ${reagents(count, shown)}`,
  becomes: (count: number, shown: string) => `The new list has ${reagents(count, shown)}`,
  results: 'Reagents of the list',
  filterBand: 'Filter by band',
  filterFlag: 'Filter by note',
  all: 'All',
  columns: {
    reagent: 'Reagent',
    band: 'Concordance band',
    ccc: 'Lin’s CCC',
    scaleFactor: 'Scale factor',
    notes: 'Notes',
    becomes: (to: string) => `In ${to}`,
  },
  /** Bands with their limits, in the order of the page. */
  bands: { low: 'Low', medium: 'Medium', high: 'High', unknown: 'Unknown' },
  bandsHint: 'Lin’s concordance correlation coefficient (CCC): low below 0.5, medium, high from 0.75.',
  unknown: 'Unknown',
  flags: {
    not_on_target: (to: string) => `Not on ${to}`,
    internal_use: 'Internal use',
    deprecated: 'Deprecated',
    gene_changed: 'Gene changed',
    gene_renamed: 'Gene renamed',
    new_alternatives: 'New alternatives',
    not_in_source: (from: string) => `Not in ${from}`,
  },
  genes: (before: string, after: string) => `${before} → ${after}`,
  /** A gene with its Entrez ids, such as “SGK3 (100533105)”. */
  gene: (symbols: string, ids: string) => (ids === '' ? symbols : `${symbols} (${ids})`),
  alternatives: (list: string) => `Also for this protein: ${list}`,
  more: (list: string, count: string) => `${list} and ${count} more`,
  noCounterpart: 'No counterpart',
  noReplacement: 'No other reagent of this protein to offer.',
  alreadyListed: (list: string) => `The list has this protein by ${list}.`,
  replace: (seqId: string) => `Replace ${seqId}`,
  replacePlaceholder: 'Choose a reagent of the same protein…',
  leaveOut: 'Leave it out',
  /** A reagent to choose, such as “10000-28, CRBB2”. */
  offered: (seqId: string, name: string) => (name === '' ? seqId : `${seqId}, ${name}`),
  spans: (text: string, proteins: string) => `${text} (measures ${proteins})`,
  nothingShown: 'No reagent has both filters. Choose All in one of them.',
  range: (from: string, to: string, total: string) => `Rows ${from} to ${to} of ${total}`,
  previous: 'Previous rows',
  next: 'Next rows',
  printedFirst: (shown: string, total: string) => `The first ${shown} of ${total} rows are printed.`,
  save: (group: string) => `Save as ${group.toLowerCase()}`,
  addTo: (builder: string, count: string) => `Add to ${builder} (${count})`,
  builder: (version: string, group: string) => `${version} ${group} Builder`,
  openBuilder: (builder: string) => `Open ${builder}`,
  nothingToSave: (to: string) => `No reagent of the list is on the ${to} menu, so there is nothing to save.`,
  /** Suggested name of the new panel. */
  newName: (name: string, to: string) => `${name} (${to})`,
};

export type MoveTexts = typeof move;
