import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AssayVersion } from '../api/types.ts';
import { createMemoryWorkingLists } from '../storage/lists/lists.memory.ts';
import type {
  ListSteps,
  ListStepsStorage,
  StoredList,
  WorkingListKey,
  WorkingListStorage,
} from '../storage/lists/lists.port.ts';
import { breaks, listenForReported } from '../testing/reported.ts';
import { createBuilder } from './builder.ts';
import type { WorkingListChange, WorkingListItem } from './list.change.ts';

const at = '2026-11-21T20:00:00.000Z';

function started(storage: WorkingListStorage) {
  const builder = createBuilder({ storage, now: () => new Date(at) });
  onTestFinished(builder.dispose);
  const list = () => builder.getSnapshot().lists.V_7K;
  return {
    ...builder,
    seqIds: () => [...list().seqIds],
    isRead: () => list().isRead,
    problem: () => builder.getSnapshot().problem,
    add: (...seqIds: readonly string[]) => builder.add('V_7K', seqIds),
    exchange: (seqIds: readonly string[], insteadOf: readonly string[]) => builder.exchange('V_7K', seqIds, insteadOf),
    redo: () => builder.redo('V_7K'),
    add11K: (...seqIds: readonly string[]) => builder.add('V_11K', seqIds),
    remove: (...seqIds: readonly string[]) => builder.remove('V_7K', seqIds),
    undo: () => builder.undo('V_7K'),
  };
}

interface Call {
  readonly key: WorkingListKey;
  readonly changes: readonly WorkingListChange[];
  readonly answer: (stored: StoredList) => void;
}

function slowStorage() {
  const calls: Call[] = [];
  const connection: { isClosed: boolean; onChange: (key: WorkingListKey) => void } = {
    isClosed: false,
    onChange: () => undefined,
  };
  const storage: WorkingListStorage = {
    connect(onChange) {
      connection.onChange = onChange;
      return {
        change: (key, changes) => new Promise((answer) => calls.push({ key, changes, answer })),
        close: () => {
          connection.isClosed = true;
        },
      };
    },
  };
  const of = (version: AssayVersion) => calls.filter(({ key }) => key.version === version);
  const answerAll = (answer: StoredList): void => calls.forEach((call) => call.answer(answer));
  return { storage, connection, calls: () => of('V_7K'), calls11K: () => of('V_11K'), answerAll };
}

function stored(...seqIds: readonly string[]): StoredList {
  return { items: seqIds.map((seqId): WorkingListItem => ({ seqId, added: at })), problem: null };
}

function keptSteps() {
  const kept = new Map<string, ListSteps>();
  const leaving = new Set<() => void>();
  const steps: ListStepsStorage = {
    read: ({ owner, version }) => kept.get(`${owner} ${version}`) ?? null,
    write: ({ owner, version }, each) => void kept.set(`${owner} ${version}`, each),
    beforeLeaving(listener) {
      leaving.add(listener);
      return () => void leaving.delete(listener);
    },
  };
  return { steps, leave: () => leaving.forEach((listener) => listener()), listeners: () => leaving.size };
}

