import { type ReadRow, type ReadSheet, recordMark, writeXlsx } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { limitedRows } from './limitedRows.ts';
import { createInPageReader } from './thread/inPageReader.ts';
import type { WorkbookLimits } from './workbookReader.ts';

const limits: Omit<WorkbookLimits, 'unpackedBytes'> = {
  rows: 3,
  lastLine: 100,
  cells: 6,
  textCharacters: 200,
  recordMark,
};

function sheet(name: string, ...rows: readonly (readonly string[])[]): ReadSheet {
  const read = rows.map(
    (cells, index): ReadRow => ({
      line: index + 1,
      cells: cells.map((text, column) => ({ column, kind: 'text', text })),
    }),
  );
  return { name, rows: read };
}

const textsOf = (...sheets: readonly ReadSheet[]) =>
  limitedRows(sheets, limits as WorkbookLimits).map(({ name, rows }) => [
    name,
    Array.from(rows, ({ cells }) => cells.map(({ text }) => text)),
  ]);

describe('the rows read from a workbook', () => {
  it('R29: leave out the sources of an exported panel, and do not count them', () => {
    const seqIds = Array.from({ length: 10 }, (_, index) => ['SeqId', `${index + 1}-1`]);
    const list = [['SeqId'], ['2-1'], ['10000-28']];
    expect(
      textsOf(sheet('Panel', ...list), sheet('Sources', [`Sources of this panel ${recordMark}`], ...seqIds)),
    ).toEqual([
      ['Panel', list],
      ['Sources', []],
    ]);
    expect(
      textsOf(sheet('Moved', [' '], ['', ` Sources of this panel ${recordMark} `], ...seqIds), sheet('Panel', ['2-1'])),
    ).toEqual([
      ['Moved', [[' ']]],
      ['Panel', [['2-1']]],
    ]);
  });

  it('R29: are the rows of the list if a workbook that we wrote has two sheets', async () => {
    const file = await writeXlsx(
      { name: 'Panel', rows: [['SeqId'], ['2-1']], titleRow: 1 },
      {
        name: 'Sources',
        rows: [[`Sources of this panel ${recordMark}`], ['As written', 'Taken'], ['IL6', '10000-28']],
        titleRow: 2,
      },
    );
    const sheets = await createInPageReader().read(new Uint8Array(await file.arrayBuffer()), 'anyone');
    expect(
      sheets.map(({ name, rows }) => [name, Array.from(rows, ({ cells }) => cells.map(({ text }) => text))]),
    ).toEqual([
      ['Panel', [['SeqId'], ['2-1']]],
      ['Sources', []],
    ]);
  });

  it('include the rows of a list that only mentions sources', () => {
    const rows = [['Sources'], ['2-1'], [`Sources of this panel ${recordMark}`]];
    expect(textsOf(sheet('Sources', ...rows))).toEqual([['Sources', rows]]);
  });
});
