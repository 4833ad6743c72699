import { entryBudgets, firstViewBudget, untilIdleBudget } from '../budgets.ts';

type Unit = 'ms' | 'MB' | 'KB' | 'nodes' | 'frames' | '/s';

export interface Goal {
  readonly who: string;
  readonly session: string;
  readonly sample: string;
  readonly name: string;
  readonly unit: Unit;
  readonly statistic: 'median' | 'p95' | 'p99';
  readonly compares: 'ratio' | 'value';
  readonly limit: number;
  /** Whether the limit is the lowest allowed value, as for rates. Otherwise it is the highest. */
  readonly isLeast: boolean;
}

type Part = Omit<Goal, 'who'>;

const defaults = { unit: 'ms', statistic: 'median', compares: 'ratio', isLeast: false } as const;

function part(session: string, sample: string, name: string, limit: number, rest: Partial<Part> = {}): Part {
  return { ...defaults, ...rest, session, sample, name, limit };
}

const value = (session: string, sample: string, name: string, limit: number, unit: Unit = 'ms'): Part =>
  part(session, sample, name, limit, { unit, compares: 'value' });

const key = part('actions', 'search', 'key in search → result painted', 1.2);
const keyP95 = part('actions', 'search', 'key in search → result painted, p95', 1.3, { statistic: 'p95' });
const filters = part('filters', 'filters', 'filters applied', 1.3);
const sortNumber = part('actions', 'sortNumber', 'sort by number', 1.1);
const sortText = part('actions', 'sortText', 'sort by text', 1.1);
const selectOne = part('actions', 'selectOne', 'select one', 1.2);
const selectAll = part('actions', 'selectAll', 'select all', 1.5);
const scroll = part('actions', 'scroll', 'scroll, main-thread time a step', 1.8);
const blank = value('actions', 'blank', 'scroll, blank frames', 0, 'frames');
const cold = [
  part('cold', 'cold', 'first rows, cold, no limit', 1.3),
  part('cold', 'coldNetwork', 'first rows, cold, 10 Mb/s and 40 ms', 1.15),
];
const dialogs = [
  value('filters', 'filtersDialog', 'filters dialog opened', 100),
  value('dialogs', 'columnsDialog', 'columns dialog opened', 100),
  value('dialogs', 'sheet', 'spec sheet opened', 100),
  value('dialogs', 'importDialog', 'import dialog opened', 100),
];
const actions = [key, keyP95, filters, sortNumber, sortText, selectOne, selectAll, scroll, blank];
const timed = [key, filters, sortNumber, sortText, selectOne, selectAll];
const untilIdle = (bytes: number): Part =>
  value('loaded', 'bytes', 'scripts and styles until idle', bytes / 1000, 'KB');
const rate = (sample: string, name: string, limit: number): Part =>
  part(sample, sample, name, limit, { unit: '/s', isLeast: true });

const parts: Readonly<Record<string, readonly Part[]>> = {
  visitor: [
    ...cold,
    value('returnVisit', 'returnVisit', 'first rows of a return visit', 250),
    value('sizes', 'firstView', 'scripts and styles of the first view', firstViewBudget / 1000, 'KB'),
    untilIdle(untilIdleBudget.visitor),
  ],
  person: [
    ...actions.filter((each) => each !== sortNumber),
    ...dialogs,
    value('loaded', 'heap', 'heap, loaded', 10, 'MB'),
    value('loaded', 'nodes', 'DOM nodes in the table', 300, 'nodes'),
    untilIdle(untilIdleBudget.signedIn),
  ],
  'every column': [...actions, ...dialogs],
  'real files': [...actions, ...cold],
  'full speed': timed.map((each) => ({
    ...each,
    ...({ name: `${each.name}, p95`, statistic: 'p95', compares: 'value', limit: 17 } as const),
  })),
  'ten times the rows': [
    ...[part('open', 'open', 'first rows, cold', 3), ...timed, scroll].map((each) => ({ ...each, limit: 3 })),
    blank,
  ],
  'a hundred times the rows': [
    value('open', 'open', 'first rows, cold', 2000),
    { ...key, compares: 'value', limit: 100 },
    blank,
  ],
  embedded: [value('sizes', 'element', '`<ssm-menu>`, its script', entryBudgets['ssm-react/element'] / 1000, 'KB')],
  server: [
    rate('fullMenu', 'full menu from memory, compressed', 0.8),
    rate('notModified', 'full menu, If-None-Match', 0.5),
    rate('filtered', '400 varied filters, repeated', 0.5),
    { ...value('newFilters', 'newFilters', 'a filter never seen before, 100/s, p99', 6), statistic: 'p99' },
  ],
};

export const goals: readonly Goal[] = Object.entries(parts).flatMap(([who, own]) =>
  own.map((each) => ({ ...each, who })),
);

export function titleOf({ who, name }: Goal): string {
  return `${who}: ${name}`;
}
