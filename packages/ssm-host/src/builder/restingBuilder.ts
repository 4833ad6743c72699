/**
 * The working lists of a person as long as nothing is done with them: what is stored is counted and marked. What changes them
 * is fetched once the page is used, or when it is needed, and takes over where this one was.
 */
import { type AssayVersion, assayVersions, type Builder, type BuilderState, type SessionStorage } from 'ssm-core';
import type { SeqIdsOfLists } from 'ssm-core/internal';

export interface RestingBuilderPorts {
  /** What is stored; null where that cannot be told. */
  readonly glance: () => Promise<SeqIdsOfLists | null>;
  /** Calls the listener when another tab has changed a list. Returns how to stop. */
  readonly watch: (listener: () => void) => () => void;
  readonly sessions: SessionStorage;
  /** Told that the lists are to be changed, or cannot be told: the builder itself is wanted now. */
  readonly onWanted: () => void;
}

export interface RestingBuilder extends Builder {
  /** A page that changes the lists is there. */
  readonly wake: () => void;
  /** Whether the builder itself is there: before, nothing is known but what the lists hold. */
  readonly isAwake: () => boolean;
  /** Starts one and shows its lists from now on, once it has read them. It ends with this one. */
  readonly continueWith: (start: () => Builder) => void;
}

function restState(seqIds: SeqIdsOfLists | null): BuilderState {
  const listOf = (version: AssayVersion): BuilderState['lists'][AssayVersion] => ({
    seqIds: seqIds?.[version] ?? new Set(),
    count: seqIds?.[version].size ?? 0,
    origin: null,
    draft: null,
    sources: [],
    isRead: seqIds !== null,
    canUndo: false,
    canRedo: false,
  });
  return { lists: { V_7K: listOf('V_7K'), V_11K: listOf('V_11K') }, problem: null, lastStep: null };
}

export function createRestingBuilder({ glance, watch, sessions, onWanted }: RestingBuilderPorts): RestingBuilder {
  const listeners = new Set<() => void>();
  let state = restState(null);
  /** Holds what is shown until it has read the lists. */
  let next: Builder | undefined;
  let live: Builder | undefined;
  let waiting: readonly ((builder: Builder) => void)[] = [];
  let isEnded = false;
  let stopFollowing = (): void => undefined;
  const stopWatching = watch(onWanted);

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function look(): Promise<void> {
    const seqIds = await glance();
    if (isEnded || live !== undefined) return;
    if (seqIds === null) {
      onWanted();
      return;
    }
    state = restState(seqIds);
    tell();
  }

  /** Whatever is done before it has come is done once it is there. */
  function act(what: (builder: Builder) => void): void {
    if (live !== undefined) {
      what(live);
      return;
    }
    waiting = [...waiting, what];
    onWanted();
  }

  function takeOver(builder: Builder): void {
    const { lists } = builder.getSnapshot();
    if (live !== undefined || !assayVersions.every((version) => lists[version].isRead)) return;
    live = builder;
    stopWatching();
    for (const what of waiting) what(builder);
    waiting = [];
  }

  void look();
  return {
    getSnapshot: () => live?.getSnapshot() ?? state,
    subscribe(listener) {
      const entry = (): void => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    dispose() {
      isEnded = true;
      stopWatching();
      stopFollowing();
      next?.dispose();
      listeners.clear();
    },
    sessions,
    wake: onWanted,
    isAwake: () => live !== undefined,
    continueWith(start) {
      if (isEnded || next !== undefined) return;
      const builder = start();
      next = builder;
      stopFollowing = builder.subscribe(() => {
        takeOver(builder);
        if (live !== undefined) tell();
      });
      takeOver(builder);
    },
    changeOwner: (owner) => act((builder) => builder.changeOwner(owner)),
    add: (version, seqIds, source) => act((builder) => builder.add(version, seqIds, source)),
    remove: (version, seqIds) => act((builder) => builder.remove(version, seqIds)),
    replace: (version, seqIds) => act((builder) => builder.replace(version, seqIds)),
    load: (panel) => act((builder) => builder.load(panel)),
    clear: (version) => act((builder) => builder.clear(version)),
    undo: (version) => act((builder) => builder.undo(version)),
    redo: (version) => act((builder) => builder.redo(version)),
    noteSaved: (saved, savedSources) => act((builder) => builder.noteSaved(saved, savedSources)),
    noteDraft: (version, draft) => act((builder) => builder.noteDraft(version, draft)),
  };
}
