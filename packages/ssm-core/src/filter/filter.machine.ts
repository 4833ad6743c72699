import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import type { Clause } from './clause.ts';
import {
  changeDraft,
  type DraftEvent,
  type DraftNotice,
  type DraftRow,
  draftNotices,
  type FilterDraft,
  openDraft,
  readRows,
} from './rows/filter.draft.ts';
import { type FilterBox, translateRow } from './rows/filter.row.ts';

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

/** Turns suggestions for a box on or off. */
export interface SuggestionsEvent {
  readonly type: 'suggestions.want';
  readonly filterId: string;
  readonly box: FilterBox;
  readonly isWanted: boolean;
}

export type FilterEvent =
  | DraftEvent
  | SuggestionsEvent
  | { readonly type: 'filters.apply' }
  | { readonly type: 'filters.cancel' };

export type FilterEmitted =
  | DraftNotice
  | { readonly type: 'filters.applied'; readonly clauses: readonly Clause[] }
  | { readonly type: 'filters.cancelled' };

/** Returns the start with numbers written in the language. */
export function inLanguage(start: FilterStart, locale: string): FilterStart {
  if (!('draft' in start)) return { ...start, locale };
  const rows = start.draft.rows.map((row) => translateRow(row, start.locale, locale));
  return { ...start, locale, draft: { ...start.draft, rows } };
}

function firstContext(input: FilterStart | undefined): FilterContext {
  if (input && 'draft' in input) return input;
  const locale = input?.locale ?? 'en';
  const draft = openDraft(input?.clauses ?? [], locale);
  return { draft, locale, openedAt: draft.rows[input?.at ?? -1]?.filterId ?? null, wasRefused: false };
}

const rowsOfDraft = new WeakMap<FilterDraft, readonly DraftRow[]>();

/** Returns the rows with their problems and clauses; the same rows until the draft changes. */
export function selectFilterRows({ draft, locale }: FilterContext): readonly DraftRow[] {
  const rows = rowsOfDraft.get(draft) ?? readRows(draft.rows, locale);
  rowsOfDraft.set(draft, rows);
  return rows;
}

/** The first box in the dialog whose text has a problem. */
export interface FilterProblem {
  readonly filterId: string;
  readonly box: FilterBox;
}

export function selectFirstProblem(context: FilterContext): FilterProblem | null {
  for (const { filterId, problems } of selectFilterRows(context)) {
    const [problem] = problems;
    if (problem !== undefined) return { filterId, box: problem.box };
  }
  return null;
}

export function selectOpenedAt({ draft, openedAt }: FilterContext): string | null {
  return draft.rows.some(({ filterId }) => filterId === openedAt) ? openedAt : null;
}

export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    emitted: {} as FilterEmitted,
    // Pure helpers create an actor without input, but never start it.
    input: {} as FilterStart | undefined,
  },
  // createFilter provides both. They stop when the dialog closes.
  actors: {
    countRows: fromCallback<{ readonly type: never }>(() => undefined),
    suggest: fromCallback<SuggestionsEvent>(() => undefined),
  },
  guards: {
    'no row has a problem': ({ context }) => selectFilterRows(context).every(({ problems }) => problems.length === 0),
  },
  actions: {
    changeDraft: enqueueActions(({ context, enqueue }, event: DraftEvent) => {
      const draft = changeDraft(context.draft, event);
      enqueue.assign({ draft });
      for (const notice of draftNotices(context.draft, draft)) enqueue.emit(notice);
    }),
    wantSuggestions: sendTo('suggest', (_, event: SuggestionsEvent) => event),
    applyClauses: emit(
      ({ context }) =>
        ({
          type: 'filters.applied',
          clauses: selectFilterRows(context).flatMap(({ clause }) => clause ?? []),
        }) as const,
    ),
    noteRefusal: assign({ wasRefused: true }),
    cancel: emit({ type: 'filters.cancelled' } as const),
  },
}).createMachine({
  id: 'filter',
  context: ({ input }) => firstContext(input),
  initial: 'editing',
  states: {
    editing: {
      invoke: [{ src: 'countRows' }, { src: 'suggest', id: 'suggest' }],
      on: {
        'filter.add': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'filter.remove': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'category.choose': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'value.change': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'filters.clear': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'suggestions.want': { actions: { type: 'wantSuggestions', params: ({ event }) => event } },
        'filters.apply': [
          { guard: 'no row has a problem', target: 'applied', actions: 'applyClauses' },
          { actions: 'noteRefusal' },
        ],
        'filters.cancel': { target: 'cancelled', actions: 'cancel' },
      },
    },
    applied: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
