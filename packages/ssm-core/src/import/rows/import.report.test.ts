import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { everyRow, foundRow, importedRow } from '../../testing/importedRows.ts';
import { readCsv } from '../../testing/readCsv.ts';
import type { Decisions } from './import.decisions.ts';
import { exportImportReport, type ImportReportTexts } from './import.report.ts';

const names =
  'sheet line raw edited kind status reason seqId targetName fullName uniProtId entrezGeneName candidates decision taken'.split(
    ' ',
  );
const texts: ImportReportTexts = {
  sheet: 'Results',
  titles: Object.fromEntries(names.map((name) => [name, name])) as unknown as ImportReportTexts['titles'],
  status: ({ status }) => `<${status}>`,
  reason: ({ reason }) => `because ${reason}`,
  kind: (kind) => `a ${kind}`,
  decision: (_, decision) => decision?.kind ?? '',
  separator: ', ',
  demo: 'Demo catalogue',
};
const decisions: Decisions = new Map([[4, { kind: 'take', seqIds: ['3485-28'], by: 'reader' }]]);
const asAnswered = { edits: new Map(), decisions };

test('the report has each row in order, with its raw text, status, reason and decision', async () => {
  const mended = foundRow(9, '9-1');
  const { blob, name } = await exportImportReport({
    answer: everyRow,
    rows: everyRow.map((row, index) => (index === 8 ? mended : row)),
    edits: new Map([[8, { text: '9-1', row: mended }]]),
    decisions,
    name: 'my list',
    format: 'xlsx',
    texts,
  });
  const [sheet] = await readExcelFile(Buffer.from(await blob.arrayBuffer()), { trim: false });
  const rows = sheet?.data ?? [];
  expect([name, sheet?.sheet, rows[0]]).toEqual(['my list.xlsx', 'Results', names]);
  expect(rows.slice(1).map((row) => row.slice(1, 3))).toEqual(
    everyRow.map(({ line, raw }) => [line, raw === '' ? null : raw]),
  );
  expect(rows[5]).toEqual([
    'Sheet1',
    5,
    'ITGB1',
    null,
    'a symbol',
    '<several>',
    'because several_reagents',
    ...Array.from({ length: 5 }, () => null),
    '2190-55, 3485-28, 5677-15',
    'take',
    '3485-28',
  ]);
  expect(rows[9]?.slice(2, 6)).toEqual(['Alice Example', '9-1', 'a seqId', '<exact>']);
  expect(rows[9]?.at(-1)).toBe('9-1');
});

test('R29: a .csv for Excel has no formulas or dates', async () => {
  const rows = ['=1+1', '10-1', '-3', 'DEC1'].map((raw, index) => importedRow({ line: index + 1, raw }));
  const { blob, name } = await exportImportReport({
    answer: rows,
    rows,
    ...asAnswered,
    name: '',
    format: 'csvExcel',
    texts,
  });
  const read = readCsv((await blob.text()).replace(/^\ufeff/, ''));
  expect([name, read.slice(1).map((row) => row[2])]).toEqual(['results.excel.csv', ["'=1+1", "'10-1", "'-3", "'DEC1"]]);
});

test('every row that names a reagent is marked if the answer came from a demo catalogue', async () => {
  const answer = [foundRow(1, '2-1'), importedRow({ line: 2, raw: 'nothing' })];
  const { blob } = await exportImportReport({
    answer,
    rows: answer,
    ...asAnswered,
    isDemo: true,
    name: 'list',
    format: 'csv',
    texts,
  });
  const read = readCsv((await blob.text()).replace(/^\ufeff/, ''));
  expect(read.map((row) => [row.length, row.at(-1)])).toEqual([
    [16, 'Demo catalogue'],
    [16, 'Demo catalogue'],
    [16, ''],
  ]);
});
