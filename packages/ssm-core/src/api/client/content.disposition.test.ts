import { expect, test } from 'vitest';
import { fileNameOf } from './content.disposition.ts';

function named(header?: string): string | undefined {
  return fileNameOf(new Headers(header === undefined ? {} : { 'Content-Disposition': header }));
}

test('S7-07: the name of a file is what the content-disposition header says', () => {
  expect([
    named('attachment; filename="Import Template.xlsx"'),
    named('attachment; filename=template.xlsx'),
    named('attachment; filename="a \\"b\\".xlsx"'),
    named(`attachment; filename="plain.xlsx"; filename*=UTF-8''M%C3%BCnchen.xlsx`),
    named(`attachment; filename="plain.xlsx"; filename*=UTF-8''%E0%A4%A`),
  ]).toEqual(['Import Template.xlsx', 'template.xlsx', 'a b .xlsx', 'München.xlsx', 'plain.xlsx']);
});

test('removes a path and leading dots; returns undefined without a name', () => {
  expect([
    named('attachment; filename="../../etc/passwd"'),
    named('attachment; filename="C:\\\\temp\\\\x.xlsx"'),
    named('attachment; filename=".htaccess"'),
    named('attachment; filename="..."'),
    named('attachment'),
    named(),
  ]).toEqual(['passwd', 'x.xlsx', 'htaccess', undefined, undefined, undefined]);
});
