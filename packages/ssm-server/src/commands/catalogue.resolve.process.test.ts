import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adatText } from '../catalogue/testing/testFiles.ts';
import type { Operator } from '../control/operator.ts';
import { hidingSheet } from '../operations/testing/uploads.ts';
import { runOver } from './testing/runOver.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ssm-resolve-'));
  await writeFile(path.join(folder, 'c.pdf'), '%PDF-1.7\n');
});

afterAll(() => rm(folder, { recursive: true }));

function run(words: readonly string[], overrides: Partial<Operator> = {}) {
  return runOver(folder, words, overrides);
}

describe('the resolve command', () => {
  test('resolves every row of a list by the active catalogues, and prints counts and unresolved rows', async () => {
    await writeFile(path.join(folder, 'list.csv'), 'Gene\nKLK3\nVEGFR1\nFLG\n\nKLK3\n');
    const { code, out, error, asked } = await run(['resolve', 'list.csv']);
    expect([code, error, asked]).toEqual([0, '', ['open', 'active V_7K', 'active V_11K', 'close']]);
    expect(out.split('\n')).toEqual([
      '6 rows, answered from the V_7K catalogue in use',
      '      1  blank',
      '      1  duplicate',
      '      1  exact',
      '      1  heading',
      '      1  not_on_menu     not_measured',
      '      1  proposed        alias',
      '',
      'Sheet1 3\tVEGFR1\tproposed, alias',
      '\tmay be 42047-12',
      '\tin the other version 48050-11',
      '\tVEGFR1: symbol FLT1 by alias, on_menu (42047-12)',
      'Sheet1 4\tFLG\tnot_on_menu, not_measured',
      '\tFLG: symbol FLG, not_measured',
      'Sheet1 6\tKLK3\tduplicate of line 2 40053-25',
    ]);
  });

  test('without a file, resolves every name of the catalogues, and counts wrong answers', async () => {
    const { code, out, error } = await run(['resolve', '--version', '11K']);
    expect([code, error, out.split('\n').at(-1)]).toEqual([
      0,
      '',
      'No answer is wrong by the cells of the catalogues.',
    ]);
    expect(out.split('\n').map((line) => line.trim().split(/\s+/).slice(0, 2).join(' '))).toContain('11083 seqId');
  });

  test('S4-27: prints counts of hidden rows and columns first, and reads them with --hidden', async () => {
    const rows = [
      ['Gene', 'Note'],
      ['KLK3', 'x'],
      ['VEGFR1', 'y'],
      ['FLG', 'z'],
    ];
    const columns = '<cols><col min="2" max="2" hidden="1"/></cols>';
    const hiddenRows = { 3: 'hidden="1"', 4: 'hidden="1"' };
    await writeFile(path.join(folder, 'filtered.xlsx'), hidingSheet(rows, { hiddenRows, columns }));
    const shown = await run(['resolve', 'filtered.xlsx']);
    const all = await run(['resolve', 'filtered.xlsx', '--hidden']);
    expect([shown.out.split('\n').slice(0, 7), all.out.split('\n').slice(0, 5)]).toEqual([
      [
        '4 rows, answered from the V_7K catalogue in use',
        '2 rows that the sheet List hides are left out; --hidden reads them',
        '1 column that the sheet List hides is left out; --hidden reads it',
        '      1  exact',
        '      1  heading',
        '      1  note            hidden_columns',
        '      1  note            hidden_rows',
      ],
      [
        '4 rows, answered from the V_7K catalogue in use',
        '      1  exact',
        '      1  heading',
        '      1  not_on_menu     not_measured',
        '      1  proposed        alias',
      ],
    ]);
  });

  test('S4-27: resolves the SeqIds of an ADAT, and says that the file is an ADAT', async () => {
    await writeFile(path.join(folder, 'study.adat'), adatText({ Target: ['IL-6'], SeqId: ['1-1'] }));
    await writeFile(path.join(folder, 'cut.adat'), '^HEADER\n^TABLE_BEGIN\n');
    const [whole, cut] = [await run(['resolve', 'study.adat', '--all']), await run(['resolve', 'cut.adat'])];
    expect([whole.out.split('\n').slice(0, 2), whole.out.includes('Sheet1 2\t1-1'), cut.error.split('\n')[0]]).toEqual([
      [
        '2 rows, answered from the V_7K catalogue in use',
        'Of the ADAT the SeqIds are read; its samples and measurements are left out',
      ],
      true,
      'cut.adat: It is an ADAT without a whole row of SeqIds below ^TABLE_BEGIN.',
    ]);
  });

  test('reports in one sentence that a list is unreadable or a version has no catalogue', async () => {
    await writeFile(path.join(folder, 'empty.csv'), '');
    const runs = [
      await run(['resolve', 'empty.csv']),
      await run(['resolve', 'c.pdf']),
      await run(['resolve', 'a.csv', 'b.csv']),
    ];
    expect(runs.map(({ code, error }) => [code, error.split('\n')[0]])).toEqual([
      [1, 'empty.csv: There is nothing in it.'],
      [1, 'c.pdf: A list is an .xlsx, .csv, .tsv, .txt or .adat file.'],
      [2, 'resolve takes one file.'],
    ]);
  });
});
