import { expect, test } from 'vitest';
import { importFileEndings } from './import.formats.ts';
import { filesProblem } from './import.source.ts';

test('the extension of a file name decides whether the file is accepted, an old workbook, or of a wrong kind', () => {
  const problemOf = (name: string) => filesProblem([new File(['x'], name)]);
  const refused = ['.xls', '.xlsb', '.xlsm', '.xlt', '.xltx', '.ods', '.numbers'];
  expect(importFileEndings).toEqual(['.xlsx', '.csv', '.tsv', '.txt', '.adat']);
  expect([
    importFileEndings.map((ending) => problemOf(`My list${ending.toUpperCase()}`)),
    refused.map((ending) => problemOf(`My list.v2${ending.toUpperCase()}`)),
    ['list.pdf', 'list.csv.gz', 'csv', 'list', '.'].map(problemOf),
  ]).toEqual([
    importFileEndings.map(() => null),
    refused.map(() => 'old_workbook'),
    Array.from({ length: 5 }, () => 'wrong_kind'),
  ]);
});
