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
const returning = [part('return', 'a return visit → first rows', 'value', 250)];
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
/** What grows with the rows, each within so many times what the demo's take. */
const grows = (parts: readonly Part[], limit: number): readonly Part[] =>
  parts.filter(({ statistic }) => statistic === 'median').map((each) => ({ ...each, of: 'times', limit }));
const scrolling = part('scroll', 'scroll, main-thread time a step', 'times', 3);
const unbroken = part('blank', 'scroll, blank frames', 'value', 0, { unit: 'frames' });
const opening = (of: Goal['of'], limit: number) => part('open', 'first rows, cold, no limit', of, limit);
/** The same lines once more, in milliseconds. */
const inFrames = (goals: readonly Goal[]): readonly Goal[] =>
  goals.map((goal) => ({ ...goal, key: `${goal.key} in a frame`, name: `${goal.name}, within a frame` }));

export const groups: readonly Group[] = [
  {
    title: 'A visitor, default columns, processor slowed four times',
    heads,
    goals: [
      ...lines('visitor', 'actions', [...search, ...sortText, ...rest]),
      ...lines('visitor', 'filters', filters('three')),
      ...lines('visitor', 'cold', cold),
      ...lines('visitor', 'first view', firstView),
      ...lines('visitor', 'return', returning),
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
    title: 'Ten times the rows, a signed-in person, full speed',
    heads: ['11,083 rows', '110,830 rows'],
    goals: [
      ...lines('tenfold', 'open', [opening('times', 3)]),
      ...lines('tenfold', 'actions', [...grows(acts, 3), scrolling, unbroken]),
      ...lines('tenfold', 'filters', grows(filters('three').slice(0, 1), 3)),
      ...inFrames(lines('tenfold', 'actions', frame(acts))),
      ...inFrames(lines('tenfold', 'filters', frame(filters('three').slice(0, 1)))),
    ],
  },
  {
    title: 'A hundred times the rows, a signed-in person, full speed',
    heads: ['11,083 rows', '1,108,300 rows'],
    goals: [
      ...lines('hundredfold', 'open', [opening('value', 2000)]),
      ...lines('hundredfold', 'actions', [part('search', 'key in search → result painted', 'value', 100), unbroken]),
    ],
  },
  {
    title: 'Reloads and panels of the whole menu, full speed',
    heads: ['a visitor’s reload', 'a signed-in person'],
    goals: [
      ...lines('reload', 'reload', [part('reload', 'reload → first rows', 'more', 150)]),
      ...lines('panel', 'panel', [
        part('save', '11,083 saved as a panel', 'value', 100),
        part('openPanel', 'a panel of 11,083 opened', 'value', 200),
      ]),
    ],
  },
  {
    title: 'In pages of others',
    heads: ['page of React, or a plain table', 'the library'],
    goals: [
      ...lines('embedded', 'element', [
        part('element', '`<ssm-menu>`, cold → first rows, processor slowed four times', 'times', 1.1),
      ]),
      ...lines('embedded', 'mount', [part('mount', '`MenuTable` shown again → its rows, full speed', 'value', 100)]),
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
        part('newFilters', 'a filter never seen before, 100/s', 'more', 6, { statistic: 'p99' }),
      ]),
      ...lines('server', 'suggestions', [part('suggestions', 'suggestions, 50/s', 'more', 6, { statistic: 'p99' })]),
    ],
  },
];
