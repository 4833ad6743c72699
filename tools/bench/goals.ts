/** Every line of the benchmark with its goal: a ratio to the bare-DOM baseline of the same run, or a fixed budget. */

export interface Goal {
  readonly id: string;
  readonly name: string;
  readonly unit: 'ms' | 'MB' | 'nodes' | 'frames';
  /** Ours over the baseline, at most. */
  readonly ratio?: number;
  /** The same for the 95th percentile. */
  readonly ratioP95?: number;
  /** Ours, at most, whatever the baseline does. */
  readonly budget?: number;
}

/** At a processor slowed four times, as the design's figures are. */
export const slowGoals: readonly Goal[] = [
  { id: 'search', name: 'key in search → result painted', unit: 'ms', ratio: 1.2, ratioP95: 1.3 },
  { id: 'filters', name: 'three filters applied', unit: 'ms', ratio: 1.3 },
  { id: 'dialog', name: 'filters dialog opened', unit: 'ms', budget: 100 },
  { id: 'sortNumber', name: 'sort by number', unit: 'ms', ratio: 1.1 },
  { id: 'sortText', name: 'sort by text', unit: 'ms', ratio: 1.1 },
  { id: 'selectOne', name: 'select one', unit: 'ms', ratio: 1.2 },
  { id: 'selectAll', name: 'select all', unit: 'ms', ratio: 1.5 },
  { id: 'cold', name: 'first rows, cold, no limit', unit: 'ms', ratio: 1.3 },
  { id: 'coldNet', name: 'first rows, cold, 10 Mb/s and 40 ms', unit: 'ms', ratio: 1.15 },
  { id: 'scroll', name: 'scroll, main-thread time a step', unit: 'ms', ratio: 2.4 },
  { id: 'blank', name: 'scroll, blank frames', unit: 'frames', budget: 0 },
  { id: 'heap', name: 'heap, menu loaded', unit: 'MB', budget: 10 },
  { id: 'nodes', name: 'DOM nodes in the table', unit: 'nodes', budget: 300 },
];

/** At full speed every action is painted within one frame, its 95th percentile too. */
export const fastGoals: readonly Goal[] = ['search', 'filters', 'sortNumber', 'sortText', 'selectOne', 'selectAll'].map(
  (id) => ({
    id,
    name: slowGoals.find((goal) => goal.id === id)?.name ?? id,
    unit: 'ms',
    budget: 17,
  }),
);

/** Ten times the rows cost at most twelve times the time: the baseline is the menu itself at full speed. */
export const growthGoals: readonly Goal[] = fastGoals.map(({ id, name, unit }) => ({ id, name, unit, ratio: 12 }));
export const growthTimes = 10;