const refused: StoredList = { items: null, problem: 'storage_unavailable' };
const heard = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('a builder and its storage', () => {
  test('S3-08 lists return when the same person signs in again, and are hidden from other people', async () => {
    const storage = createMemoryWorkingLists();
    const first = started(storage);
    first.changeOwner('ann');
    await vi.waitUntil(first.isRead);
    first.add('2-1', '10-1');
    first.changeOwner('bob');
    expect(first.seqIds()).toEqual([]);
    await vi.waitUntil(first.isRead);
    expect(first.seqIds()).toEqual([]);
    first.changeOwner('ann');
    await vi.waitUntil(first.isRead);
    expect(first.seqIds()).toEqual(['2-1', '10-1']);
    const second = started(storage);
    second.changeOwner('ann');
    await vi.waitUntil(second.isRead);
    expect(second.seqIds()).toEqual(['2-1', '10-1']);
  });

  test('R8 two builders that change different items neither lose nor restore an item by mistake', async () => {
    const storage = createMemoryWorkingLists();
    const builders = [started(storage), started(storage)];
    for (const builder of builders) builder.changeOwner('ann');
    await vi.waitUntil(() => builders.every((builder) => builder.isRead()));
    for (let round = 0; round < 100; round++) {
      builders.forEach((builder, index) => {
        builder.add(`${round}-${index + 1}`);
        if (round % 2 === 0) builder.remove(`${round}-${index + 1}`);
      });
    }
    const left = Array.from({ length: 100 }, (_, round) => [`${round}-1`, `${round}-2`]).filter(
      (_, round) => round % 2 === 1,
    );
    await vi.waitUntil(() => builders.every((builder) => builder.seqIds().length === 100));
    expect(builders.map((builder) => builder.seqIds())).toEqual([left.flat(), left.flat()]);
  });

  test('the builder shows changes at once while the storage is busy, and stores them in one write afterwards', async () => {
    const { storage, calls } = slowStorage();
    const builder = started(storage);
    builder.changeOwner('ann');
    expect(calls().map(({ key, changes }) => [key, changes])).toEqual([[{ owner: 'ann', version: 'V_7K' }, []]]);
    builder.add('2-1');
    builder.add('3-1');
    expect([builder.seqIds(), calls().length]).toEqual([['2-1', '3-1'], 1]);
    calls()[0]?.answer(stored('1-1'));
    await heard();
    expect(builder.seqIds()).toEqual(['1-1', '2-1', '3-1']);
    const item = (seqId: string): WorkingListItem => ({ seqId, added: at });
    expect(calls()[1]?.changes).toEqual([
      { add: [item('2-1')], remove: [] },
      { add: [item('3-1')], remove: [] },
    ]);
    builder.undo();
    calls()[1]?.answer(stored('1-1', '2-1', '3-1'));
    await heard();
    expect([builder.seqIds(), calls()[2]?.changes]).toEqual([['1-1', '2-1'], [{ add: [], remove: [item('3-1')] }]]);
  });

  test('R9 without storage, lists stay in memory and are stored completely once the storage works', async () => {
    const { storage, calls } = slowStorage();
    const builder = started(storage);
    builder.changeOwner('ann');
    calls()[0]?.answer(refused);
    await heard();
    expect([builder.isRead(), builder.problem()]).toEqual([true, 'storage_unavailable']);
    builder.add('2-1');
    calls()[1]?.answer(refused);
    await heard();
    expect([builder.seqIds(), calls().length]).toEqual([['2-1'], 2]);
    builder.add('3-1');
    expect(calls()[2]?.changes.map(({ add }) => add.map(({ seqId }) => seqId))).toEqual([['2-1'], ['3-1']]);
    calls()[2]?.answer(stored('1-1', '2-1', '3-1'));
    await heard();
    expect([builder.seqIds(), builder.problem()]).toEqual([['1-1', '2-1', '3-1'], null]);
  });

  test('R9 storing one list keeps the other list’s error and retries it', async () => {
    const { storage, calls, calls11K } = slowStorage();
    const builder = started(storage);
    builder.changeOwner('ann');
    calls()[0]?.answer(stored());
    await heard();
    builder.add('2-1');
    calls()[1]?.answer({ items: null, problem: 'storage_full' });
    await heard();
    expect(builder.problem()).toBe('storage_full');
    calls11K()[0]?.answer(stored());
    await heard();
    expect([builder.problem(), calls()[2]?.changes]).toEqual(['storage_full', calls()[1]?.changes]);
    calls()[2]?.answer({ items: null, problem: 'storage_full' });
    await heard();
    expect([builder.problem(), builder.seqIds(), calls().length]).toEqual(['storage_full', ['2-1'], 3]);
    builder.add11K('5-1');
    calls11K()[1]?.answer(stored('5-1'));
    await heard();
    calls()[3]?.answer(stored('2-1'));
    await heard();
    expect([builder.problem(), builder.seqIds(), calls().length, calls11K().length]).toEqual([null, ['2-1'], 4, 2]);
  });

  test('R9 one person’s storage error is not reported to another person', async () => {
    const { storage, calls, calls11K } = slowStorage();
    const builder = started(storage);
    builder.changeOwner('ann');
    calls()[0]?.answer(refused);
    await heard();
    expect(builder.problem()).toBe('storage_unavailable');
    builder.changeOwner('bob');
    calls11K()[1]?.answer(stored());
    await heard();
    expect(builder.problem()).toBe(null);
    builder.changeOwner('ann');
    calls11K()[0]?.answer(stored());
    await heard();
    expect(builder.problem()).toBe(null);
  });

  test.each<[string, WorkingListStorage]>([
    ['rejects', { connect: () => ({ change: () => Promise.reject(new Error('broken')), close: () => undefined }) }],
    ['cannot be connected to', { connect: () => expect.fail('broken') }],
  ])('a storage that %s, against its contract, counts as unavailable', async (_, storage) => {
    const builder = started(storage);
    builder.changeOwner('ann');
    builder.add('1-1');
    await heard();
    expect([builder.isRead(), builder.seqIds(), builder.problem()]).toEqual([true, ['1-1'], 'storage_unavailable']);
  });

  test('a change by another tab is read, but not a change by another person', async () => {
    const { storage, connection, calls } = slowStorage();
    const builder = started(storage);
    builder.changeOwner('ann');
    calls()[0]?.answer(stored());
    await heard();
    connection.onChange({ owner: 'bob', version: 'V_7K' });
    connection.onChange({ owner: 'ann', version: 'V_7K' });
    expect(calls().map(({ key }) => key.owner)).toEqual(['ann', 'ann']);
    calls()[1]?.answer(stored('9-1'));
    await heard();
    expect(builder.seqIds()).toEqual(['9-1']);
  });

  test('R44 changes that could not be stored are forgotten when their owner signs out', async () => {
    const { storage, calls } = slowStorage();
    const builder = started(storage);
    builder.changeOwner('ann');
    calls()[0]?.answer(stored());
    await heard();
    builder.add('2-1');
    builder.changeOwner(null);
    calls()[1]?.answer(refused);
    await heard();
    expect(builder.problem()).toBe(null);
    builder.changeOwner('ann');
    expect(calls()[2]?.changes).toEqual([]);
  });

  test('pending changes are written after dispose, and then the storage is closed', async () => {
    const { storage, connection, calls, answerAll } = slowStorage();
    const builder = started(storage);
    builder.changeOwner('ann');
    calls()[0]?.answer(stored());
    await heard();
    builder.add('2-1');
    builder.dispose();
    expect([connection.isClosed, calls()[1]?.changes.length]).toEqual([false, 1]);
    answerAll(stored('2-1'));
    await heard();
    expect(connection.isClosed).toBe(true);
  });

  test('an exchange is one step: undo restores the reagents that it removed, and redo removes them again', () => {
    const { add, exchange, undo, redo, seqIds, getSnapshot, changeOwner } = started(createMemoryWorkingLists());
    changeOwner('ann');
    add('1-1', '2-1', '3-1');
    exchange(['4-1'], ['1-1', '3-1', '9-1']);
    const { lastStep } = getSnapshot();
    const exchanged = seqIds();
    undo();
    const undone = seqIds();
    redo();
    expect({ exchanged, undone, redone: seqIds(), lastStep }).toEqual({
      exchanged: ['2-1', '4-1'],
      undone: ['1-1', '2-1', '3-1'],
      redone: ['2-1', '4-1'],
      lastStep: { version: 'V_7K', cause: 'analytes.exchange', count: 3, added: 1, removed: 2 },
    });
  });

  test('the whole menu can be added and removed at once', async () => {
    const builder = started(createMemoryWorkingLists());
    builder.changeOwner('ann');
    await vi.waitUntil(builder.isRead);
    const seqIds = Array.from({ length: 11_083 }, (_, index) => `${index + 2}-${(index % 90) + 1}`);
    builder.add(...seqIds);
    expect(builder.seqIds()).toEqual(seqIds);
    builder.undo();
    expect(builder.seqIds()).toEqual([]);
  });
});

