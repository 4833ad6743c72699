import { emptySelection, setSelected } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { createSelectionStore, nothingSelected, selectedAmong } from './selectionStore.ts';

const some = setSelected(emptySelection(6), [1, 4, 5], true);

describe('createSelectionStore', () => {
  it('tells its listeners of every other selection, and of the same one nothing', () => {
    const store = createSelectionStore();
    const told: number[] = [];
    const stop = store.subscribe(() => told.push(store.read().count));
    store.show(some);
    store.show(some);
    store.show(nothingSelected);
    stop();
    store.show(some);
    expect([told, store.read() === some]).toEqual([[3, 0], true]);
  });
});

describe('selectedAmong', () => {
  it('counts the rows of a result that are selected', () => {
    expect(selectedAmong(some, Uint32Array.of(0, 1, 2, 5))).toBe(2);
    expect(selectedAmong(some, Uint32Array.of(5, 4, 3, 2, 1, 0))).toBe(3);
    expect(selectedAmong(nothingSelected, Uint32Array.of(0, 1))).toBe(0);
  });
});
