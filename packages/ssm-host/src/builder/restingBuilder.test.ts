import { createBuilder, createMemoryWorkingLists, type SessionStorage, type WorkingListStorage } from 'ssm-core';
import type { SeqIdsOfLists } from 'ssm-core/internal';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRestingBuilder } from './restingBuilder.ts';

const stored: SeqIdsOfLists = { V_7K: new Set(['1-1', '2-1']), V_11K: new Set() };
const sessions: SessionStorage = {
  open: () => {
    throw new Error('nobody reads a list');
  },
};

function rest(glance: () => Promise<SeqIdsOfLists | null>) {
  const onWanted = vi.fn<() => void>();
  let change: () => void = () => {};
  let isWatched = true;
  const builder = createRestingBuilder({
    glance,
    watch(listener) {
      change = listener;
      return () => {
        isWatched = false;
      };
    },
    sessions,
    onWanted,
  });
  onTestFinished(builder.dispose);
  const counts: unknown[] = [];
  const note = (): void => {
    const { V_7K, V_11K } = builder.getSnapshot().lists;
    counts.push([V_7K.isRead && V_7K.count, V_11K.isRead && V_11K.count, V_7K.canUndo]);
  };
  note();
  builder.subscribe(note);
  return { builder, onWanted, counts, change: () => change(), isWatched: () => isWatched };
}

/** The builder itself, with what the storage holds for the person. */
function startOn(storage: WorkingListStorage = createMemoryWorkingLists()) {
  const builder = createBuilder({ storage, now: () => new Date('2026-01-01') });
  builder.changeOwner('ann');
  return builder;
}

async function filled(): Promise<WorkingListStorage> {
  const storage = createMemoryWorkingLists();
  const before = startOn(storage);
  before.add('V_7K', ['1-1', '2-1']);
  await vi.waitFor(() => expect(before.getSnapshot().lists.V_7K.isRead).toBe(true));
  before.dispose();
  return storage;
}

test('what is stored is shown, and nothing else is wanted', async () => {
  const { counts, onWanted, builder } = rest(async () => stored);
  await vi.waitFor(() => expect(counts.length).toBe(2));
  expect([counts, onWanted.mock.calls.length, builder.isAwake(), builder.getSnapshot().lists.V_7K.seqIds]).toEqual([
    [
      [false, false, false],
      [2, 0, false],
    ],
    0,
    false,
    stored.V_7K,
  ]);
});

test('R9: what cannot be told, and what another tab changes, wants the builder itself', async () => {
  const unknown = rest(async () => null);
  await vi.waitFor(() => expect(unknown.onWanted.mock.calls.length).toBe(1));
  const changed = rest(async () => stored);
  await vi.waitFor(() => expect(changed.counts.length).toBe(2));
  changed.change();
  expect([changed.onWanted.mock.calls.length, unknown.counts]).toEqual([1, [[false, false, false]]]);
});

test('the builder takes over once it has read the lists: nothing that is shown goes away meanwhile', async () => {
  const { counts, builder, isWatched } = rest(async () => stored);
  await vi.waitFor(() => expect(counts.length).toBe(2));
  const storage = await filled();
  builder.continueWith(() => startOn(storage));
  builder.continueWith(() => {
    throw new Error('it is started once');
  });
  await vi.waitFor(() => expect(builder.isAwake()).toBe(true));
  builder.add('V_7K', ['3-1']);
  expect([new Set(counts.slice(1).map((count) => (count as unknown[])[0])), counts.at(-1), isWatched()]).toEqual([
    new Set([2, 3]),
    [3, 0, true],
    false,
  ]);
});

test('what is done before it has come is done once it is there, in order', async () => {
  const { builder, onWanted, counts } = rest(async () => stored);
  await vi.waitFor(() => expect(counts.length).toBe(2));
  builder.remove('V_7K', ['1-1']);
  builder.add('V_7K', ['1-1', '5-1']);
  builder.undo('V_7K');
  const before = builder.getSnapshot().lists.V_7K.count;
  const storage = await filled();
  builder.continueWith(() => startOn(storage));
  await vi.waitFor(() => expect(builder.isAwake()).toBe(true));
  const { seqIds } = builder.getSnapshot().lists.V_7K;
  expect([before, onWanted.mock.calls.length, seqIds]).toEqual([2, 3, new Set(['2-1'])]);
});

test('one that has ended starts nothing, and ends what it has started', async () => {
  const early = rest(async () => stored);
  early.builder.dispose();
  early.builder.continueWith(() => {
    throw new Error('it has ended');
  });
  const late = rest(async () => stored);
  const started = startOn();
  const dispose = vi.spyOn(started, 'dispose');
  late.builder.continueWith(() => started);
  late.builder.dispose();
  await Promise.resolve();
  expect([dispose.mock.calls.length, early.counts.length, late.isWatched()]).toEqual([1, 1, false]);
});
