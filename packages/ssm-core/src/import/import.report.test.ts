import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { everyRow, importedRow } from '../testing/importedRows.ts';
import { readCsv } from '../testing/readCsv.ts';
import { exportImportReport, type ImportReportTexts } from './import.report.ts';

const names = 'sheet line raw status reason seqId targetName fullName uniProtId entrezGeneName candidates chosen'.split(
  ' ',
);
const texts: ImportReportTexts = {
  sheet: 'Results',
  titles: Object.fromEntries(names.map((name) => [name, name])) as unknown as ImportReportTexts['titles'],
  status: ({ status }) => `<${status}>`,
  reason: ({ reason }) => `because ${reason}`,
  separator: ', ',
};
const chosen = new Map([[4, new Set(['3485-28'])]]);

test('every row is there in its order, with its raw text, its status and the reason in words', async () => {
  const { blob, name } = await exportImportReport({ rows: everyRow, chosen, name: 'my list', format: 'xlsx', texts });
  const [sheet] = await readExcelFile(Buffer.from(await blob.arrayBuffer()), { trim: false });
  const rows = sheet?.data ?? [];
  expect([name, sheet?.sheet, rows[0]]).toEqual(['my list.xlsx', 'Results', names]);
  expect(rows.slice(1).map((row) => row.slice(1, 4))).toEqual(
    everyRow.map(({ line, raw, status }) => [line, raw === '' ? null : raw, `<${status}>`]),
  );
  expect(rows[5]).toEqual([
    'Sheet1',
    5,
    'ITGB1',
    '<several>',
    'because several_reagents',
    ...Array.from({ length: 5 }, () => null),
    '2190-55, 3485-28, 5677-15',
    '3485-28',
  ]);
});

test('R29: as .csv nothing is a formula or a date', async () => {
  const rows = ['=1+1', '10-1', '-3', 'DEC1'].map((raw, index) => importedRow({ line: index + 1, raw }));
  const { blob, name } = await exportImportReport({ rows, chosen, name: '', format: 'csv', texts });
  const read = readCsv((await blob.text()).replace(/^\ufeff/, ''));
  expect([name, read.slice(1).map((row) => row[2])]).toEqual(['results.csv', ["'=1+1", "'10-1", "'-3", "'DEC1"]]);
});
