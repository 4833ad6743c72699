import { describe, expect, test } from 'vitest';
import type { FilterKey } from '../../api/types.ts';
import { readFilters } from '../codec/filter.codec.ts';
import { changeDraft, type DraftEvent, type FilterDraft, openDraft } from './filter.draft.ts';
import type { FilterDraftRow, FilterValue } from './filter.row.ts';

const add: DraftEvent = { type: 'filter.add' };

function row(filterId: string, filterKey: FilterKey | null, value: FilterValue): FilterDraftRow {
  return { filterId, filterKey, value };
}

function after(draft: FilterDraft, ...events: readonly DraftEvent[]): FilterDraft {
  return events.reduce(changeDraft, draft);
}

const empty = openDraft([], 'en');
const two = openDraft(readFilters('loDb>1&mesh=a,b'), 'en');
const loDb = row('1', 'loDb', ['>', '1']);
const mesh = row('2', 'mesh', ['a', 'b']);

describe('an opened draft', () => {
  test('S3-05 has the applied filters in order; each row has an id, a key and a value', () => {
    expect(two).toEqual({ rows: [loDb, mesh], nextId: 3 });
  });

  test('has one row without a category if no filter is applied', () => {
    expect(empty).toEqual({ rows: [row('1', null, '')], nextId: 2 });
  });
});

describe('adding a row', () => {
  test('S4-13 gives the row no category', () => {
    const added = row('3', null, '');
    expect(after(two, add)).toEqual({ rows: [loDb, mesh, added], nextId: 4 });
  });

  test('S4-13, S5-01 stops after five rows', () => {
    const five = after(empty, add, add, add, add);
    expect(five.rows.map(({ filterId }) => filterId)).toEqual(['1', '2', '3', '4', '5']);
    expect(after(five, add)).toBe(five);
  });
});

describe('choosing a category', () => {
  const typed: readonly (readonly [FilterKey, FilterValue])[] = [
    ['fullName', 'kinase'],
    ['charInfo', 'binds'],
    ['dilGroup', '20%'],
    ['bufferMS', false],
    ['loDb', ['~', '1', '5']],
    ['fixedPanels', ['cvd']],
    ['pubs', ['pQtl']],
    ['mesh', ['a', 'b']],
  ];
  const begins: readonly (readonly [FilterKey, FilterValue])[] = [
    ['targetName', ''],
    ['charInfo', ''],
    ['mousePlasmaBin', ''],
    ['v11Only', true],
    ['corrPlasma', []],
    ['fixedPanels', []],
    ['pubs', []],
    ['goBioProcess', []],
  ];

  test.each(typed)("S4-14 resets %s to the empty value of the other category's type", (key, value) => {
    const before: FilterDraft = { rows: [row('1', key, value)], nextId: 2 };
    for (const [filterKey, expected] of begins.filter(([other]) => other !== key)) {
      const changed = row('1', filterKey, expected);
      expect(after(before, { type: 'category.choose', filterId: '1', filterKey })).toEqual({
        rows: [changed],
        nextId: 2,
      });
    }
  });

  test('S4-14 clears both keywords even if the new category also has keywords', () => {
    expect(after(two, { type: 'category.choose', filterId: '2', filterKey: 'goCellComp' }).rows).toEqual([
      loDb,
      row('2', 'goCellComp', []),
    ]);
  });

  test('does nothing if the row already has the category, so the typed text stays', () => {
    expect(after(two, { type: 'category.choose', filterId: '2', filterKey: 'mesh' })).toBe(two);
  });
});

describe('changing a value', () => {
  test('S4-13, S4-15 changes only the row', () => {
    const changed = row('1', 'loDb', ['>', '1e']);
    expect(after(two, { type: 'value.change', filterId: '1', value: ['>', '1e'] })).toEqual({
      rows: [changed, mesh],
      nextId: 3,
    });
  });

  test('S5-02 keeps an empty text', () => {
    const draft = after(
      empty,
      { type: 'category.choose', filterId: '1', filterKey: 'fullName' },
      { type: 'value.change', filterId: '1', value: 'a' },
      { type: 'value.change', filterId: '1', value: '' },
    );
    expect(draft.rows).toEqual([row('1', 'fullName', '')]);
  });

  test('throws for a value that the control cannot have, and for a row without a category', () => {
    expect(() => after(two, { type: 'value.change', filterId: '2', value: ['a', 'b', 'c'] })).toThrow(
      new Error('Invariant: the value ["a","b","c"] is none of a keywords; make it as filter.row.ts says'),
    );
    expect(() => after(empty, { type: 'value.change', filterId: '1', value: 'a' })).toThrow(
      new Error('Invariant: the value "a" is none of a row without a category; make it as filter.row.ts says'),
    );
  });
});

describe('removing a row', () => {
  test('S4-13, S4-15 keeps the other rows and their ids', () => {
    expect(after(two, { type: 'filter.remove', filterId: '1' })).toEqual({ rows: [mesh], nextId: 3 });
  });

  test('leaves an empty row with a new id if the removed row was the only one', () => {
    const fresh = row('3', null, '');
    expect(after(two, { type: 'filter.remove', filterId: '1' }, { type: 'filter.remove', filterId: '2' })).toEqual({
      rows: [fresh],
      nextId: 4,
    });
  });

  test('leaves one empty row if all rows are removed, as when the dialog opens without filters', () => {
    const fresh = row('3', null, '');
    expect(after(two, { type: 'filters.clear' })).toEqual({ rows: [fresh], nextId: 4 });
  });
});

test('an event for a row that was removed changes nothing', () => {
  const events: readonly DraftEvent[] = [
    { type: 'category.choose', filterId: '9', filterKey: 'loDb' },
    { type: 'value.change', filterId: '9', value: 'a' },
    { type: 'filter.remove', filterId: '9' },
  ];
  expect(events.map((event) => after(two, event))).toEqual(events.map(() => two));
});
