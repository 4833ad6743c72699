/** Saving the columns that a person prefers: one save at a time, and what failed can be tried again. */
import { assign, emit, fromPromise, setup } from 'xstate';
import { asSatError, type SatError } from '../api/error.ts';
import type { ColumnKey } from '../api/types.ts';

interface PreferenceContext {
  /** What is being saved, or was last. */
  readonly columns: readonly ColumnKey[];
}

export type PreferenceEvent =
  /** What is being saved already is saved no longer. */
  { readonly type: 'preference.save'; readonly columns: readonly ColumnKey[] } | { readonly type: 'preference.retry' };

export type PreferenceEmitted =
  | { readonly type: 'preference.begun' }
  | { readonly type: 'preference.saved' }
  | { readonly type: 'preference.failed'; readonly error: SatError };

export const preferenceMachine = setup({
  types: {
    context: {} as PreferenceContext,
    events: {} as PreferenceEvent,
    emitted: {} as PreferenceEmitted,
  },
  actors: {
    /** Provided by createColumns. */
    savePreference: fromPromise<void, PreferenceContext>(() => Promise.reject(new Error('nothing saves'))),
  },
  actions: {
    noteColumns: assign((_, columns: readonly ColumnKey[]) => ({ columns })),
    tellBegun: emit({ type: 'preference.begun' } as const),
    tellSaved: emit({ type: 'preference.saved' } as const),
    tellFailed: emit((_, error: SatError) => ({ type: 'preference.failed', error }) as const),
  },
}).createMachine({
  id: 'preference',
  context: { columns: [] },
  initial: 'saved',
  on: {
    'preference.save': {
      target: '.saving',
      actions: { type: 'noteColumns', params: ({ event }) => event.columns },
    },
  },
  states: {
    saved: {},
    saving: {
      entry: 'tellBegun',
      invoke: {
        src: 'savePreference',
        input: ({ context }) => context,
        onDone: { target: 'saved', actions: 'tellSaved' },
        onError: { target: 'failed', actions: { type: 'tellFailed', params: ({ event }) => asSatError(event.error) } },
      },
    },
    failed: { on: { 'preference.retry': 'saving' } },
  },
});