test.each([
  ['throws', breaks],
  ['answers no date', () => new Date(Number.NaN)],
])('a clock that %s is reported, and the list uses the device’s time', async (_, now) => {
  const reported = listenForReported();
  vi.setSystemTime(at);
  onTestFinished(() => void vi.useRealTimers());
  const storage = createMemoryWorkingLists();
  const { changeOwner, add, getSnapshot, dispose } = createBuilder({ storage, now });
  onTestFinished(dispose);
  changeOwner('ann');
  await vi.waitUntil(() => getSnapshot().lists.V_7K.isRead);
  add('V_7K', ['1-1']);
  await heard();
  const { items } = await storage.connect(() => undefined).change({ owner: 'ann', version: 'V_7K' }, []);
  expect([items, reported.length]).toEqual([[{ seqId: '1-1', added: at }], 1]);
});

describe('the steps of a list', () => {
  const shown = ({ getSnapshot }: ReturnType<typeof createBuilder>) => {
    const { seqIds, canUndo, canRedo } = getSnapshot().lists.V_7K;
    return { seqIds: [...seqIds], canUndo, canRedo };
  };

  test('survive a reload, but only for the same person', async () => {
    const storage = createMemoryWorkingLists();
    const { steps, leave } = keptSteps();
    const before = createBuilder({ storage, steps });
    onTestFinished(before.dispose);
    before.changeOwner('ada');
    before.add('V_7K', ['1-1', '2-2']);
    before.add('V_7K', ['3-3']);
    before.undo('V_7K');
    await vi.waitFor(() => expect(shown(before).seqIds).toEqual(['1-1', '2-2']));
    leave();

    const after = createBuilder({ storage, steps });
    onTestFinished(after.dispose);
    after.changeOwner('bob');
    expect(shown(after)).toEqual({ seqIds: [], canUndo: false, canRedo: false });
    after.changeOwner('ada');
    await vi.waitFor(() => expect(shown(after)).toEqual({ seqIds: ['1-1', '2-2'], canUndo: true, canRedo: true }));
    after.redo('V_7K');
    expect(shown(after)).toEqual({ seqIds: ['1-1', '2-2', '3-3'], canUndo: true, canRedo: false });
    after.undo('V_7K');
    after.undo('V_7K');
    expect(shown(after)).toEqual({ seqIds: [], canUndo: false, canRedo: true });
  });

  test('stay at sign-out; a disposed builder no longer listens for it', () => {
    const { steps, listeners } = keptSteps();
    const builder = createBuilder({ storage: createMemoryWorkingLists(), steps });
    builder.changeOwner('ada');
    builder.add('V_7K', ['1-1']);
    builder.changeOwner(null);
    builder.changeOwner('ada');
    expect([shown(builder).canUndo, listeners()]).toEqual([true, 1]);
    builder.dispose();
    expect(listeners()).toBe(0);
  });
});
