const lower = (group: string) => group.toLowerCase();
const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);
const have = (count: number) => (count === 1 ? 'has' : 'have');

/** A count of type string is grouped. */
export const panelView = {
  loading: (group: string) => `Loading the ${lower(group)}`,
  loadingStopped: 'Loading was stopped',
  /** The accessible name of the group of buttons beside the heading. */
  actions: (group: string) => group,
  edit: 'Edit',
  export: 'Export',
  exportFormats: {
    xlsx: 'Excel workbook (.xlsx)',
    csv: 'CSV for R and Python (.csv)',
    csvExcel: 'CSV for Excel (.csv)',
  },
  exporting: 'Preparing the file',
  compareLists: 'Compare lists',
  versions: 'Versions',
  openPanels: (group: string) => `My ${group}s`,
  notFoundTitle: (group: string) => `There is no such ${lower(group)}`,
  notFoundHint: (group: string) =>
    `It may have been deleted, or the link may belong to somebody else’s ${lower(group)}.`,
  versionNotFoundTitle: (number: string) => `There is no version ${number}`,
  versionNotFoundHint: (group: string) => `This ${lower(group)} has not been saved as often as that.`,
  showNewest: 'Show the newest version',
  facts: {
    version: 'Assay version',
    number: (group: string) => `${group} version`,
    count: 'Reagents',
    revision: 'Catalogue revision',
    created: 'Created',
    changed: 'Changed',
    saved: 'Saved',
    id: 'Id',
  },
  oldTitle: (number: string, newest: string) => `This is version ${number}. The newest is version ${newest}.`,
  lostTitle: (count: number, shown: string) =>
    `${reagents(count, shown)} ${count === 1 ? 'is' : 'are'} no longer in the catalogue`,
  lostHint: (count: number, group: string) =>
    `${count === 1 ? 'It stays' : 'They stay'} in the ${lower(group)}, and in what is exported, without values.`,
  summary: {
    title: 'Summary',
    thisPanel: (group: string) => `This ${lower(group)}`,
    catalogue: 'Whole catalogue',
    loading: 'Loading the measures',
    composition: 'Composition',
    dilutionTitle: 'Reagents by dilution group',
    dilutionLegend: (group: string) => `Each bar: its share of the ${lower(group)}’s reagents`,
    noDilution: 'Not known',
    /** The accessible name of a bar that is a button. */
    dilutionCount: (dilution: string, shown: string, total: string, _count: number, _total: number) =>
      `${dilution}: ${shown} of ${total} reagents`,
    legend: 'In each plot',
    quartilesLegend: 'Interquartile range and median',
    pressHint: 'A bar lists its reagents alone in the table',
    barsOf: (measure: string) => `Bars of ${measure}`,
    /** The listed part, such as "Total CV in plasma: 2 to below 4%". */
    part: (of: string, part: string) => `${of}: ${part}`,
    partCount: (part: string, count: number, shown: string) => `${part}: ${reagents(count, shown)}`,
    partShown: (part: string) => `The table lists these reagents alone. ${part}.`,
    removePart: (part: string) => `Remove ${part}`,
    ofCount: (count: string, total: string) => `${count} of ${total}`,
    proteins: (count: number, shown: string) =>
      count === 1 ? '1 distinct protein (UniProt)' : `${shown} distinct proteins (UniProt)`,
    sharing: (count: number, shown: string) =>
      count === 0 ? 'No two reagents share a protein' : `${shown} reagents share a protein with another`,
    withoutProtein: (count: number, shown: string) => `${reagents(count, shown)} without a UniProt accession`,
    measures: {
      totalCVPlasma: 'Total CV in plasma',
      totalCVSerum: 'Total CV in serum',
      signalToNoisePlasma: 'Signal to Noise in plasma',
      signalToNoiseSerum: 'Signal to Noise in serum',
      correlationPlasma: 'Correlation in plasma',
      correlationSerum: 'Correlation in serum',
    },
    percent: (value: string) => `${value}%`,
    percentSign: '%',
    logScale: 'log scale',
    /** Labels of bars without a bound, at the ends of an axis. */
    below: (value: string) => `< ${value}`,
    atLeast: (value: string) => `≥ ${value}`,
    /** The bar under the pointer, such as "2 to below 4%: 3 here, 204 in the catalogue". */
    bar: (range: string, panel: string, catalogue: string) => `${range}: ${panel} here, ${catalogue} in the catalogue`,
    quartilesOf: (of: string, first: string, median: string, third: string) =>
      `${of}: median ${median}, quartiles ${first} and ${third}`,
    /**
     * Compares a measure with the catalogue. `standing` is one of the three texts below, `missing` one of the three
     * texts after those.
     */
    sentence: (group: string, measure: string, median: string, standing: string, missing: string) =>
      `The ${lower(group)}’s median ${measure} is ${median}, ${standing}; ${missing}.`,
    lowerThan: (share: string) => `lower than ${share} of the catalogue`,
    higherThan: (share: string) => `higher than ${share} of the catalogue`,
    sameAsAll: 'the same as the whole catalogue',
    missing: (missing: number, shown: string, total: string) => `${shown} of ${total} ${have(missing)} no value`,
    noneMissing: (total: number, shown: string) => (total === 1 ? 'it has a value' : `all ${shown} have a value`),
    noValues: (group: string, measure: string) => `No reagent of the ${lower(group)} has a value for ${measure}.`,
    showTable: 'Show as a table',
    hideTable: 'Hide the table',
    /** The button's accessible name: its text and the measure. */
    tableOf: (button: string, measure: string) => `${button}: ${measure}`,
    tableName: (measure: string) => `Values of ${measure}`,
    range: 'Range',
    rangeFromTo: (from: string, to: string) => `${from} to below ${to}`,
    rangeBelow: (to: string) => `Below ${to}`,
    rangeFrom: (from: string) => `${from} and more`,
    rangeAll: 'Any value',
    lowerQuartile: 'Lower quartile',
    median: 'Median',
    upperQuartile: 'Upper quartile',
    noValue: 'No value',
    notKnown: 'Not known',
  },
  /** What the working list of a builder is made of, beside its table. */
  overview: {
    title: 'Overview',
    reagents,
    spanning: (count: number, shown: string) =>
      count === 1
        ? '1 reagent measures several proteins and counts for each of them'
        : `${shown} reagents measure several proteins and count for each of them`,
    pressHint: 'A group lists its reagents alone in the table',
    /** `count` is a text such as "12 of 30 reagents". */
    withShare: (count: string, share: string) => `${count} (${share})`,
    limits: 'Limits',
    limitsHint: 'A limit marks the reagents beyond it in the table',
    limitOf: (measure: string) => `Limit: ${measure}`,
    limit: 'Limit',
    none: 'No limit',
    remove: (measure: string) => `Remove the limit: ${measure}`,
    invalid: 'This is not a number. Until it is, there is no limit.',
    beyond: (shown: string, limit: string, _count: number) => `${shown} beyond ${limit}`,
    notReported: (shown: string, _count: number) => `${shown} not reported`,
    /** The mark of a reagent in the table, such as "CV plasma 12% > 10%". */
    mark: (measure: string, value: string, sign: string, limit: string) => `${measure} ${value} ${sign} ${limit}`,
    marks: {
      totalCVPlasma: 'CV plasma',
      totalCVSerum: 'CV serum',
      signalToNoisePlasma: 'S/N plasma',
      signalToNoiseSerum: 'S/N serum',
    },
    problems: 'Problems',
    problemsHint: 'A problem lists its reagents alone in the table',
    noProblems: 'No problems found.',
    noLimits: 'No limit is set, so values were not checked.',
    sharing: 'Several reagents per protein',
    withdrawn: (version: string) => `No longer offered in ${version}`,
    partBeyond: (measure: string, limit: string) => `${measure} beyond ${limit}`,
    partMissing: (measure: string) => `${measure} not reported`,
    lost: 'No longer on the menu',
  },
  history: {
    listName: (group: string) => `Versions of this ${lower(group)}`,
    version: (number: string) => `Version ${number}`,
    view: (number: string) => `View version ${number}`,
    shown: 'Shown on this page',
    newest: '(newest)',
    newer: 'Newer versions',
    older: 'Older versions',
    loading: 'Loading the versions',
  },
  restore: {
    action: (number: string) => `Restore version ${number}`,
    confirm: 'Restore',
    meaning: 'What restoring does',
    saves: (number: string, next: string, count: string) =>
      `Saves version ${next} with the ${count} of version ${number}. The earlier versions stay.`,
    /** Compares with the newest version. `parts` joins the two texts below. */
    difference: (newest: string, parts: string) => `Against version ${newest}: ${parts}.`,
    back: (count: string) => `${count} back`,
    gone: (count: string) => `${count} gone`,
    sameReagents: (newest: string) => `It has the same reagents as version ${newest}.`,
    same: (number: string, newest: string) =>
      `Version ${newest} is the same as version ${number}: there is nothing to restore.`,
    renamed: (name: string) => `Its name becomes ${name}.`,
    described: (description: string) =>
      description === '' ? 'Its description becomes empty.' : `Its description becomes: ${description}`,
    checking: 'Looking up which reagents are still in the catalogue',
    restoring: 'Restoring',
    done: (number: string, next: string) => `Version ${number} restored as version ${next}`,
    nothing: (number: string, newest: string) => `Nothing to restore: version ${newest} is as version ${number} was`,
    changed:
      'It was saved in another place meanwhile, and nothing was restored. What stands above is now against its newest version.',
    nameTaken: (name: string) => `Another one of yours has the name ${name} now. Rename that one first.`,
    tooManyVersions:
      'It has as many versions as there can be. Show the version, and save it as a new one from the builder.',
    deleted: (group: string) => `This ${lower(group)} was deleted meanwhile.`,
  },
  compare: {
    title: 'Compare',
    first: 'Compare',
    second: 'with',
    nothing: 'Choose what to compare with',
    find: (group: string) => `Find a ${lower(group)}`,
    clearSearch: 'Clear search',
    shownOf: (shown: string, total: string, group: string) => `Showing ${shown} of ${total} ${lower(group)}s`,
    nothingFound: (group: string, search: string) => `No ${lower(group)} matches “${search}”`,
    loading: 'Loading what to compare with',
    version: (number: string) => `version ${number}`,
    onlyIn: (label: string, count: string) => `Only in ${label}: ${count}`,
    inBoth: (count: string) => `In both: ${count}`,
    /** Summarizes the lists of a comparison for screen readers. */
    words: (first: string, onlyFirst: string, both: string, second: string, onlySecond: string) =>
      `${onlyFirst} only in ${first}, ${both} in both, ${onlySecond} only in ${second}.`,
    same: (first: string, second: string) => `${first} and ${second} hold the same reagents.`,
    bySeqId: 'They are of different assay versions and are compared by Sequence ID.',
    reagents,
    showAll: (count: string) => `Show all ${count}`,
  },
  sources: {
    counted: (what: string, shown: string) => `${what}: ${shown}`,
    /** Also the name of a workbook sheet: at most 31 characters. */
    title: 'Sources',
    listName: (group: string) => `Lists and rules that this ${lower(group)} was made from`,
    loading: 'Loading the sources',
    none: (group: string) => `No imported list and no rule was saved with this ${lower(group)}.`,
    pasted: 'Pasted list',
    onePerProtein: 'One reagent per protein',
    comparison: (taken: string) => `Comparison: ${taken}`,
    compared: (count: number, shown: string) => (count === 1 ? '1 compared list' : `${shown} compared lists`),
    proteins: (count: number, shown: string) =>
      `${count === 1 ? '1 protein' : `${shown} proteins`} with several reagents`,
    kept: (count: number, shown: string) => `${reagents(count, shown)} kept`,
    removed: (count: number, shown: string) => `${reagents(count, shown)} removed`,
    revision: (revision: string) => `catalogue revision ${revision}`,
    read: (count: number, shown: string) => (count === 1 ? '1 row' : `${shown} rows`),
    taken: (count: number, shown: string) => `${reagents(count, shown)} taken`,
    edited: (count: number, shown: string) => (count === 1 ? '1 cell edited' : `${shown} cells edited`),
    showRows: 'Show the rows',
    hideRows: 'Hide the rows',
    /** The button's accessible name: its text and the list. */
    rowsOf: (button: string, name: string) => `${button}: ${name}`,
    tableName: (name: string) => `Rows of ${name}`,
    previous: 'Previous rows',
    next: 'Next rows',
    range: (from: string, to: string, total: string) => `Rows ${from} to ${to} of ${total}`,
    columns: {
      list: 'List',
      at: 'Imported (UTC)',
      revision: 'Catalogue revision',
      sheet: 'Sheet',
      line: 'Line',
      raw: 'As written',
      edited: 'Edited to',
      status: 'Status',
      reason: 'Reason',
      seqIds: 'Taken',
      removed: 'Removed',
      decision: 'Decision',
    },
    decisions: {
      rule: 'Found, and added without a decision',
      reader: 'Chosen by hand',
      reason: 'Accepted with all rows of the same reason',
      first: 'The first of several',
      all: 'All of several',
      best: 'The best of several',
      evidence: 'Of several, the one with the most kinds of evidence',
      only: 'The only one for this protein alone',
      undecided: 'Not decided: all stayed',
      refused: 'Refused',
      left_out: 'Left out',
    },
    orders: { lowest: 'lowest', highest: 'highest' },
    best: (order: string, measure: string) => `Of several, the one with the ${order} ${measure}`,
    /** Titles of the rows of a rule. */
    ofProtein: { raw: 'Protein', seqIds: 'Kept', removed: 'Removed', decision: 'Decision' },
    ofComparison: { line: 'List', raw: 'Name', count: 'Reagents' },
    briefComparison: (name: string, at: string) => `${name} (${at})`,
    briefRule: (name: string, at: string, proteins: number, kept: number, removed: number) =>
      `${name} (${at}): ${proteins} proteins with several reagents, ${kept} kept, ${removed} removed`,
    brief: (name: string, at: string, rows: number, taken: number, refused: number, leftOut: number) =>
      `${name} (${at}): ${rows} rows, ${taken} taken, ${refused} refused, ${leftOut} left out`,
  },
  file: {
    sheet: (group: string) => group,
    /** The name of the workbook sheet with the panel's details. */
    about: (group: string) => `About this ${lower(group)}`,
    name: (group: string) => `${group} name`,
    description: 'Description',
    id: (group: string) => `${group} id`,
    version: 'Assay version',
    number: (group: string) => `${group} version`,
    saved: 'Saved (UTC)',
    savedRevision: 'Catalogue revision when saved',
    valuesRevision: 'Catalogue revision of the values',
    exported: 'Exported (UTC)',
    count: 'Reagents',
    lostCount: 'Reagents no longer in the catalogue',
    sources: 'Imported lists and rules',
    derived: 'Note',
    empty: 'Left out, without any value in the catalogue',
    separator: '; ',
    demo: 'Note',
    demoNote: 'Demo catalogue: the values are made up',
    status: 'Status',
    onMenu: 'In the catalogue',
    lost: 'No longer in the catalogue',
  },
};

export type PanelViewTexts = typeof panelView;
