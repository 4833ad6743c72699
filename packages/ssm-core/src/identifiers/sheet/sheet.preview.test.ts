import { expect, test } from 'vitest';
import type { SheetPreview } from '../../api/types.ts';
import type { ReadSheet } from '../../import/read/import.cell.ts';
import { resemblesSmall } from '../../testing/resembles.ts';
import { previewSheets } from './sheet.preview.ts';

function previewsOf(...sheets: readonly ReadSheet[]): readonly SheetPreview[] {
  const steps = previewSheets(sheets, resemblesSmall);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function sheetOf(name: string, rows: readonly (readonly (string | null)[])[]): ReadSheet {
  return {
    name,
    rows: rows.map((row, index) => ({
      line: index + 1,
      cells: row.flatMap((text, column) => (text === null ? [] : [{ column, kind: 'text' as const, text }])),
    })),
  };
}

test('a preview shows every column with its title and kind, and why the column is read', () => {
  const table = sheetOf('Table', [
    ['A title'],
    [],
    ['Rank', 'Gene', 'ID', 'HR'],
    ['1', 'IL6', '10000-28', '1.2'],
    ['2', 'NGAL', '10001-7', null],
  ]);
  const none = { kind: null, guess: null, share: null };
  expect(previewsOf(table)).toEqual([
    {
      sheet: 'Table',
      rowCount: 4,
      header: 3,
      columns: [
        { column: 0, title: 'Rank', ...none },
        { column: 1, title: 'Gene', kind: 'symbol', guess: 'title', share: 0.5 },
        { column: 2, title: 'ID', kind: 'seqId', guess: 'content', share: 1 },
        { column: 3, title: 'HR', ...none },
      ],
      rows: [
        { line: 1, cells: ['A title'] },
        { line: 3, cells: ['Rank', 'Gene', 'ID', 'HR'] },
        { line: 4, cells: ['1', 'IL6', '10000-28', '1.2'] },
        { line: 5, cells: ['2', 'NGAL', '10001-7'] },
      ],
    },
  ]);
});

test('S4-27: a header of R that lacks the first title names the columns to its right', () => {
  const short = sheetOf('Table', [
    ['SeqId', 'Gene'],
    ['1', '10000-28', 'CRYBB2'],
    ['2', '10001-7', 'RAF1'],
  ]);
  expect(previewsOf(short)[0]?.columns).toEqual([
    { column: 0, title: null, kind: null, guess: null, share: null },
    { column: 1, title: 'SeqId', kind: 'seqId', guess: 'title', share: 1 },
    { column: 2, title: 'Gene', kind: 'symbol', guess: 'title', share: 1 },
  ]);
});

test('a preview recognizes a plain list and an empty sheet', () => {
  const list = sheetOf(
    'List',
    Array.from({ length: 70 }, (_, index) => [null, index % 2 === 0 ? 'IL6' : 'x'.repeat(300)]),
  );
  const previews = previewsOf(list, sheetOf('Empty', []));
  expect(previews.map(({ rows, ...preview }) => [preview, rows.length, rows[1]])).toEqual([
    [
      {
        sheet: 'List',
        rowCount: 70,
        header: null,
        columns: [{ column: 1, title: null, kind: 'any', guess: 'one', share: 0.5 }],
      },
      20,
      { line: 2, cells: [null, 'x'.repeat(200)] },
    ],
    [{ sheet: 'Empty', rowCount: 0, header: null, columns: [] }, 0, undefined],
  ]);
});
