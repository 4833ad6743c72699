import { derivedMeanings, meanings } from './meanings.ts';
import { sheetPreview } from './sheetPreview.ts';

const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);
const have = (count: number) => (count === 1 ? 'has' : 'have');

/** A count of type string is grouped. */
export const sheet = {
  loading: 'Loading the spec sheet',
  loadingStopped: 'Loading was stopped',
  title: (seqId: string, name: string) => `${seqId} ${name}`,
  actions: 'Spec sheet',
  revision: (version: string, revision: string) => `SomaScan ${version}, catalogue revision ${revision}`,
  notReported: 'not reported',
  percent: (value: string) => `${value}%`,
  rfu: (value: string) => `${value} RFU`,
  meanings,
  derivedMeanings,
  /** The accessible name of a button: its text and what it is about. */
  buttonOf: (button: string, about: string) => `${button}: ${about}`,
  showMeanings: 'What these fields mean',
  hideMeanings: 'Hide the meanings',
  /** A folded line. It opens to the names of the fields. */
  absent: (count: number, shown: string) =>
    count === 1 ? '1 field is not reported' : `${shown} fields are not reported`,
  head: {
    facts: 'In short',
    gene: 'Gene',
    accession: 'UniProt',
    dilution: 'Dilution',
    /** The count includes the reagent of the sheet. */
    reagents: (count: number, shown: string) =>
      count === 1 ? 'The only reagent for this protein' : `${shown} reagents for this protein`,
    measures: 'Measures to choose by',
    none: 'This catalogue has no values of the measures that help most to choose a reagent.',
    better: (share: string, count: string) => `Better than ${share} of ${count} reagents`,
    betterCount: (than: string, count: string) => `Better than ${than} of ${count} reagents`,
    best: (count: string) => `The best of ${count} reagents`,
    betterThanNone: (count: string) => `Better than none of ${count} reagents`,
    ends: { lowest: 'Lower is better', highest: 'Higher is better' },
  },
  groups: {
    identity: 'Identity',
    assay: 'Assay',
    plasma: 'Plasma',
    serum: 'Serum',
    evidence: 'Evidence',
    mouse: 'Mouse',
  },
  severalGenes: (count: string, genes: string) => `Spans ${count} genes: ${genes}`,
  derivedFrom: (measure: string) => `Filled from ${measure}`,
  standing: {
    notReported: (count: number, shown: string) =>
      count === 0 ? 'No reagent has a value.' : `Not reported; ${reagents(count, shown)} ${have(count)} a value.`,
    /** Shown once for a group of measures if no reagent of the catalogue has a value. */
    noneOfThese: 'No reagent of this catalogue has a value of these measures.',
    onlyOne: 'The only reagent with a value',
    sameAsAll: (count: string) => `The same as all ${count} reagents with a value`,
    lowest: (count: string) => `The lowest of ${count} reagents`,
    highest: (count: string) => `The highest of ${count} reagents`,
    lower: (than: string, count: string, share: string) => `Lower than ${than} of ${count} reagents (${share})`,
    higher: (than: string, count: string, share: string) => `Higher than ${than} of ${count} reagents (${share})`,
    lessThan: (share: string) => `less than ${share}`,
    /** Appended to one of the texts above, for other reagents with the same value. */
    ties: (count: number, shown: string) => `; ${count === 1 ? '1 other has' : `${shown} others have`} the same value`,
    missing: (count: number, shown: string) => `; ${shown} ${have(count)} none`,
    end: '.',
  },
  plot: {
    legend: 'In each plot',
    bars: 'All reagents of the menu',
    mark: 'This reagent',
    quartiles: 'Interquartile range and median',
    logScale: 'log scale',
    units: { percent: '%', rfu: 'RFU' },
    /** Labels of bars without a bound, at the ends of an axis. */
    below: (value: string) => `< ${value}`,
    atLeast: (value: string) => `≥ ${value}`,
    barsOf: (measure: string) => `Bars of ${measure}`,
    bar: (range: string, count: number, shown: string) => `${range}: ${reagents(count, shown)}`,
    /** Follows the range of a bar that has the value of the reagent. */
    withThis: (bar: string) => `${bar}, with this one`,
    quartilesOf: (lower: string, median: string, upper: string) => `Median ${median}, quartiles ${lower} and ${upper}`,
    showOne: 'Show as a table',
    valuesOf: (measure: string) => `Values of ${measure}`,
    range: 'Range',
    rangeFromTo: (from: string, to: string) => `${from} to below ${to}`,
    rangeBelow: (to: string) => `Below ${to}`,
    rangeFrom: (from: string) => `${from} and more`,
    rangeAll: 'Any value',
    count: 'Reagents',
    noValue: 'No value',
    showTable: 'Show the plots as a table',
    hideTable: 'Hide the table',
    tableName: 'Measurements of the whole menu',
    measure: 'Measure',
    value: 'This reagent',
    minimum: 'Lowest',
    lowerQuartile: 'Lower quartile',
    median: 'Median',
    upperQuartile: 'Upper quartile',
    maximum: 'Highest',
    known: 'With a value',
    missing: 'Without',
  },
  reagents: {
    title: 'Reagents for the same protein',
    none: 'No other reagent of this menu binds the same protein.',
    hint: 'Each measure is a line of its own; which of them counts depends on the study. Press a heading to sort.',
    tableName: 'Reagents for the same protein',
    choice: 'Builder',
    thisOne: 'this reagent',
    sharedBy: (values: string) => `Shares ${values}`,
    lowest: 'lowest',
    highest: 'highest',
    legend: 'Tinted and marked “lowest” or “highest”: the better end of a column among these reagents.',
    /** Printed: how many rows are omitted. */
    left: (count: number, shown: string) => `${reagents(count, shown)} more on the screen.`,
  },
  sets: {
    title: 'Pathways, diseases and terms',
    columns: {
      diseases: 'Disease States',
      pathways: 'Pathways',
      goBioProcess: 'GO Biological Process',
      goMoleFunc: 'GO Molecular Function',
      goCellComp: 'GO Cellular Component',
      mesh: 'MeSH',
    },
    unknownSource: 'source not stated',
    separator: '; ',
    more: (shown: string, _count: number) => `and ${shown} more`,
  },
  panels: {
    title: (group: string) => `My ${group}s`,
    loading: (group: string) => `Looking for ${group.toLowerCase()}s with this reagent`,
    none: (group: string) => `None of your ${group.toLowerCase()}s holds this reagent.`,
    /** How many more panels contain the reagent, which only My Panels lists. */
    more: (shown: string, group: string, _count: number) => `and ${shown} more in My ${group}s`,
  },
  links: {
    title: 'Elsewhere',
    opensElsewhere: 'opens in a new tab',
    label: (database: string, value: string) => `${database}: ${value}`,
  },
  versions: {
    title: 'Assay versions',
    only: (version: string) => `On the ${version} menu only.`,
    both: (version: string) => `Also on the ${version} menu`,
    open: (seqId: string, version: string) => `Open ${seqId} on ${version}`,
    liftTitle: 'Between 7K and 11K, from healthy reference samples',
    to7k: '11K→7K',
    to11k: '7K→11K',
    factor: (value: string) => `× ${value}`,
    matrices: { plasma: 'Plasma', serum: 'Serum' },
    matrix: 'Sample',
    concordance: 'Concordance (Lin’s CCC)',
    bands: { low: 'Low', medium: 'Medium', high: 'High' },
    unknown: 'unknown',
  },
  ownColumns: {
    title: 'Added columns',
    hint: 'The operator of this menu added these columns. They are not from the vendor.',
    column: 'Column',
    value: 'Value',
    description: 'Description',
    source: 'Source',
    notReported: 'not reported',
    unknownSource: 'not stated',
  },
  otherAssays: {
    title: 'Other platforms',
    hint:
      'These assays measure the same protein in another way. Their values are not those of this reagent, and cannot be exchanged. ' +
      'For example, among 817 proteins measured by Olink and SomaScan 7K, Spearman’s r was above 0.75 for 14.7% and below 0.40 for 44.8% (Haslam et al., Proteomics 2022).',
    none: 'No loaded list of another platform has an assay for this protein.',
    platform: 'Platform',
    assay: 'Assay',
    name: 'Name by the platform',
    accession: 'UniProt',
    reagents: 'Reagents of this menu',
  },
  builder: {
    add: (version: string, group: string) => `Add to ${version} ${group} Builder`,
    remove: (version: string, group: string) => `Remove from ${version} ${group} Builder`,
    loading: (group: string) => `Loading ${group} Builder`,
  },
  ...sheetPreview,
  steps: {
    label: 'In the list',
    previous: (seqId: string) => `Previous: ${seqId}`,
    next: (seqId: string) => `Next: ${seqId}`,
    at: (place: string, count: string) => `${place} of ${count}`,
  },
  print: 'Print',
  cutInPrint: 'Texts that end in … are cut to fit one page. They are whole on the screen.',
  cite: {
    copy: 'Copy citation',
    copied: 'Citation copied',
    byHand: 'The browser does not allow copying here. Select the citation and copy it.',
    label: 'Citation',
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
      `SOMAmer reagent ${parts.seqId} (${parts.name}; ${parts.target}), SomaScan ${parts.version}, catalogue revision ${parts.revision}. ${parts.menu}, ${parts.date}. ${parts.address}`,
    demo: (citation: string) => `${citation} [Demo catalogue: the values are made up]`,
  },
  missing: {
    withdrawnTitle: (seqId: string) => `Reagent ${seqId} is no longer offered`,
    offMenuTitle: (seqId: string) => `Reagent ${seqId} is not on the menu`,
    title: (seqId: string) => `There is no reagent ${seqId}`,
    onMenu: (version: string) => `It is not on the ${version} menu.`,
    nearest: 'Did you mean one of these?',
    nothingNear: 'No reagent has a similar id. Check the id, or look for the protein in the menu.',
    other: (version: string) => `It is on the ${version} menu.`,
    openMenu: 'Open the menu',
  },
};

export type SheetTexts = typeof sheet;
