import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import { guessDelimiter, readDelimited } from './delimited.ts';

describe('text with separators', () => {
  test('keeps commas, quotes and line breaks inside quotes in the cell, and still counts lines correctly', () => {
    expect(readDelimited('a,"b, c","d ""e"""\r\n"x\ny",,z\n\nlast,1,2', ',')).toEqual([
      { line: 1, cells: ['a', 'b, c', 'd "e"'] },
      { line: 2, cells: ['x\ny', '', 'z'] },
      { line: 4, cells: [''] },
      { line: 5, cells: ['last', '1', '2'] },
    ]);
  });

  test('has no quotation marks if separated by tabs, except around a whole cell', () => {
    expect(readDelimited('5"-end\t"a, b"\t"c ""d"""\t"e" f\r\n"\t1\t2\t3\n', '\t')).toEqual([
      { line: 1, cells: ['5"-end', 'a, b', 'c "d"', '"e" f'] },
      { line: 2, cells: ['"', '1', '2', '3'] },
    ]);
  });

  test('is refused if a quotation mark is never closed, and the line is named', () => {
    expect(() => readDelimited('a,b\nc,"d\ne,f\n', ',')).toThrow(
      new RefusedFileError('Line 2 opens a quotation mark (") that is never closed.'),
    );
  });

  test('is read back unchanged if every cell is quoted', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', ''));
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.constantFrom(',' as const, ';' as const), (rows, delimiter) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map((row) => row.map(quote).join(delimiter)).join('\r\n');
        expect(readDelimited(text, delimiter).map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  test.each([
    ['SeqId\tName\n1-2\tA, B, C, D\n', '\t'],
    ['SeqId,Name,Type\n1-2,"a; b; c; d",x\n', ','],
    ['SeqId;Name;Type\n1-2;a, b;x\n', ';'],
    ['Notes only\n\nSeqId;Name\n1-2;x\n1-3;y\n', ';'],
    ['', ','],
  ])('such as %j has the separator %j', (text, delimiter) => {
    expect(guessDelimiter(text)).toEqual(delimiter);
  });
});
