import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilterKey } from '../../api/types.ts';
import { booleanColumn, listColumn, numberColumn, textColumn } from '../../table/build.ts';
import { cellValue } from '../../table/cell.ts';
import { anyTable, oddText, smallTable } from '../../testing/table.arbitrary.ts';
import { foldCharacters } from '../evaluate/glob.ts';
import { suggestFrom } from './filter.suggest.ts';

const menu = smallTable({
  seqId: textColumn(['10000-28', '10-1', '2-1', '9-10']),
  targetName: textColumn(['sIL-6', 'IL-10', 'IL-6', 'IL-6']),
  fullName: textColumn(['Ménière', null, null, null]),
  entrezGeneName: listColumn([['IL6R', 'IL6ST', 'IL6R'], ['IL10'], ['IL6'], ['IL6', 'IL6R']]),
  dilutionGroup: textColumn(['20%', '0.5%', '20%', null]),
  goBioProcess: listColumn([['response to hypoxia', 'hypoxia'], null, null, ['hypoxia']]),
  bufferMS: booleanColumn([true, false, null, null]),
  loDb: numberColumn([1, 2, 3, 4]),
  pQtl: textColumn(['cis', null, null, null]),
  diseases: listColumn([['alz'], null, null, null]),
});

test('suggestions that begin with the term come before other suggestions, and both groups are in natural order', () => {
  expect(suggestFrom(menu, 'targetName', ' il', 20)).toEqual([
    { value: 'IL-6', count: 2 },
    { value: 'IL-10', count: 1 },
    { value: 'sIL-6', count: 1 },
  ]);
  expect(suggestFrom(menu, 'seqId', '10', 20).map(({ value }) => value)).toEqual(['10-1', '10000-28', '9-10']);
  expect(suggestFrom(menu, 'seqId', '1', 1)).toEqual([{ value: '10-1', count: 1 }]);
  expect(suggestFrom(menu, 'seqId', '1', 0)).toEqual([]);
});

test('sorts umlauts and kana as German and Japanese readers expect', () => {
  const inOrder = ['Apfel', 'Äpfel', 'Ofen', 'ölig', 'Zink', 'あき', 'イネ', 'うめ', 'カキ'];
  const table = smallTable({ targetName: textColumn(inOrder.toReversed()) });
  expect(suggestFrom(table, 'targetName', '', 20).map(({ value }) => value)).toEqual(inOrder);
});

test('suggestions ignore case and accents', () => {
  expect(suggestFrom(menu, 'fullName', 'MENIE', 20)).toEqual([{ value: 'Ménière', count: 1 }]);
});

test('each item of a list is a value of its own, and a row with several items counts once for each', () => {
  expect(suggestFrom(menu, 'entrezGeneName', 'il6', 20)).toEqual([
    { value: 'IL6', count: 2 },
    { value: 'IL6R', count: 2 },
    { value: 'IL6ST', count: 1 },
  ]);
  expect(suggestFrom(menu, 'goBioProcess', 'hyp', 20)).toEqual([
    { value: 'hypoxia', count: 2 },
    { value: 'response to hypoxia', count: 1 },
  ]);
});

test('an empty term suggests every value', () => {
  expect(suggestFrom(menu, 'dilGroup', '', Number.POSITIVE_INFINITY)).toEqual([
    { value: '0.5%', count: 1 },
    { value: '20%', count: 2 },
  ]);
});

test('a filter suggests nothing if it has no text values or the table lacks its column', () => {
  const keys: readonly FilterKey[] = ['loDb', 'bufferMS', 'pubs', 'diseases', 'v11Only', 'mesh'];
  expect(keys.flatMap((key) => suggestFrom(menu, key, '', 20))).toEqual([]);
});

test('a value that no row has is not suggested', () => {
  const taken = { kind: 'text' as const, dictionary: ['IL-6', 'IL-10'], codes: Int32Array.of(1, -1) };
  expect(suggestFrom(smallTable({ targetName: taken }), 'targetName', 'il', 20)).toEqual([
    { value: 'IL-10', count: 1 },
  ]);
});

