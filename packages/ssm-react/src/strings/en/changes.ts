/** Lazy-loaded with the pages that tell what changed in panels (useChangesTexts). */

const lower = (group: string) => group.toLowerCase();
const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);

/** In this section `shown` is the grouped count, and `group` is Panel or Set. */
export const changes = {
  title: 'Changes',
  /** The button beside the heading of a panel. */
  button: (count: number, shown: string) => (count === 0 ? 'Changes' : `Changes (${shown})`),
  loading: 'Comparing the catalogues',
  /** Names both catalogues, such as "March 2026 (loaded 3 March 2026)". */
  between: (from: string, to: string) => `From ${from} to ${to}.`,
  catalogue: (label: string, date: string) => `${label} (loaded ${date})`,
  states: {
    current: (group: string) =>
      `This ${lower(group)} was saved on the catalogue in use, so there is nothing to compare.`,
    older: (from: string, to: string) =>
      `The catalogue in use, ${to}, is older than the one on which this was saved, ${from}. Changes are not told.`,
    not_stored: (group: string, revision: string) =>
      `The catalogue on which this ${lower(group)} was saved (revision ${revision}) is no longer stored. It cannot be compared, so changes are not known.`,
    invented: 'One of the two catalogues is invented, so they are not compared.',
  },
  none: (group: string) => `Nothing changed for the reagents of this ${lower(group)}.`,
  noneShown: 'No change is shown with this choice.',
  allDecided: 'Every change is decided.',
  notCompared: (fields: string) =>
    `Not compared, because one of the catalogues lacks it or measures it in another way: ${fields}.`,
  within: (count: number, shown: string) =>
    count === 1 ? 'Measures of 1 more reagent changed by less.' : `Measures of ${shown} more reagents changed by less.`,
  bound: 'Measures that changed by more than',
  boundValue: (percent: string) => `${percent}%`,
  anyBound: '0% (any change)',
  kinds: {
    internal_use: 'Internal use',
    withdrawn: 'Withdrawn',
    returned: 'On the menu again',
    accession: 'Accession',
    gene: 'Gene',
    renamed: 'Full name',
    measure: 'Measure',
    new_reagent: 'New reagent',
  },
  filter: 'Show',
  all: (shown: string) => `All (${shown})`,
  kindCount: (kind: string, shown: string) => `${kind} (${shown})`,
  showDecided: (shown: string) => `Show decided (${shown})`,
  entrezId: 'Entrez gene ID',
  status: 'Status',
  reagents: 'New for the same protein',
  statuses: {
    on_menu: 'on the menu',
    not_listed: 'not listed',
    internal_use: 'for internal use',
    deprecated: 'deprecated',
    not_human: 'not human',
    control: 'control',
    not_offered: 'not offered',
  },
  notReported: 'not reported',
  /** What changed in one line, such as "UniProt ID: P30042 → P0DPI2". */
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  added: (field: string, seqIds: string) => `${field}: ${seqIds}`,
  relative: (text: string, percent: string) => `${text} (${percent}%)`,
  columns: { reagent: 'Reagent', changes: 'What changed', decision: 'Decision' },
  tableName: 'Changed reagents',
  accept: 'Accept',
  keep: 'Keep',
  replace: 'Replace by',
  noReplacement: 'Not replaced',
  nothingToReplace: 'No other reagent on the menu measures this protein.',
  /** The accessible name of a button or list of a row. */
  ofReagent: (action: string, seqId: string) => `${action}: ${seqId}`,
  acceptAll: 'Accept all shown',
  keepAll: 'Keep all shown',
  help: (group: string) =>
    `“Accept” saves a new version of the ${lower(group)} with the reason, which its sources and exports state. “Keep” leaves the ${lower(group)} as it is and is not told again until the next catalogue.`,
  decisions: { accepted: 'Accepted', replaced: 'Replaced', kept: 'Kept' },
  save: (count: number, shown: string) => (count === 1 ? 'Save 1 decision' : `Save ${shown} decisions`),
  discard: 'Discard',
  saving: 'Saving the decisions',
  savedVersion: (number: string) => `Decisions saved as version ${number}`,
  savedKept: (count: number, shown: string) => `${reagents(count, shown)} kept until the next catalogue`,
  changedMeanwhile: 'It was saved in another place meanwhile, and nothing was saved here. Look at the changes again.',
  /** Above the list of panels. */
  affected: (affected: number, shown: string, total: string, group: string, count: number) =>
    `${shown} of ${total} ${count === 1 ? lower(group) : `${lower(group)}s`} ${affected === 1 ? 'is' : 'are'} affected by the catalogue in use.`,
  affectedOfNewest: (affected: number, shown: string, total: string, group: string, _count: number) =>
    `Of the ${total} ${lower(group)}s that changed last, ${shown} ${affected === 1 ? 'is' : 'are'} affected by the catalogue in use.`,
  boundUsed: (percent: string) => `Measures count if they changed by more than ${percent}%.`,
  olderInUse: (count: number, shown: string, group: string) =>
    count === 1
      ? `1 ${lower(group)} was saved on a newer catalogue than the one in use. Its changes are not told.`
      : `${shown} ${lower(group)}s were saved on a newer catalogue than the one in use. Their changes are not told.`,
  notComparable: (count: number, shown: string, group: string) =>
    count === 1
      ? `1 ${lower(group)} cannot be compared, because its catalogue is no longer stored or is invented.`
      : `${shown} ${lower(group)}s cannot be compared, because their catalogue is no longer stored or is invented.`,
  notChecked: (group: string) => `Whether the catalogue in use affects these ${lower(group)}s is not known.`,
  /** The mark of a row in the list of panels. */
  marks: {
    changed: (count: number, shown: string) => `${reagents(count, shown)} changed`,
    older: 'Saved on a newer catalogue',
    notComparable: 'Cannot be compared',
  },
  /** Sources and exports. */
  source: (revision: string) => (revision === '' ? 'Catalogue update' : `Catalogue update since revision ${revision}`),
  sourceLine: (count: number, shown: string) => `${reagents(count, shown)} decided`,
  sourceBrief: (name: string, at: string, count: number) => `${name} (${at}): ${count} reagents decided`,
  ofSource: {
    raw: 'Reagent',
    reason: 'What had changed',
    seqIds: 'In the panel',
    removed: 'Replaced',
    decision: 'Decision',
  },
};

export type ChangesTexts = typeof changes;
