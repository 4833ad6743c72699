/** Every line of the benchmark with its goal: held against a baseline of the same run, or against a fixed budget. */

type Unit = 'ms' | 'MB' | 'KB' | 'nodes' | 'frames' | '/s';

export interface Goal {
  /** The session that measures it. */
  readonly session: string;
  /** What that session calls it. */
  readonly sample: string;
  /** Tells it from the other lines: `every: search p95`. */
  readonly key: string;
  readonly name: string;
  readonly unit: Unit;
  readonly statistic: 'median' | 'p95' | 'p99';
  /** `times` the baseline; for a rate, the baseline over ours. `value`: ours alone. `more` than the baseline by this. */
  readonly of: 'times' | 'value' | 'more';
  readonly limit: number;
}

export interface Group {
  readonly title: string;
  /** What the group's baseline and application are called in the heads of its columns. */
  readonly heads: readonly [baseline: string, ours: string];
  readonly goals: readonly Goal[];
}

type Part = Omit<Goal, 'key' | 'session'>;

const part = (
  sample: string,
  name: string,
  of: Goal['of'],
  limit: number,
  { unit = 'ms', statistic = 'median' }: { unit?: Unit; statistic?: Goal['statistic'] } = {},
): Part => ({ sample, name, of, limit, unit, statistic });

const search = [
  part('search', 'key in search → result painted', 'times', 1.2),
  part('search', 'key in search → result painted, p95', 'times', 1.3, { statistic: 'p95' }),
];
const sortNumber = [part('sortNumber', 'sort by number', 'times', 1.1)];
const sortText = [
  part('sortTextFirst', 'sort by text, first click', 'times', 1.1),
  part('sortText', 'sort by text, second click', 'times', 1.1),
];
const select = [part('selectOne', 'select one', 'times', 1.2), part('selectAll', 'select all', 'times', 1.5)];
const rest = [
  part('scroll', 'scroll, main-thread time a step', 'times', 1.8),
  part('blank', 'scroll, blank frames', 'value', 0, { unit: 'frames' }),
  part('heap', 'heap after use', 'value', 12, { unit: 'MB' }),
  part('nodes', 'DOM nodes in the table', 'value', 300, { unit: 'nodes' }),
  part('idleBytes', 'scripts and styles until idle, compressed', 'value', 120, { unit: 'KB' }),
];
const dialogs = [
  part('dialogColumns', 'columns dialog opened', 'value', 100),
  part('sheet', 'spec sheet opened', 'value', 100),
];
const filters = (count: string): readonly Part[] => [
  part('filters', `${count} filters applied`, 'times', 1.3),
  part('dialogFilters', 'filters dialog opened', 'value', 100),
];
const importing = [part('dialogImport', 'import dialog opened', 'value', 100)];
const addAll = [part('addAll', 'all reagents added to the builder', 'value', 100)];
const cold = [
  part('cold', 'first rows, cold, no limit', 'times', 1.3),
  part('coldNet', 'first rows, cold, 10 Mb/s and 40 ms', 'times', 1.1),
];
const firstView = [part('firstView', 'scripts and styles of the first view, compressed', 'value', 100, { unit: 'KB' })];

/** Goals of one session; a line's key has the subject and what is measured. */
function lines(subject: string, session: string, parts: readonly Part[]): readonly Goal[] {
  return parts.map((each) => {
    const tail = each.statistic === 'median' ? '' : ` ${each.statistic}`;
    return { ...each, session: `${subject}: ${session}`, key: `${subject}: ${each.sample}${tail}` };
  });
}

const heads = ['bare DOM', 'application'] as const;
const frame = (parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ statistic }) => statistic === 'median').map((each) => ({ ...each, of: 'value', limit: 17 }));
const acts = [...search, ...sortNumber, ...sortText, ...select];
const grows = acts
  .filter(({ statistic }) => statistic === 'median')
  .map((each) => ({ ...each, of: 'times' as const, limit: 12 }));
const growingFilters = [part('filters', 'three filters applied', 'times', 12)];

/** Ten times the rows cost at most twelve times the time. */
export const growthTimes = 10;

export const groups: readonly Group[] = [
  {
    title: 'A visitor, default columns, processor slowed four times',
    heads,
    goals: [
      ...lines('visitor', 'actions', [...search, ...sortText, ...rest]),
      ...lines('visitor', 'filters', filters('three')),
      ...lines('visitor', 'cold', cold),
      ...lines('visitor', 'first view', firstView),
    ],
  },
  {
    title: 'A signed-in person, default columns, processor slowed four times',
    heads,
    goals: [
      ...lines('person', 'actions', [...search, ...sortText, ...select, ...rest, ...dialogs]),
      ...lines('person', 'filters', filters('three')),
      ...lines('person', 'import', importing),
      ...lines('person', 'add all', addAll),
    ],
  },
  {
    title: 'A signed-in person, every column, 500 reagents in the builder, processor slowed four times',
    heads,
    goals: [
      ...lines('every', 'actions', [...acts, ...rest, ...dialogs]),
      ...lines('every', 'filters', filters('five')),
      ...lines('every', 'import', importing),
    ],
  },
  {
    title: 'The same on real files (7K), every column that they fill, processor slowed four times',
    heads,
    goals: [
      ...lines('real', 'actions', [...acts, ...rest, ...dialogs]),
      ...lines('real', 'filters', filters('five')),
      ...lines('real', 'import', importing),
      ...lines('real', 'cold', cold),
      ...lines('real', 'add all', addAll),
    ],
  },
  {
    title: 'A signed-in person, every column, full speed: each within one frame',
    heads,
    goals: [
      ...lines('full speed', 'actions', frame(acts)),
      ...lines('full speed', 'filters', frame(filters('five').slice(0, 1))),
    ],
  },
  {
    title: 'Ten times the rows, full speed',
    heads: ['11,083 rows', '110,830 rows'],
    goals: [...lines('growth', 'actions', grows), ...lines('growth', 'filters', growingFilters)],
  },
  {
    title: 'Reloads and panels of the whole menu, full speed',
    heads: ['a visitor’s reload', 'a signed-in person'],
    goals: [
      ...lines('reload', 'reload', [part('reload', 'reload → first rows', 'more', 150)]),
      ...lines('panel', 'panel', [
        part('save', '11,083 saved as a panel', 'value', 300),
        part('openPanel', 'a panel of 11,083 opened', 'value', 500),
      ]),
    ],
  },
  {
    title: 'Server, the load on the same cores',
    heads: ['constant answer', 'server'],
    goals: [
      ...lines('server', 'full menu', [
        part('full', 'full menu from memory, compressed', 'times', 1 / 0.8, { unit: '/s' }),
      ]),
      ...lines('server', 'not modified', [part('notModified', 'full menu, If-None-Match', 'times', 2, { unit: '/s' })]),
      ...lines('server', 'filtered', [part('filtered', '400 varied filters, repeated', 'times', 2, { unit: '/s' })]),
      ...lines('server', 'new filters', [
        part('newFilters', 'a filter never seen before, 100/s', 'value', 6, { statistic: 'p99' }),
      ]),
      ...lines('server', 'suggestions', [part('suggestions', 'suggestions, 50/s', 'value', 20, { statistic: 'p99' })]),
    ],
  },
];
