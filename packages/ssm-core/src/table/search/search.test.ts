import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ColumnKey } from '../../api/types.ts';
import { anyTable, oddText, showCell, smallTable } from '../../testing/table.arbitrary.ts';
import { listColumn, numberColumn, textColumn } from '../build.ts';
import { cellValue } from '../cell.ts';
import { identifierColumnKeys } from '../columns.ts';
import { allRows } from '../rows.ts';
import type { Table } from '../table.ts';
import { loosen } from './fold.ts';
import { parseSearch, type SearchQuery, searchKey } from './search.query.ts';
import { bestFirst, createSearchIndex, narrows, searchRows } from './search.ts';

const menu = smallTable({
  seqId: textColumn(['10000-28', '2-1', '4673-13', '110000-285']),
  fullName: textColumn(['Beta-crystallin B2', 'Interleukin-6, soluble', 'Interleukin-6', null]),
  targetName: textColumn(['CRBB2', 'IL-6 sR', 'IL-6', 'IL6']),
  uniProtId: listColumn([['P43320'], ['P08887', 'P40189'], ['P05231'], null]),
  entrezGeneName: listColumn([['CRYBB2'], ['IL6R', 'IL6ST'], ['IL6'], ['il6']]),
  dilutionGroup: textColumn(['20%', '0.5%', '20%', null]),
  loDb: numberColumn([1234.5, null, 7, 8]),
});
const index = createSearchIndex(menu, ['seqId', 'dilutionGroup', 'loDb'], showCell);

function identifiersOf(table: Table, row: number, keys = identifierColumnKeys): readonly string[] {
  return keys
    .flatMap((key) => (cellValue(table, row, key) ?? []) as string | readonly string[])
    .filter((identifier) => parseSearch(identifier).alternatives.length > 0);
}

function found(text: string): readonly number[] {
  return [...searchRows(index, parseSearch(text))];
}

function exactFirst(text: string): readonly number[] {
  const query = parseSearch(text);
  return [...bestFirst(index, searchRows(index, query), query)];
}

describe('finding rows', () => {
  test('a space means AND; a comma, semicolon or line break means OR', () => {
    expect(found('interleukin soluble')).toEqual([1]);
    expect(found('crbb2, P05231;4673-13\r\nil6st')).toEqual([0, 1, 2]);
  });

  test('an empty text matches every row', () => {
    expect(found(' , ')).toEqual([0, 1, 2, 3]);
  });

  test('identifiers are found in hidden columns, other values only in shown columns', () => {
    expect(found('P08887')).toEqual([1]);
    expect(found('1,234.5')).toEqual([0, 3]);
    expect(found('234.5')).toEqual([0]);
    const narrow = createSearchIndex(menu, ['seqId'], showCell);
    expect([...searchRows(narrow, parseSearch('234.5'))]).toEqual([]);
  });

  test.each([
    ['il-6', 'il-', true],
    ['il-6 sol', 'il-6', true],
    ['interleukin 6', 'inter', true],
    // Terms of two letters match only at the start of a word. Only terms of five letters or more match inside a code.
    ['il-6', 'il', false],
    ['il-6r', 'il-6', false],
    ['interleukin 6', 'leukin', false],
    ['il', 'il-6', false],
    ['il-6, il', 'il', false],
    ['il', 'il, 6', false],
    ['', 'il', false],
    ['il', '', false],
  ])('the query “%s” narrows “%s”: %s', (next, before, isNarrower) => {
    expect(narrows(parseSearch(next), parseSearch(before))).toEqual(isNarrower);
  });

  test('a narrower query finds the same rows among the results of the wider query as among all rows', () => {
    const text = fc.stringMatching(/^[il6 ,s-]{0,8}$/);
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [next, before] = [parseSearch(one), parseSearch(other)];
        if (!narrows(next, before)) return;
        const among = searchRows(index, next, searchRows(index, before));
        expect([...among]).toEqual([...searchRows(index, next)]);
      }),
      { numRuns: 500 },
    );
  });

  test('no match extends from one cell into the next', () => {
    expect(found('28beta')).toEqual([]);
  });

  test('the displayed text of a cell is searched if it differs from the value', () => {
    const shown = createSearchIndex(menu, [], (_, value) => `<${String(value)}>`);
    expect([...searchRows(shown, parseSearch('<CRBB2>'))]).toEqual([0]);
  });
});

