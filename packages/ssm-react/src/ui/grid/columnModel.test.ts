import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createColumnModel } from './columnModel.ts';
import { type ColumnSort, type ColumnSpec, type ColumnsShown, placeColumns } from './placedColumns.ts';

const all: readonly ColumnSpec[] = ['a', 'b', 'c', 'd', 'e'].map((key, index) => ({
  key,
  width: 100 + 10 * index,
}));
const withoutWidths: readonly ColumnSpec[] = all.map(({ key }) => ({ key }));
const unsorted: ColumnsShown<ColumnSpec> = { all, shown: ['a', 'b', 'c'], widths: {}, fixedCount: 2, sort: null };

const anyShown: fc.Arbitrary<ColumnsShown<ColumnSpec>> = fc.record({
  all: fc.constantFrom(all, all.slice(1), withoutWidths),
  shown: fc.shuffledSubarray(['b', 'c', 'd', 'e']),
  widths: fc.constant({}),
  fixedCount: fc.nat(4),
  sort: fc.option(
    fc.record<ColumnSort>({
      key: fc.constantFrom('b', 'c', 'd', 'e'),
      direction: fc.constantFrom('ascending', 'descending'),
    }),
  ),
});

describe('the column model', () => {
  test('places columns in the same way before and after the model loads', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            shown: anyShown,
            key: fc.constantFrom('b', 'c', 'd'),
            width: fc.integer({ min: 60, max: 1200 }),
          }),
        ),
        (steps) => {
          const model = createColumnModel<ColumnSpec>({});
          for (const { shown, key, width } of steps) {
            expect(model.place(shown)).toEqual(placeColumns({ ...shown, widths: model.widths() }));
            model.resize(key, width);
            expect(model.place(shown)).toEqual(placeColumns({ ...shown, widths: model.widths() }));
          }
        },
      ),
    );
  });

  test("keeps the user's column widths until they are reset, whichever columns are shown", () => {
    const model = createColumnModel<ColumnSpec>({});
    const told = vi.fn<() => void>();
    const unsubscribe = model.subscribe(told);
    model.place(unsorted);
    model.resize('b', 300);
    const chosen = model.widths();
    model.place({ ...unsorted, shown: ['a'], sort: { key: 'a', direction: 'ascending' } });
    expect([chosen, model.widths() === chosen, told.mock.calls.length]).toEqual([{ b: 300 }, true, 1]);
    expect(model.place(unsorted)).toEqual([
      { key: 'a', width: 100, isChosen: false, offset: 0, isFixed: true, direction: 'none' },
      { key: 'b', width: 300, isChosen: true, offset: 100, isFixed: true, direction: 'none' },
      { key: 'c', width: 120, isChosen: false, offset: 400, isFixed: false, direction: 'none' },
    ]);
    model.reset('b');
    expect([model.widths(), told.mock.calls.length]).toEqual([{}, 2]);
    unsubscribe();
    model.resize('c', 90);
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('starts with the widths that the user chose before the model loaded, and can reset these widths', () => {
    const model = createColumnModel<ColumnSpec>({ a: 70 });
    const widths = (): readonly number[] => model.place(unsorted).map(({ width }) => width);
    const before = widths();
    model.reset('a');
    expect([before, widths()]).toEqual([
      [70, 110, 120],
      [100, 110, 120],
    ]);
  });
});
