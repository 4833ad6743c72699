import { describe, expect, test, vi } from 'vitest';
import { createColumnModel } from './columnModel.ts';
import { createColumnStore } from './columnStore.ts';
import type { ColumnSpec, ColumnsShown } from './placedColumns.ts';

const all: readonly ColumnSpec[] = ['a', 'b', 'c'].map((key) => ({ key, width: 100 }));
const shown: ColumnsShown<ColumnSpec> = { all, shown: ['a', 'b'], fixedCount: 1, sort: null };

/** A store whose model can be loaded, or not. */
function openStore(isThere = true) {
  const network = { isThere };
  const load = vi.fn<() => Promise<{ readonly createColumnModel: typeof createColumnModel<ColumnSpec> }>>(() =>
    network.isThere ? Promise.resolve({ createColumnModel }) : Promise.reject(new TypeError('offline')),
  );
  return { network, load, store: createColumnStore<ColumnSpec>(load) };
}

describe('the columns of a table', () => {
  test('nothing changes when the model comes, and nobody is told', async () => {
    const { store, load } = openStore();
    const told = vi.fn<() => void>();
    store.subscribe(told);
    const before = store.place(shown, store.getSnapshot());
    store.preload();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(store.place(shown, store.getSnapshot())).toBe(before);
    expect(told).not.toHaveBeenCalled();
  });

  test('widths chosen before the model is there are taken up in their order', async () => {
    const { store } = openStore();
    const asked = [store.resize('a', 150), store.resize('b', 70), store.resize('a', 130)];
    expect(store.getSnapshot()).toEqual({});
    await Promise.all(asked);
    expect(store.getSnapshot()).toEqual({ a: 130, b: 70 });
    void store.reset('a');
    expect(store.getSnapshot()).toEqual({ b: 70 });
    expect(store.place(shown, store.getSnapshot()).map(({ width, offset }) => [width, offset])).toEqual([
      [100, 0],
      [70, 100],
    ]);
  });

  test('another sort leaves the columns that it does not concern the same objects', () => {
    const { store } = openStore();
    const [a, b] = store.place(shown, {});
    const sorted = store.place({ ...shown, sort: { key: 'a', direction: 'descending' } }, {});
    expect([sorted[0] === a, sorted[1] === b, sorted[0]?.direction]).toEqual([false, true, 'descending']);
  });

  test('R11: a width that cannot be changed for want of the model says so, and the next one tries again', async () => {
    const { store, network } = openStore(false);
    store.preload();
    await expect(store.resize('a', 150)).rejects.toThrow('offline');
    network.isThere = true;
    await store.resize('b', 70);
    expect(store.getSnapshot()).toEqual({ b: 70 });
  });
});