describe('exact identifiers', () => {
  test('come first if they equal the text, and both groups of rows stay in the order of the input', () => {
    expect(found('il6')).toEqual([1, 2, 3]);
    expect(exactFirst('il6')).toEqual([2, 3, 1]);
    expect(exactFirst('10000-28')).toEqual([0, 3]);
  });

  test('include each item of a list', () => {
    expect(exactFirst('il6st, il-6')).toEqual([1, 2, 3]);
  });

  test('include a whole name that contains a comma', () => {
    expect(found('Interleukin-6, soluble')).toEqual([1, 2]);
    const reversed = searchRows(index, parseSearch('il')).toReversed();
    expect([...bestFirst(index, reversed, parseSearch('interleukin-6,  soluble'))]).toEqual([2, 1, 3]);
    expect([...bestFirst(index, reversed, parseSearch('x, interleukin-6'))]).toEqual([2, 1, 3]);
  });

  test('do not include values that are not identifiers', () => {
    expect(exactFirst('20%')).toEqual([0, 2]);
    expect([...bestFirst(index, Uint32Array.of(3, 0), parseSearch('10000-28, 8'))]).toEqual([0, 3]);
  });
});

describe('other names', () => {
  const named = createSearchIndex(
    smallTable({
      seqId: textColumn(['1-1', '2-1', '3-1', '4-1', '5-1', '6-1']),
      fullName: textColumn([
        'PHD finger protein 11',
        'Interleukin-8',
        'Programmed cell death 1 ligand 1',
        'Interleukin-8 receptor',
        'Receptor of IL8 and others',
        'C-reactive protein',
      ]),
      uniProtId: listColumn([['Q9UIL8'], ['P10145'], ['Q9NZQ7'], ['P25024', 'P25025'], ['Q00001'], ['P02741']]),
      entrezGeneName: listColumn([['PHF11'], ['CXCL8'], ['CD274'], ['CXCR1', 'CXCR2'], ['OTHER'], ['CRP']]),
      otherNames: listColumn([['BCAP', 'FX'], ['IL8', 'NAP-1'], ['PD-L1', 'B7-H1'], ['IL8RA'], null, null]),
    }),
    ['seqId'],
    showCell,
  );
  const best = (text: string): readonly number[] => {
    const query = parseSearch(text);
    return [...bestFirst(named, searchRows(named, query), query)];
  };

  test.each([
    // A symbol of four characters does not match inside the accession Q9UIL8.
    ['IL8', [1, 4, 3]],
    ['PD-L1', [2]],
    ['pdl1', [2]],
    ['PD L1', [2]],
    ['pd', []],
    ['fx', [0]],
    ['pd-', [2]],
    ['interleukin 8', [1, 3]],
    ['Interleukin8', [1, 3]],
    ['C reactive protein', [5]],
    ['NAP1', [1]],
    ['1-1', [0]],
    ['UIL8', []],
    ['9UIL8', [0]],
  ])('with “%s” find rows %j, the best first', (text, rows) => {
    expect(best(text)).toEqual(rows);
  });

  test('find reagents with only one protein first among equal matches', () => {
    expect(best('receptor')).toEqual([4, 3]);
  });

  test('match like each name alone if there are many names, exact matches first', () => {
    const pasted = ['IL8', 'B7H1', 'C-reactive protein', ...Array.from({ length: 30 }, (_, at) => `no${at}name`)];
    expect(best(pasted.join('\n'))).toEqual([1, 2, 5, 4, 3]);
  });
});

test('one line of a text column is not an exact match', () => {
  const pQtl = textColumn(['cis\nil6\ntrans', null]);
  const targetName = textColumn(['a', 'IL6']);
  const table = smallTable({ seqId: textColumn(['1-1', '2-1']), targetName, pQtl });
  const withNotes = createSearchIndex(table, ['pQtl'], showCell);
  expect([...bestFirst(withNotes, allRows(2), parseSearch('il6'))]).toEqual([1, 0]);
});

test('any part of any displayed text finds its row', () => {
  const pieceOfTable = anyTable
    .filter(({ rowCount }) => rowCount > 0)
    .chain((table) =>
      fc.record({
        table: fc.constant(table),
        row: fc.nat(table.rowCount - 1),
        key: fc.constantFrom(...table.columns.keys()) as fc.Arbitrary<ColumnKey>,
        start: fc.nat(30),
        length: fc.integer({ min: 1, max: 30 }),
      }),
    );
  fc.assert(
    fc.property(pieceOfTable, ({ table, row, key, start, length }) => {
      const value = cellValue(table, row, key);
      fc.pre(value !== null);
      const text = showCell(key, value);
      const piece = text.slice(start % text.length).slice(0, length);
      const { alternatives } = parseSearch(piece);
      fc.pre(!['seqId', 'uniProtId'].includes(key) || alternatives.flat().every((term) => term.length > 4));
      const all = createSearchIndex(table, [...table.columns.keys()] as ColumnKey[], showCell);
      expect([...searchRows(all, parseSearch(piece))]).toContain(row);
    }),
    { numRuns: 1000 },
  );
});

