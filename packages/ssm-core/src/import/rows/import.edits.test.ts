import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  duplicateRow,
  everyRow,
  foundRow,
  importedRow,
  importMeaning,
  severalRow,
} from '../../testing/importedRows.ts';
import { isFound } from './import.decisions.ts';
import { editedRow, rowRequest, withDuplicates, withEdits } from './import.edits.ts';

describe('the request for one edited row', () => {
  test('sends only the cell of a plain list, as any kind of identifier', () => {
    const row = importedRow({ line: 4, raw: 'IL-6R', kind: 'any', column: 0 });
    expect(rowRequest(row, 'IL6R')).toEqual({
      rows: [['IL6R']],
      layout: { sheets: [{ sheet: 'Sheet1', header: null, columns: [{ column: 0, kind: 'any' }] }] },
      columns: [0],
    });
  });

  test.each([
    ['symbol', '4673-13', 'seqId', 'SeqId'],
    ['uniProt', ' 4673-13 ', 'seqId', 'SeqId'],
    ['symbol', 'IL6', 'symbol', 'Gene symbol'],
    ['symbol', '0-13', 'symbol', 'Gene symbol'],
  ] as const)('for a column of kind %s sends the text “%s” as %s with its title', (kind, text, asked, title) => {
    const { rows, layout } = rowRequest(importedRow({ line: 4, raw: 'CD126', kind, column: 2 }), text);
    expect([rows[0], layout.sheets[0]?.columns]).toEqual([[title], [{ column: 0, kind: asked }]]);
  });

  test('sends the cell of a named column with the other columns of its row as evidence', () => {
    const row = importedRow({
      line: 4,
      raw: '99999-9',
      kind: 'seqId',
      column: 3,
      meanings: [
        importMeaning({ name: '99999-9', kind: 'seqId', column: 3, state: 'unknown' }),
        importMeaning({ written: 'p01308', name: 'P01308', kind: 'uniProt', column: 1 }),
        importMeaning({ written: 'p01308', name: 'P01308-2', kind: 'uniProt', column: 1 }),
      ],
    });
    expect(rowRequest(row, '4883-56')).toEqual({
      rows: [
        ['SeqId', 'UniProt'],
        ['4883-56', 'p01308'],
      ],
      layout: {
        sheets: [
          {
            sheet: 'Sheet1',
            header: 1,
            columns: [
              { column: 0, kind: 'seqId' },
              { column: 1, kind: 'uniProt' },
            ],
          },
        ],
      },
      columns: [3, 1],
    });
  });
});

test('the answer to one edited row is mapped to the place and columns of the row', () => {
  const original = importedRow({ line: 44, sheet: 'Table S3', raw: 'x', kind: 'seqId', column: 3 });
  const answer = importedRow({
    line: 2,
    raw: '4883-56',
    column: 0,
    kind: 'seqId',
    meanings: [importMeaning({ name: 'P01308', kind: 'uniProt', column: 1 })],
  });
  const heading = importedRow({ line: 1, status: 'heading', column: null });
  expect(editedRow(original, [heading, answer], [3, 1])).toEqual({
    ...answer,
    sheet: 'Table S3',
    line: 44,
    column: 3,
    meanings: [importMeaning({ name: 'P01308', kind: 'uniProt', column: 1 })],
  });
  expect(editedRow(original, [], [3])).toBe(undefined);
});

describe('duplicates after an edit', () => {
  const edit = (raw: string, row: ReturnType<typeof foundRow>) => ({ text: raw, row });

  test('include the edited row if it names the reagent of an earlier row', () => {
    const answer = [foundRow(1, '1-1'), importedRow({ line: 2 })];
    expect(withEdits(answer, new Map([[1, edit('1-1', foundRow(2, '1-1'))]]))).toEqual([
      foundRow(1, '1-1'),
      duplicateRow(2, '1-1', 1),
    ]);
  });

  test('include a later row whose reagent the edited row names', () => {
    const answer = [importedRow({ line: 1 }), foundRow(2, '1-1')];
    expect(withEdits(answer, new Map([[0, edit('1-1', foundRow(1, '1-1'))]]))).toEqual([
      foundRow(1, '1-1'),
      duplicateRow(2, '1-1', 1),
    ]);
  });

  test('become found in the next row if the edited row no longer names their reagent', () => {
    const answer = [foundRow(1, '1-1'), duplicateRow(2, '1-1', 1), duplicateRow(3, '1-1', 1)];
    expect(withEdits(answer, new Map([[0, edit('2-1', foundRow(1, '2-1'))]]))).toEqual([
      foundRow(1, '2-1'),
      foundRow(2, '1-1'),
      duplicateRow(3, '1-1', 2),
    ]);
  });

  test('leave a choice between several reagents to the next row with the same choice if the first row was edited', () => {
    const asked = severalRow(1, '1-1', '2-1');
    const measured = { reason: asked.reason, existsInDB: true } as const;
    const again = (line: number) =>
      importedRow({ ...measured, line, status: 'duplicate', duplicateOf: 1, duplicateSheet: 'Sheet1' });
    const answer = [asked, again(2), again(3)];
    const { candidates } = asked;
    expect(withEdits(answer, new Map([[0, edit('3-1', foundRow(1, '3-1'))]]))).toEqual([
      foundRow(1, '3-1'),
      importedRow({ ...measured, line: 2, status: 'several', candidates }),
      importedRow({ ...measured, line: 3, status: 'duplicate', duplicateOf: 2, duplicateSheet: 'Sheet1' }),
    ]);
  });

  test('get the status that fits their reason if no earlier row names their reagent', () => {
    const notation = { ...duplicateRow(2, '1-1', 1), reason: 'spelling' as const };
    expect(withDuplicates([notation])).toEqual([foundRow(2, '1-1', 'normalised', '1-1')]);
  });

  test('stay as in the answer if no row was edited', () => {
    expect(withEdits(everyRow, new Map())).toBe(everyRow);
    expect(withDuplicates(everyRow)).toEqual(everyRow);
  });

  test('leave each reagent found once, by the first row that names it', () => {
    const row = fc.oneof(
      fc.integer({ min: 1, max: 4 }).map((number) => foundRow(number, `${number}-1`)),
      fc.integer({ min: 1, max: 4 }).map((number) => duplicateRow(9, `${number}-1`, 1)),
      fc.constant(severalRow(1, '1-1', '2-1')),
    );
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const done = withDuplicates(rows);
        const found = done.filter(isFound).map(({ seqId }) => seqId);
        expect(new Set(found).size).toBe(found.length);
        expect(new Set(found)).toEqual(new Set(rows.flatMap(({ seqId }) => (seqId === null ? [] : [seqId]))));
        expect(withDuplicates(done)).toEqual(done);
      }),
    );
  });
});
