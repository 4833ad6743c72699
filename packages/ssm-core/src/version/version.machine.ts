/** Which assay version is shown, and whether its menu is loading. Loading itself is the query's. */
import { assign, emit, setup } from 'xstate';
import { type AssayVersion, defaultAssayVersion } from '../api/types.ts';

export interface VersionContext {
  readonly version: AssayVersion;
  /** Whether the version's list holds no analyte, loaded or not. */
  readonly isEmpty: boolean;
}

export type VersionEvent =
  | { readonly type: 'version.choose'; readonly version: AssayVersion }
  /** From the address; unlike a choice it is never refused. */
  | { readonly type: 'version.restore'; readonly version: AssayVersion }
  | { readonly type: 'menu.load' }
  | { readonly type: 'menu.loaded'; readonly isEmpty: boolean }
  | { readonly type: 'menu.failed'; readonly isEmpty: boolean };

export type VersionEmitted =
  /** Drop filters, list and selection; `version` is shown next. */
  | { readonly type: 'menu.clear'; readonly version: AssayVersion }
  | { readonly type: 'menu.reload'; readonly version: AssayVersion };

export const versionMachine = setup({
  types: {
    context: {} as VersionContext,
    events: {} as VersionEvent,
    emitted: {} as VersionEmitted,
    // Pure helpers also build an actor without input, which never starts.
    input: {} as { readonly version: AssayVersion } | undefined,
  },
  guards: {
    'another version is chosen': ({ context }, chosen: AssayVersion) => chosen !== context.version,
    'the list is empty': ({ context }) => context.isEmpty,
  },
  actions: {
    showVersion: assign((_, version: AssayVersion) => ({ version, isEmpty: true })),
    noteList: assign((_, isEmpty: boolean) => ({ isEmpty })),
    clearMenu: emit(({ context }) => ({ type: 'menu.clear', version: context.version }) as const),
    reloadMenu: emit(({ context }) => ({ type: 'menu.reload', version: context.version }) as const),
  },
}).createMachine({
  id: 'version',
  context: ({ input }) => ({ version: input?.version ?? defaultAssayVersion, isEmpty: true }),
  initial: 'loading',
  on: {
    'version.restore': {
      guard: { type: 'another version is chosen', params: ({ event }) => event.version },
      target: '.loading',
      actions: [{ type: 'showVersion', params: ({ event }) => event.version }, 'clearMenu', 'reloadMenu'],
    },
    'menu.load': '.loading',
    'menu.loaded': { target: '.ready', actions: { type: 'noteList', params: ({ event }) => event.isEmpty } },
    'menu.failed': { target: '.ready', actions: { type: 'noteList', params: ({ event }) => event.isEmpty } },
  },
  states: {
    /** No version can be chosen. */
    loading: {},
    ready: {
      on: {
        'version.choose': [
          {
            guard: { type: 'another version is chosen', params: ({ event }) => event.version },
            target: 'loading',
            actions: [{ type: 'showVersion', params: ({ event }) => event.version }, 'clearMenu', 'reloadMenu'],
          },
          { guard: 'the list is empty', target: 'loading', actions: 'reloadMenu' },
        ],
      },
    },
  },
});
