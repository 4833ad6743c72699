import { assign, emit, enqueueActions, setup } from 'xstate';
import { invariant } from '../invariant.ts';
import type { Clause } from './clause.ts';
import { changeDraft, type DraftEvent, type DraftNotice, type FilterDraft, openDraft } from './rows/filter.draft.ts';
import { rowProblems } from './rows/filter.problems.ts';
import { clauseOfRow } from './rows/filter.row.ts';
import type { FilterBox } from './rows/filter.value.ts';

export interface FilterInput {
  /** The applied filters. */
  readonly clauses: readonly Clause[];
  /** Index of the clause at whose row the dialog opens. */
  readonly at?: number | undefined;
  /** BCP 47 tag of the language for typed numbers; default English. */
  readonly locale?: string | undefined;
}

/** The applied filters, or a draft that was open when an earlier controller of the same menu ended. */
export type FilterStart = FilterInput | FilterContext;

export interface FilterContext {
  readonly draft: FilterDraft;
  /** Language in which the draft's numbers are written. */
  readonly locale: string;
  /** Id of the row that the dialog opened at. */
  readonly openedAt: string | null;
  /** Whether the user pressed Apply on a draft with problems. From then on every row shows its problems. */
  readonly wasRefused: boolean;
}

export type FilterEvent = DraftEvent | { readonly type: 'filters.apply' } | { readonly type: 'filters.cancel' };

export type FilterEmitted =
  | DraftNotice
  | { readonly type: 'filters.applied'; readonly clauses: readonly Clause[] }
  | { readonly type: 'filters.refused'; readonly filterId: string; readonly box: FilterBox }
  | { readonly type: 'filters.cancelled' };

function firstContext(input: FilterStart | undefined): FilterContext {
  if (input && 'draft' in input) return input;
  const locale = input?.locale ?? 'en';
  const draft = openDraft(input?.clauses ?? [], locale);
  return { draft, locale, openedAt: draft.rows[input?.at ?? -1]?.filterId ?? null, wasRefused: false };
}

function firstProblem({ draft, locale }: FilterContext): { readonly filterId: string; readonly box: FilterBox } {
  const problems = rowProblems(draft.rows, locale).map(([problem]) => problem);
  const index = problems.findIndex((problem) => problem !== undefined);
  const [row, problem] = [draft.rows[index], problems[index]];
  invariant(row !== undefined && problem !== undefined, 'filters without a problem are never refused');
  return { filterId: row.filterId, box: problem.box };
}

export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    emitted: {} as FilterEmitted,
    // Pure helpers create an actor without input, but never start it.
    input: {} as FilterStart | undefined,
  },
  guards: {
    'no row has a problem': ({ context: { draft, locale } }) =>
      rowProblems(draft.rows, locale).every((problems) => problems.length === 0),
  },
  actions: {
    changeDraft: enqueueActions(({ context, enqueue }, event: DraftEvent) => {
      const { draft, notices } = changeDraft(context.draft, event);
      enqueue.assign({ draft });
      for (const notice of notices) enqueue.emit(notice);
    }),
    applyClauses: emit(
      ({ context: { draft, locale } }) =>
        ({
          type: 'filters.applied',
          clauses: draft.rows.map((row) => clauseOfRow(row, locale)).filter((clause) => clause !== null),
        }) as const,
    ),
    noteRefusal: assign({ wasRefused: true }),
    nameProblem: emit(({ context }) => ({ type: 'filters.refused', ...firstProblem(context) }) as const),
    cancel: emit({ type: 'filters.cancelled' } as const),
  },
}).createMachine({
  id: 'filter',
  context: ({ input }) => firstContext(input),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'filter.add': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'filter.remove': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'category.choose': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'value.change': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'filters.clear': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'filters.apply': [
          { guard: 'no row has a problem', target: 'applied', actions: 'applyClauses' },
          { actions: ['noteRefusal', 'nameProblem'] },
        ],
        'filters.cancel': { target: 'cancelled', actions: 'cancel' },
      },
    },
    applied: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