describe('values that many rows share', () => {
  const groups = ['20%', '0.5%', '0.005%', null];
  const row = fc.record({
    targetName: fc.stringMatching(/^[ab0.5%]{1,4}$/),
    dilutionGroup: fc.constantFrom(...groups),
    mrmMsData: fc.constantFrom('Yes', 'No', null),
  });
  const tableOf = (rows: readonly { targetName: string; dilutionGroup: string | null; mrmMsData: string | null }[]) =>
    smallTable({
      seqId: textColumn(rows.map((_, at) => `${at}-1`)),
      targetName: textColumn(rows.map(({ targetName }) => targetName)),
      dilutionGroup: textColumn(rows.map(({ dilutionGroup }) => dilutionGroup)),
      mrmMsData: textColumn(rows.map(({ mrmMsData }) => mrmMsData)),
    });
  const shown: readonly ColumnKey[] = ['dilutionGroup', 'mrmMsData', 'targetName'];

  test('are stored once per value, if the column has few values', () => {
    const rows = Array.from({ length: 24 }, (_, at) => ({
      targetName: `a${at}`,
      dilutionGroup: groups[at % 2] as string,
      mrmMsData: at % 3 === 0 ? 'Yes' : null,
    }));
    const { texts, shared } = createSearchIndex(tableOf(rows), shown, showCell);
    expect([shared.map((each) => [each.texts, Array.from(each.codes.subarray(0, 4))]), texts[23]]).toEqual([
      [
        [
          ['\r20%', '\r0.5%'],
          [0, 1, 0, 1],
        ],
        [['\ryes'], [0, -1, -1, 0]],
      ],
      '\ra23',
    ]);
  });

  test('are found together with the other values of a row, for few words and for many', () => {
    const term = fc.constantFrom('20%', '0.5', '5%', 'yes', 'no', 'a', 'b', 'ab', '0');
    const query = fc.array(fc.array(term, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 8, maxLength: 60 }), query, (rows, alternatives) => {
        const all = createSearchIndex(tableOf(rows), shown, showCell);
        const isFound = (at: number): boolean => {
          const cells = Object.values(rows[at] as object).filter((cell) => cell !== null);
          const isSeen = (each: string): boolean =>
            String(at).startsWith(each) || cells.some((cell) => String(cell).toLowerCase().includes(each));
          return alternatives.some((terms) => terms.every(isSeen));
        };
        expect([...searchRows(all, { alternatives })]).toEqual([...rows.keys()].filter(isFound));
      }),
      { numRuns: 300 },
    );
  });
});

const severalWords = fc.array(oddText, { minLength: 2, maxLength: 3 }).map((words) => words.join(' '));

test.each([
  ['many alternatives', oddText],
  ['many names of several words', severalWords],
])('a query with %s matches every row that one of them matches alone', (_, text) => {
  const alternatives = fc.array(text, { minLength: 25, maxLength: 60 });
  fc.assert(
    fc.property(anyTable, alternatives, (table, texts) => {
      const all = createSearchIndex(table, [...table.columns.keys()] as ColumnKey[], showCell);
      const query = parseSearch(texts.join('\n'));
      fc.pre(query.alternatives.length > 0);
      const alone = (terms: readonly string[]): SearchQuery => ({ alternatives: [terms] });
      const expected = new Set(query.alternatives.flatMap((terms) => [...searchRows(all, alone(terms))]));
      expect(new Set(searchRows(all, query))).toEqual(expected);
    }),
  );
});

test('exact matches come first, and no row is lost', () => {
  const tableAndText = anyTable.chain((table) => {
    const identifiers = allRows(table.rowCount).reduce<string[]>(
      (all, row) => [...all, ...identifiersOf(table, row)],
      ['il'],
    );
    const texts = fc.array(fc.oneof(fc.constantFrom(...identifiers), oddText), { minLength: 1, maxLength: 3 });
    return fc.record({ table: fc.constant(table), text: texts.map((parts) => parts.join(',')) });
  });
  fc.assert(
    fc.property(tableAndText, ({ table, text }) => {
      const query = parseSearch(text);
      const all = createSearchIndex(table, ['mrmMsData', 'pQtl', 'fixedPanels'], showCell);
      const rows = searchRows(all, query);
      const keys = [query, ...query.alternatives.map((terms) => ({ alternatives: [terms] }))].map(searchKey);
      const keyOf = (identifier: string): string => searchKey(parseSearch(identifier));
      const joined = new Set(keys.map(loosen).filter((key) => key !== ''));
      const isExact = (row: number): boolean =>
        identifiersOf(table, row, ['seqId', 'uniProtId', 'entrezGeneName']).some((each) =>
          keys.includes(keyOf(each)),
        ) || identifiersOf(table, row, ['fullName', 'targetName']).some((each) => joined.has(loosen(keyOf(each))));
      fc.pre(query.alternatives.length > 0);
      const best = bestFirst(all, rows, query);
      expect(best.toSorted()).toEqual(rows);
      const exact = rows.filter(isExact);
      expect(new Set(best.slice(0, exact.length))).toEqual(new Set(exact));
    }),
    { numRuns: 300 },
  );
});
