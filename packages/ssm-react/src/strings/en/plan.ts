/** Lazy-loaded with the page that plans panels (usePlanTexts). */

const reagents = (count: number, shown: string) => (count === 1 ? '1 reagent' : `${shown} reagents`);
const genes = (count: number, shown: string) => (count === 1 ? '1 gene' : `${shown} genes`);
const lower = (group: string) => group.toLowerCase();

export const plan = {
  needsAccess: 'Planning panels is for people with access. Request access to build and save panels.',
  /** In this section `shown` is the grouped count, and versions are written as 7K. `group` is Panel or Set. */
  intro: (group: string) =>
    `Name what a ${lower(group)} should cover and what it must keep to. You get the smallest ${lower(group)} that does, or the best one of a given size. The terms stay in your browser and in the link of this page.`,
  ignored: (count: number, parts: string) =>
    `${count === 1 ? 'A part of this link' : `${count} parts of this link`} cannot be read, so the plan is not the one that was linked: ${parts}`,
  terms: 'Terms',
  version: 'Assay version',
  goals: 'Goals',
  goalsHint: 'A collection, and the part of its measurable genes that you want.',
  addGoal: 'Add a goal',
  chooseGoal: 'Choose a collection…',
  takeAims: (count: number, shown: string) => `Use the builder’s ${count === 1 ? 'goal' : `${shown} goals`}`,
  goalsFull: (most: string) => `A plan has at most ${most} goals.`,
  share: (name: string) => `Wanted part of ${name} in percent`,
  shareShort: 'Wanted part',
  percent: '%',
  goalGone: (id: string) => `This collection is not in the catalogue: ${id}`,
  goalName: 'this collection',
  goalLoading: 'Loading the collection',
  /** What a goal wants, such as “80 of 100 measurable genes”. */
  wanted: (wanted: string, count: number, measured: string) =>
    `${wanted} of ${count === 1 ? '1 measurable gene' : `${measured} measurable genes`}`,
  notMeasured: 'The menu measures none of its genes, so this goal asks for nothing.',
  reachable: (share: string, reached: string, measured: string) =>
    `With these terms at most ${share} can be reached: ${reached} of ${measured}`,
  lowerTo: (share: string) => `Want ${share}`,
  remove: 'Remove',
  lists: 'Reagents',
  mustHaves: 'Must-haves',
  mustHavesHint: 'These reagents are in each plan, and count for the goals.',
  chooseMustHaves: 'Choose must-haves',
  exclusions: 'Exclusions',
  exclusionsHint: 'These reagents are in no plan.',
  chooseExclusions: 'Choose exclusions',
  takeMustHaves: 'Use as must-haves',
  takeExclusions: 'Use as exclusions',
  without: 'Plan without this list',
  listEmpty: 'The list is empty.',
  listLoading: 'Loading the list',
  listOther: (version: string) => `This list is of ${version}. Its reagents count if the menu has them.`,
  constraints: 'Constraints',
  matrix: 'Matrix of the samples',
  matrices: { plasma: 'Plasma', serum: 'Serum' },
  cv: (matrix: string) => `Greatest CV in ${matrix.toLowerCase()}`,
  signal: (matrix: string) => `Least signal to noise in ${matrix.toLowerCase()}`,
  limit: 'At most',
  limitUnit: 'reagents',
  dilution: 'Dilution groups',
  dilutionHint: 'Without a choice, all are allowed.',
  onePerProtein: 'One reagent per protein',
  /** Names the measures of the limits, and says of which measure the catalogue fills them. */
  measures: (names: string) => `CV and signal to noise: ${names}.`,
  /** `names` are measures of which the catalogue has no value at all. */
  noValues: (names: string) => `The catalogue has no value of: ${names}. With a limit on it, no reagent can be chosen.`,
  missingHint:
    'A reagent without a value of a limited measure is not chosen, because nothing shows that it keeps the limit.',
  invalidNumber: 'Write a number, such as 10 or 2.5.',
  invalidShare: 'Write a whole number from 1 to 100.',
  invalidLimit: (most: string) => `Write a whole number from 1 to ${most}.`,
  rule: 'A gene is measured by the reagents of its collection on the menu. A reagent of several proteins counts for each of its genes. Of equal reagents, those of one protein come first, then those with the lowest CV.',
  loading: 'Loading the menu and the collections',
  run: 'Plan',
  runAgain: 'Plan again',
  running: 'Computing the plan',
  runningHint: 'It takes up to 10 seconds.',
  cancel: 'Cancel',
  cancelled: 'Cancelled. The terms are as they were.',
  broken: 'The plan could not be computed, because of an error on this page.',
  refusals: {
    noGoal: 'Choose a collection as a goal.',
    tooFew: (limit: string, count: number, shown: string) =>
      `There ${count === 1 ? 'is 1 must-have' : `are ${shown} must-haves`}, and at most ${limit} are allowed. Allow more, or choose fewer must-haves.`,
  },
  clash: (count: number, shown: string) =>
    count === 1
      ? 'The terms forbid a must-have. What shall be done with it?'
      : `The terms forbid ${shown} must-haves. What shall be done with them?`,
  clashKeep: 'Keep them in the plan',
  clashLeave: 'Leave them out',
  clashAsk: 'Decide again',
  clashKept: (count: number, shown: string) =>
    `${reagents(count, shown)} that the terms forbid ${count === 1 ? 'stays' : 'stay'} in the plan, as you decided`,
  clashLeft: (count: number, shown: string) =>
    `${reagents(count, shown)} that the terms forbid ${count === 1 ? 'is' : 'are'} left out, as you decided`,
  shares: (seqId: string) => `shares a protein with ${seqId}`,
  notOnMenu: (count: number, shown: string, version: string) =>
    `${count === 1 ? '1 must-have is' : `${shown} must-haves are`} not on the ${version} menu, and in no plan`,
  /** Why a reagent may not be chosen. `value` is the limit. */
  bars: {
    excluded: () => 'excluded',
    cv: (value: string) => `CV above ${value}`,
    cvMissing: () => 'CV not reported',
    signal: (value: string) => `signal to noise below ${value}`,
    signalMissing: () => 'signal to noise not reported',
    dilution: (value: string) => `dilution group other than ${value}`,
    dilutionMissing: () => 'dilution group not reported',
    protein: () => 'same protein as a must-have',
  },
  result: 'The plan',
  smallest: (count: number, shown: string) => `${reagents(count, shown)} ${count === 1 ? 'meets' : 'meet'} all goals.`,
  smallestExact: 'Proved: no smaller panel does. Others of the same size may.',
  smallestBound: (bound: string) => `Not proved: a smaller panel may exist, but none of fewer than ${bound}.`,
  coverage: (count: number, shown: string, share: string) =>
    `${reagents(count, shown)} ${count === 1 ? 'reaches' : 'reach'} ${share} of what is wanted, on average over the goals.`,
  coverageMet: (count: number, shown: string) =>
    `${reagents(count, shown)} ${count === 1 ? 'meets' : 'meet'} all goals within the limit. Fewer may do, too.`,
  coverageExact: 'Proved: no other panel within the terms reaches more. Others may reach as much.',
  coverageBound: (bound: string) => `Not proved: another panel may reach more, but none more than ${bound}.`,
  coverageHint: 'Each goal counts once: the part of its wanted genes that is covered, and nothing beyond them.',
  fewest: (count: string) => `All goals need ${count} reagents.`,
  fewestBound: (count: string) => `All goals need at least ${count} reagents.`,
  impossible: 'No panel can meet all goals with these terms, however large it is.',
  doubts: {
    noSolver: 'This portal has no exact solver, so the plan is greedy: it adds the best reagent, one after the other.',
    blocked:
      'The exact solver cannot start here, so the plan is greedy: it adds the best reagent, one after the other. The page’s security policy may forbid workers or WebAssembly, or the code could not be loaded.',
    failed:
      'The exact solver stopped with an error, so the plan is greedy: it adds the best reagent, one after the other.',
    time: 'The time ended before the exact solver had proved a plan. This is the best one found so far.',
  },
  conflict: 'Terms that contradict each other',
  conflictHint: 'Drop or loosen any one of these, and a plan can keep the others of these.',
  conflictUnsure: 'It is not proved that each of these terms is needed for the contradiction.',
  conflictTerms: {
    goal: (name: string, share: string) => `${share} of ${name}`,
    limit: (limit: string) => `at most ${limit} reagents`,
    protein: 'one reagent per protein',
    mustHaves: 'the must-haves',
    excluded: 'the exclusions',
    dilution: (groups: string) => `dilution groups ${groups}`,
    signal: (value: string) => `signal to noise of at least ${value}`,
    cv: (value: string) => `CV of at most ${value}`,
  },
  drop: 'Drop',
  ofGoals: 'Goals of the plan',
  columns: {
    goal: 'Goal',
    covered: 'Covered',
    wanted: 'Wanted',
    measured: 'Measurable',
    open: 'Not covered',
  },
  met: 'met',
  notMet: 'not met',
  covered: (covered: string, share: string) => `${covered} (${share})`,
  everything: 'Nothing',
  showOpen: (count: number, shown: string) => genes(count, shown),
  openOf: (goal: string) => `Not covered of ${goal}`,
  /** Why genes are not covered. */
  open: {
    unmeasured: (count: number, shown: string, version: string) =>
      `${genes(count, shown)} without a reagent on the ${version} menu`,
    barred: (count: number, shown: string, why: string) =>
      `${genes(count, shown)} with reagents only of these kinds: ${why}`,
    shared: (count: number, shown: string) => `${genes(count, shown)} whose reagents share a protein with the plan`,
    open: (count: number, shown: string) =>
      `${genes(count, shown)} with eligible reagents that the plan does not need or has no room for`,
  },
  ofReagents: 'Reagents of the plan',
  reagentColumns: {
    reagent: 'Reagent',
    role: 'Why',
    genes: 'Genes of the goals',
    alone: 'Only by it',
    cv: 'CV',
    signalToNoise: 'Signal to noise',
  },
  roles: { mustHave: 'Must-have', chosen: 'Chosen' },
  spans: (names: string) => `measures ${names}`,
  noGene: 'None',
  unknown: 'not reported',
  aloneHint: 'Genes that no other reagent of the plan measures.',
  range: (from: string, to: string, total: string) => `Rows ${from} to ${to} of ${total}`,
  previous: 'Previous rows',
  next: 'Next rows',
  printedFirst: (shown: string, total: string) => `The first ${shown} of ${total} rows are printed.`,
  gains: 'One more reagent',
  gainsHint: 'What one more would add while the rest of the plan stays.',
  gain: (count: number, shown: string) => `adds ${genes(count, shown)}`,
  noGain: 'No eligible reagent adds a gene of the goals.',
  builder: (version: string, group: string) => `${version} ${group} Builder`,
  takeDraft: (builder: string) => `Use as draft in ${builder}`,
  replaces: (count: number, shown: string) =>
    `This replaces the ${count === 1 ? 'reagent' : `${shown} reagents`} of the builder, and can be undone.`,
  used: (builder: string) => `The plan is in ${builder}`,
  openBuilder: (builder: string) => `Open ${builder}`,
};

export type PlanTexts = typeof plan;
