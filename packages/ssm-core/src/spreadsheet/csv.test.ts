import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileTexts } from '../testing/hostileTexts.ts';
import { readCsv } from '../testing/readCsv.ts';
import { oddText } from '../testing/table.arbitrary.ts';
import { readCsvText, writeCsv, writeTsvLines } from './csv.ts';
import { cellContent } from './sheet.ts';

function lines(...rows: Parameters<typeof writeCsv>[0]): string {
  return writeCsv(rows, 'excel').slice(1);
}

test('a .csv starts with the byte order mark, and all its lines have equal length and end as in RFC 4180', () => {
  expect(writeCsv([['a', 'b', 'c'], ['d']], 'excel', [['Name', 'Kinases']])).toBe(
    '\ufeffName,Kinases,\r\n,,\r\na,b,c\r\nd,,\r\n',
  );
});

test('a .csv for programs has plain SeqIds, no byte order mark, and notes that R and pandas skip', () => {
  const notes = [
    ['Name', 'Kinases, "new"\nfor the trial'],
    ['Count', 2],
  ];
  const rows = [
    ['SeqId', 'Name'],
    ['10-1', '# not a note'],
    ['2-12', '=1+1'],
  ];
  expect(writeCsv(rows, 'programs', notes)).toBe(
    '# Name: Kinases, "new" for the trial\r\n# Count: 2\r\nSeqId,Name\r\n10-1,"# not a note"\r\n2-12,\'=1+1\r\n',
  );
});

test('texts with commas, quotes, line breaks, or spaces at either end are quoted', () => {
  expect(lines(['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines', ' a '])).toBe(
    '"a,b","say ""hi""","two\nlines","two\r\nlines"," a "\r\n',
  );
});

test('numbers with a sign are not quoted, and null is empty', () => {
  expect(lines([-0.5, 1e21, 0, null, 12.25])).toBe('-0.5,1e+21,0,,12.25\r\n');
});

test('R29: texts that look like a formula or date, or start with a quote, get a quote in front', () => {
  const dangerous = [
    '=1',
    '+1',
    '-1',
    '@a',
    '\ta',
    '\r=1',
    '  =1',
    '＝1',
    "'a",
    '10-1',
    '2000-12',
    '14-3-3',
    'DEC1',
    '3-mar',
  ];
  const fields = readCsv(lines(dangerous))[0] as readonly string[];
  expect(fields).toEqual(dangerous.map((text) => `'${text}`));
  expect(fields.map(readCsvText)).toEqual(dangerous);
});

test('R29: a formula after a separator of another kind also gets a quote, and is read back', () => {
  const dangerous = ['a;=1', 'a; +1', 'a|@b', 'a\t-1', 'a;"=1"', "a;'=1", 'a;=1;=2', ';=1', '=1;=2', 'a;;＝1', '\t=1'];
  const guarded = [
    "a;'=1",
    "a;' +1",
    "a|'@b",
    "a\t'-1",
    'a;\'"=1"',
    "a;''=1",
    "a;'=1;'=2",
    ";'=1",
    "'=1;'=2",
    "a;;'＝1",
    "'\t'=1",
  ];
  const fields = readCsv(lines(dangerous))[0] as readonly string[];
  expect(fields).toEqual(guarded);
  expect(fields.map(readCsvText)).toEqual(dangerous);
});

test('a text that no spreadsheet misreads is unchanged', () => {
  const plain = [
    '10000-28',
    'IL-6',
    '20%',
    'Interleukin-6',
    'a=b',
    'Marker 1',
    'PMID:1',
    '5’-nucleotidase',
    'Dectin 1a',
    'IL6;IL8',
    'a | b',
    "5';3'",
  ];
  expect(readCsv(lines(plain))[0]).toEqual(plain);
});

test('a written text has no control characters, and its unpaired surrogates are replaced', () => {
  expect(readCsv(lines(['a\0b\u0007c\u001fd', '\ud83d!', '\0=1']))[0]).toEqual(['abcd', '\ufffd!', "'=1"]);
});

test('R29: a written text is read back unchanged', () => {
  expect(readCsv(lines([...hostileTexts]))[0]?.map(readCsvText)).toEqual([...hostileTexts]);
  fc.assert(
    fc.property(fc.array(oddText, { minLength: 1, maxLength: 5 }), (texts) => {
      expect(readCsv(lines(texts))[0]?.map(readCsvText)).toEqual(texts.map(cellContent));
    }),
  );
});

test('a row of tab-separated text is a single line, whatever its cells contain', () => {
  expect(writeTsvLines([['a\tb', 'two\r\nlines', null, -0.5, 'say "hi"'], ['IL-6']])).toBe(
    'a b\ttwo lines\t\t-0.5\t"say ""hi"""\nIL-6\n',
  );
  const rows = hostileTexts.map((text) => [text, 'end']);
  expect(writeTsvLines(rows).split(/[\r\n]/).length).toBe(rows.length + 1);
});

test('R29: a formula in tab-separated text gets a quote in front, but a SeqId does not', () => {
  const written = writeTsvLines([['=1', '10-1', '@a', 'DEC1', '-5', '10000-28']]);
  expect(written).toBe("'=1\t10-1\t'@a\tDEC1\t'-5\t10000-28\n");
});
