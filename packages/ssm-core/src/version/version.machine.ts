import { emit, fromCallback, fromPromise, setup } from 'xstate';
import type { AssayVersion } from '../api/types.ts';
import type { MenuProgress } from '../menu/menu.snapshot.ts';

export type VersionProgress = Pick<MenuProgress, 'version' | 'status' | 'isEmpty'>;

export interface VersionContext {
  readonly readList: () => VersionProgress;
}

export type VersionEvent =
  | { readonly type: 'version.choose'; readonly version: AssayVersion }
  | { readonly type: 'progress' };

export type VersionEmitted = { readonly type: 'version.chosen'; readonly version: AssayVersion };

export const versionMachine = setup({
  types: {
    context: {} as VersionContext,
    events: {} as VersionEvent,
    emitted: {} as VersionEmitted,
    input: {} as VersionContext,
  },
  actors: {
    followList: fromCallback<{ readonly type: never }>(() => undefined),
    reloadList: fromPromise<void>(() => Promise.resolve()),
  },
  guards: {
    'the list is loading': ({ context }) => context.readList().status === 'loading',
    'the list is empty': ({ context }) => context.readList().isEmpty,
    'another version is chosen': ({ context }, chosen: AssayVersion) => chosen !== context.readList().version,
  },
  actions: {
    tellChoice: emit((_, version: AssayVersion) => ({ type: 'version.chosen', version }) as const),
  },
}).createMachine({
  id: 'version',
  context: ({ input }) => input,
  initial: 'loading',
  invoke: { src: 'followList' },
  on: {
    progress: [{ guard: 'the list is loading', target: '.loading' }, { target: '.ready' }],
  },
  states: {
    loading: { tags: 'disabled' },
    ready: {
      on: {
        'version.choose': [
          {
            guard: { type: 'another version is chosen', params: ({ event }) => event.version },
            actions: { type: 'tellChoice', params: ({ event }) => event.version },
          },
          { guard: 'the list is empty', target: 'reloading' },
        ],
      },
    },
    reloading: {
      tags: 'disabled',
      invoke: { src: 'reloadList', onDone: 'ready', onError: 'ready' },
    },
  },
});
