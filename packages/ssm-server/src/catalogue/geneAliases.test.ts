import { listColumn } from 'ssm-core';
import { expect, test } from 'vitest';
import { aliasColumns } from './geneAliases.ts';
import { loadFiles, threeRecords } from './testing/loadFiles.ts';
import { textFile } from './testing/testFiles.ts';

const pair = (alias: string, symbol: string, isPrevious = false) => ({ alias, symbol, isPrevious });

test('a gene has its other names, with everything else that these may stand for', () => {
  const pairs = [pair('HER2', 'ERBB2'), pair('NEU', 'ERBB2', true), pair('NEU', 'UNMEASURED'), pair('X', 'OTHER')];
  expect(aliasColumns([['erbb2'], null, ['IL6']], pairs)).toEqual(
    new Map([
      ['geneAliases', listColumn([['HER2\tERBB2', 'NEU\tUNMEASURED'], null, null])],
      ['previousSymbols', listColumn([['NEU\tERBB2'], null, null])],
    ]),
  );
});

test('an alias that is another gene’s approved symbol stands for that one too', () => {
  const pairs = [pair('ABC', 'IL6'), pair('Q', 'ABC')];
  expect(aliasColumns([['IL6']], pairs).get('geneAliases')).toEqual(listColumn([['ABC\tIL6', 'ABC\tABC']]));
});

test('a gene under an older symbol is known by the symbol of today', () => {
  expect(aliasColumns([['SEPT2']], [pair('SEPT2', 'SEPTIN2', true)]).get('geneAliases')).toEqual(
    listColumn([['SEPTIN2\tSEPT2']]),
  );
});

test('are loaded with a catalogue’s files, and their lines without an alias are rejected', async () => {
  const aliases = textFile(
    'aliases.tsv',
    'aliasSymbol\tapprovedSymbol\tkind',
    'BSF2\tIL6\thgnc:alias',
    'IFNB2\tIL6\thgnc:previous',
    '\tIL6\thgnc:alias',
  );
  const { revision, report } = await loadFiles([threeRecords, aliases]);
  const [, file] = report.files;
  expect([
    revision?.columns.get('geneAliases'),
    revision?.columns.get('previousSymbols'),
    [file?.kind, file?.lines, file?.rejected],
    report.rejected,
    report.known.some(({ column }) => (column as string) === 'geneAliases'),
  ]).toEqual([
    listColumn([null, ['BSF2\tIL6'], ['BSF2\tIL6']]),
    listColumn([null, ['IFNB2\tIL6'], ['IFNB2\tIL6']]),
    ['geneAliases', 3, 1],
    [{ file: 'aliases.tsv', line: 4, reason: 'lacks an alias or an approved symbol' }],
    false,
  ]);
});