test('every value that contains the term is suggested, with its number of rows', () => {
  fc.assert(
    fc.property(anyTable, oddText, fc.integer({ min: 1, max: 4 }), (table, typed, limit) => {
      const term = foldCharacters(typed.slice(0, 1).trim());
      const counts = new Map<string, number>();
      for (let row = 0; row < table.rowCount; row++) {
        const items = new Set([cellValue(table, row, 'uniProtId') ?? []].flat() as string[]);
        for (const item of items)
          if (foldCharacters(item).includes(term)) counts.set(item, (counts.get(item) ?? 0) + 1);
      }
      const all = suggestFrom(table, 'uniProtId', term, Number.POSITIVE_INFINITY);
      expect(new Map(all.map(({ value, count }) => [value, count]))).toEqual(counts);
      expect(suggestFrom(table, 'uniProtId', term, limit)).toEqual(all.slice(0, limit));
      const begins = all.map(({ value }) => foldCharacters(value).startsWith(term));
      expect(begins).toEqual(begins.toSorted((first, second) => Number(second) - Number(first)));
    }),
  );
});

const named = smallTable({
  entrezGeneName: listColumn([['ERBB2'], ['CXCL8'], ['TNFAIP3'], ['TNF'], ['HBA1', 'HBB']]),
  targetName: textColumn(['ERBB2', 'IL-8', 'A20', 'TNF-a', 'HBA']),
  otherNames: listColumn([
    ['HER2', 'NEU'],
    ['IL8', 'IL-8', 'SL000039'],
    null,
    ['TNFA', 'TNF-alpha'],
    ['HBA-T3\tHBA1', 'HBA2\t\tprotein'],
  ]),
});

test('for a term that is an alias, the value with that alias is suggested before values that contain the term', () => {
  expect(suggestFrom(named, 'entrezGeneName', 'her2', 20)).toEqual([{ value: 'ERBB2', count: 1, otherName: 'HER2' }]);
  expect(suggestFrom(named, 'entrezGeneName', 'tnfa', 20)).toEqual([
    { value: 'TNF', count: 1, otherName: 'TNFA' },
    { value: 'TNFAIP3', count: 1 },
  ]);
  expect(suggestFrom(named, 'targetName', 'TNF-α', 20)).toEqual([{ value: 'TNF-a', count: 1, otherName: 'TNFA' }]);
  expect(suggestFrom(named, 'entrezGeneName', 'HBA-T', 20)).toEqual([{ value: 'HBA1', count: 1, otherName: 'HBA-T3' }]);
});

test('a suggestion names a whole alias even if the value contains the text by chance, but not for the value itself', () => {
  const table = smallTable({
    entrezGeneName: listColumn([['CEACAM1'], ['CEACAM5'], ['PSG2'], ['CEA']]),
    otherNames: listColumn([null, ['CEA'], ['CEA'], ['CEA-1', 'CE-A']]),
  });
  expect(suggestFrom(table, 'entrezGeneName', 'cea', 20)).toEqual([
    { value: 'CEACAM5', count: 1, otherName: 'CEA' },
    { value: 'PSG2', count: 1, otherName: 'CEA' },
    { value: 'CEA', count: 1 },
    { value: 'CEACAM1', count: 1 },
  ]);
});

test('a name of at least three letters suggests its value by the first letters', () => {
  expect(suggestFrom(named, 'entrezGeneName', 'her', 20)).toEqual([{ value: 'ERBB2', count: 1, otherName: 'HER2' }]);
  expect(suggestFrom(named, 'entrezGeneName', 'he', 20)).toEqual([]);
});

test('a quoted term suggests values that contain the text inside the quotes', () => {
  expect(suggestFrom(named, 'entrezGeneName', '"CXCL8"', 20)).toEqual([{ value: 'CXCL8', count: 1 }]);
});

test('names that differ by one letter are suggested if no value contains the term', () => {
  expect(suggestFrom(named, 'entrezGeneName', 'TNFAIP4', 20)).toEqual([{ value: 'TNFAIP3', count: 1 }]);
  expect(suggestFrom(named, 'entrezGeneName', 'TNF-alpa', 20)).toEqual([
    { value: 'TNF', count: 1, otherName: 'TNF-alpha' },
  ]);
  expect(suggestFrom(named, 'entrezGeneName', 'zzzzzz', 20)).toEqual([]);
});

test('SomaIds and patterns suggest no symbols', () => {
  expect(suggestFrom(named, 'entrezGeneName', 'SL000039', 20)).toEqual([]);
  expect(suggestFrom(named, 'entrezGeneName', 'her2*', 20)).toEqual([]);
});
