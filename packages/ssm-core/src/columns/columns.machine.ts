/** One opening of the columns dialog: a draft of the shown columns, until it is applied or cancelled. */
import { assign, emit, setup } from 'xstate';
import type { ColumnKey } from '../api/types.ts';
import {
  beginColumns,
  type ColumnsDraft,
  type ColumnsEdit,
  type ColumnsInput,
  changeColumns,
  chosenColumns,
} from './columns.draft.ts';

export interface ColumnsContext {
  readonly draft: ColumnsDraft;
  /** As typed. */
  readonly find: string;
  /** Whether the choice is to be kept for all tables. */
  readonly wantsPreference: boolean;
}

export type ColumnsEvent =
  | ColumnsEdit
  | { readonly type: 'find.change'; readonly text: string }
  | { readonly type: 'preference.want'; readonly isWanted: boolean }
  | { readonly type: 'columns.apply' }
  | { readonly type: 'columns.cancel' };

export type ColumnsEmitted =
  | { readonly type: 'columns.applied'; readonly columns: readonly ColumnKey[]; readonly wantsPreference: boolean }
  | { readonly type: 'columns.cancelled' };

const nothing: ColumnsInput = { shown: [], offered: [], fixed: [], defaults: [] };

export const columnsMachine = setup({
  types: {
    context: {} as ColumnsContext,
    events: {} as ColumnsEvent,
    emitted: {} as ColumnsEmitted,
    // Pure helpers also build an actor without input, which never starts.
    input: {} as ColumnsInput | undefined,
  },
  guards: {
    'a column is chosen': ({ context }) => context.draft.chosen.size > 0,
  },
  actions: {
    changeDraft: assign(({ context }, edit: ColumnsEdit) => ({ draft: changeColumns(context.draft, edit) })),
    changeFind: assign((_, find: string) => ({ find })),
    wantPreference: assign((_, wantsPreference: boolean) => ({ wantsPreference })),
    applyColumns: emit(
      ({ context: { draft, wantsPreference } }) =>
        ({ type: 'columns.applied', columns: chosenColumns(draft), wantsPreference }) as const,
    ),
    cancel: emit({ type: 'columns.cancelled' } as const),
  },
}).createMachine({
  id: 'columns',
  context: ({ input }) => ({ draft: beginColumns(input ?? nothing), find: '', wantsPreference: false }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'column.toggle': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'columns.all': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'columns.default': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'find.change': { actions: { type: 'changeFind', params: ({ event }) => event.text } },
        'preference.want': { actions: { type: 'wantPreference', params: ({ event }) => event.isWanted } },
        'columns.apply': { guard: 'a column is chosen', target: 'applied', actions: 'applyColumns' },
        'columns.cancel': { target: 'cancelled', actions: 'cancel' },
      },
    },
    applied: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
