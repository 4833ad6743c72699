import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FilterKey } from '../../api/types.ts';
import { anyClause } from '../../testing/clause.arbitrary.ts';
import type { Clause } from '../clause.ts';
import { clauseOfRow, controlOf, type FilterValue, rowOfClause, translateRow } from './filter.row.ts';

function clauseOf(filterKey: FilterKey | null, value: FilterValue, locale = 'en'): Clause | null {
  return clauseOfRow({ filterId: '1', filterKey, value }, locale);
}

describe('the row made from a clause', () => {
  test.each<[clause: Clause, value: FilterValue]>([
    [{ key: 'fullName', operator: '*=', text: 'IL*' }, 'IL*'],
    [{ key: 'bufferMS', operator: '=', isTrue: false }, false],
    [{ key: 'dilGroup', operator: '=', values: ['20%'] }, '20%'],
    [{ key: 'charInfo', operator: '=', values: ['Binds, well'] }, 'Binds, well'],
    [{ key: 'loDb', operator: '<=', number: 1e21 }, ['<=', '1e+21']],
    [{ key: 'loDb', operator: '~', low: 0, high: 2.5 }, ['~', '0', '2.5']],
    [{ key: 'mesh', operator: '=', values: ['a', 'b'] }, ['a', 'b']],
    [{ key: 'pubs', operator: '=', values: ['pQtl'] }, ['pQtl']],
    [{ key: 'diseases', operator: '=', values: ['alz', 'park'] }, ['alz', 'park']],
  ])('%j', (clause, value) => {
    expect(rowOfClause('7', clause, 'en')).toEqual({ filterId: '7', filterKey: clause.key, value });
  });

  test('S5-06: has numbers as the language writes them, without thousands separators', () => {
    const [number, range] = [
      { key: 'loDb', operator: '<=', number: 1234.5 },
      { key: 'loDb', operator: '~', low: -0.5, high: 1.234 },
    ] as const satisfies readonly Clause[];
    expect([number, range].map((clause) => rowOfClause('7', clause, 'de').value)).toEqual([
      ['<=', '1234,5'],
      ['~', '-0,5', '1,234'],
    ]);
  });

  test('gives the clause back, except that typed texts lose surrounding spaces', () => {
    fc.assert(
      fc.property(anyClause, fc.constantFrom('en', 'de', 'ja', 'fa'), (clause, locale) => {
        const row = rowOfClause('1', clause, locale);
        const isTyped = controlOf(row) === 'keywords' || controlOf(row) === 'autocomplete';
        const known = (text: string): string => (isTyped ? text.trim() : text).toWellFormed();
        const expected = (): Clause | null => {
          if ('text' in clause) {
            const text = clause.text.trim().toWellFormed();
            return text === '' ? null : { ...clause, text };
          }
          if (!('values' in clause)) return clause;
          const values = clause.values.map(known).filter((text) => text !== '');
          return values.length === 0 ? null : { ...clause, values };
        };
        expect(clauseOfRow(row, locale)).toEqual(expected());
      }),
      { numRuns: 500 },
    );
  });
});

describe('the clause made from a row', () => {
  test('S5-02 needs a key and a value, so an empty text gives no clause', () => {
    const unfinished: readonly [FilterKey | null, FilterValue][] = [
      [null, ''],
      [null, 'a'],
      ['fullName', ''],
      ['fullName', ' \n'],
      ['charInfo', ''],
      ['charInfo', ['Binds, well']],
      ['dilGroup', ''],
      ['loDb', []],
      ['loDb', ['>', '']],
      ['loDb', ['~', '1', '']],
      ['mesh', []],
      ['mesh', ['', ' ']],
      ['fixedPanels', []],
      ['pubs', []],
    ];
    expect(unfinished.map(([key, value]) => clauseOf(key, value))).toEqual(unfinished.map(() => null));
    expect(clauseOf('bufferMS', true)).toEqual({ key: 'bufferMS', operator: '=', isTrue: true });
  });

  test('S5-03 has trimmed keywords, without empty keywords', () => {
    expect([clauseOf('mesh', [' a b ', '']), clauseOf('mesh', ['', '\tb'])]).toEqual([
      { key: 'mesh', operator: '=', values: ['a b'] },
      { key: 'mesh', operator: '=', values: ['b'] },
    ]);
  });

  test('has a trimmed identifier if it was pasted, but a chosen value exactly as in the catalogue', () => {
    expect([clauseOf('seqId', ' 10000-28\n'), clauseOf('dilGroup', ' 20%')]).toEqual([
      { key: 'seqId', operator: '*=', text: '10000-28' },
      { key: 'dilGroup', operator: '=', values: [' 20%'] },
    ]);
  });

  test('S5-06 has only valid numbers, sorts the ends of a range, and has an upper end only for a range', () => {
    const values = [
      ['>', 'x'],
      ['>', '1e999'],
      ['~', '2', '1'],
      ['~', 'x', '1'],
      ['>=', ' −1.5 ', 'y'],
      ['~', '1', '1'],
    ];
    expect(values.map((value) => clauseOf('loDb', value))).toEqual([
      null,
      null,
      null,
      null,
      { key: 'loDb', operator: '>=', number: -1.5 },
      { key: 'loDb', operator: '~', low: 1, high: 1 },
    ]);
  });

  test('S5-06: has the numbers that the texts mean in the language', () => {
    const typed = [
      ['>', '0,5'],
      ['>', '1.000'],
      ['~', '０．５', '1\u202f234,5 '],
    ] as const;
    expect(typed.map((value) => clauseOf('loDb', value, 'de'))).toEqual([
      { key: 'loDb', operator: '>', number: 0.5 },
      { key: 'loDb', operator: '>', number: 1000 },
      { key: 'loDb', operator: '~', low: 0.5, high: 1234.5 },
    ]);
  });
});

test('S5-06: a row keeps its numbers in another language, and keeps a text that is not a number', () => {
  const rowOf = (filterKey: FilterKey, value: FilterValue) => ({ filterId: '1', filterKey, value });
  const translated = [
    translateRow(rowOf('loDb', ['~', '1.000', '0,5']), 'de', 'en'),
    translateRow(rowOf('loDb', ['>', 'about 1,5']), 'de', 'en'),
    translateRow(rowOf('fullName', '1,5'), 'de', 'en'),
    translateRow(rowOf('loDb', ['>', '1,50']), 'de', 'de'),
  ];
  expect(translated.map(({ value }) => value)).toEqual([
    ['~', '1000', '0.5'],
    ['>', 'about 1,5'],
    '1,5',
    ['>', '1,50'],
  ]);
});
