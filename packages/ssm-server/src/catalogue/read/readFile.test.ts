import { describe, expect, test } from 'vitest';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import type { CatalogueFile } from '../load/openFile.ts';
import { byteFile, deflatedZip, textFile } from '../testing/testFiles.ts';
import { readFile } from './readFile.ts';
import { operatorLimits } from './workbook.ts';

function latin1File(name: string, text: string): CatalogueFile {
  return byteFile(name, ...text.split('').map((character) => character.charCodeAt(0)));
}

function zipFile(name: string, ...entries: readonly string[]): CatalogueFile {
  return { name, bytes: deflatedZip(new Map(entries.map((entry) => [entry, new Uint8Array(3)]))) };
}

const oldOffice = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const utf16 = (text: string) => text.split('').join('\0');
const noise = Array.from({ length: 5000 }, (_, index) => (Math.imul(index + 1, 0x9e3779b1) >>> 13) & 0xff);

const wanted = 'a catalogue is loaded from an ADAT, .xlsx, .tsv or .csv file with SeqIds, and from gene sets';

describe('R26: a wrong file is refused, and the message says what the file seems to be', () => {
  test.each<readonly [CatalogueFile, string]>([
    [byteFile('a.tsv'), `This is an empty file; ${wanted}.`],
    [textFile('a.tsv', '', '  ', ''), `This is an empty file; ${wanted}.`],
    [latin1File('a.tsv', '%PDF-1.7\n'), `This is a PDF document; ${wanted}.`],
    [latin1File('a.adat', '\x89PNG\r\n\x1a\n'), `This is an image (PNG); ${wanted}.`],
    [latin1File('a.xlsx', '\xff\xd8\xff\xe0\0\x10JFIF'), `This is an image (JPEG); ${wanted}.`],
    [latin1File('a.gif', 'GIF89a'), `This is an image (GIF); ${wanted}.`],
    [latin1File('a.rda', 'RDX3\nX\n'), `This is an R data file; ${wanted}.`],
    [latin1File('a.adat.gz', '\x1f\x8b\x08\0'), 'This is a file compressed with gzip; unpack it first.'],
    [latin1File('a.7z', '7z\xbc\xaf\x27\x1c'), 'This is a 7-Zip archive; unpack it first.'],
    [
      latin1File('a.xls', `${oldOffice}\0\0${utf16('Workbook')}\0`),
      'This is an old Excel workbook (.xls); save it as .xlsx.',
    ],
    [
      latin1File('a.xlsx', `${oldOffice}\0\0${utf16('EncryptedPackage')}\0`),
      'This is a workbook locked with a password; save it without the password.',
    ],
    [latin1File('a.doc', `${oldOffice}\0\0${utf16('WordDocument')}\0`), `This is an old Office document; ${wanted}.`],
    [zipFile('a.zip', 'one.tsv', 'two.tsv'), 'This is a ZIP archive of 2 files, not a workbook; unpack it first.'],
    [zipFile('a.xlsx'), 'This is a ZIP archive of 0 files, not a workbook; unpack it first.'],
    [zipFile('a.xlsb', 'xl/workbook.bin'), 'This is a binary workbook (.xlsb); save it as .xlsx.'],
    [zipFile('a.docx', 'word/document.xml'), `This is a Word document; ${wanted}.`],
    [zipFile('a.ods', 'mimetype', 'content.xml'), 'This is an OpenDocument file; save it as .xlsx.'],
    [textFile('a.tsv', '<!DOCTYPE html>', '<html></html>'), `This is a web page (HTML); ${wanted}.`],
    [textFile('a.xml', '<?xml version="1.0"?>', '<a/>'), `This is an XML file; ${wanted}.`],
    [
      textFile('a.xls', '<?xml version="1.0"?>', '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
      'This is an XML spreadsheet of 2003; save it as .xlsx.',
    ],
    [textFile('a.json', '{ "seqId": "10000-28" }'), `This is a JSON file; ${wanted}.`],
    [textFile('a.json', '[{"seqId": "10000-28"}]'), `This is a JSON file; ${wanted}.`],
    [textFile('a.rtf', '{\\rtf1 SeqId'), `This is a rich text document (RTF); ${wanted}.`],
    [textFile('a.txt', 'Dear colleague', 'the file is attached'), `This is plain text, not a table; ${wanted}.`],
    [
      textFile('a.tsv', 'SampleId\tAge\tSex', '1\t76\tF'),
      `This is a table of 3 columns with no SeqIds under a SeqId header in its first 20 lines; ${wanted}.`,
    ],
    [
      textFile('a.csv', 'SeqId,Target', 'IL6,Interleukin-6'),
      `This is a table of 2 columns with no SeqIds under a SeqId header in its first 20 lines; ${wanted}.`,
    ],
    [byteFile('a.tsv', ...noise), 'This is a binary file of a kind that is not known here.'],
  ])('%o', async (file, sentence) => {
    await expect(readFile(file.name, file.bytes, operatorLimits)).rejects.toThrow(new RefusedFileError(sentence));
  });
});

describe('a text file', () => {
  const table = {
    headers: ['SeqId', 'Target'],
    rows: [{ line: 2, cells: ['10000-28', 'Größe µ'] }],
    rejected: [],
    usesDecimalComma: false,
    isPlainText: true,
    about: {},
    notes: [],
  };
  const text = 'SeqId,Target\n10000-28,Größe µ\n';

  test.each([
    ['UTF-8', new TextEncoder().encode(text), []],
    ['UTF-8 with a byte-order mark', new TextEncoder().encode(`\ufeff${text}`), []],
    ['UTF-16LE with its mark', Buffer.from(`\ufeff${text}`, 'utf16le'), ['The text was read as UTF-16LE.']],
    ['UTF-16LE without', Buffer.from(text, 'utf16le'), ['The text was read as UTF-16LE.']],
    ['UTF-16BE with its mark', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), ['The text was read as UTF-16BE.']],
    [
      'the Windows code page',
      Buffer.from(text, 'latin1'),
      ['The text is not UTF-8 and was read as Windows-1252; check names with accents.'],
    ],
  ])('in %s is read', async (_, bytes, notes) => {
    expect(await readFile('a.csv', new Uint8Array(bytes), operatorLimits)).toEqual({
      kind: 'table',
      table: { ...table, notes },
    });
  });

  test('with notes above its header row, as exported from a workbook, is read from the header row on', async () => {
    const file = textFile('a.csv', 'Assay annotation;;', ';;', 'Primary;;Plasma', 'Target;SeqId;', 'CRBB2;10000-28;');
    expect(await readFile(file.name, file.bytes, operatorLimits)).toEqual({
      kind: 'table',
      table: {
        ...table,
        headers: ['Target', 'SeqId'],
        rows: [{ line: 5, cells: ['CRBB2', '10000-28'] }],
        usesDecimalComma: true,
      },
    });
  });

  test('has lines with too few or too many cells rejected, and empty lines skipped', async () => {
    const file = textFile('a.tsv', 'SeqId\tTarget\tType', '1-2\tA\tP', '1-3\tB', '', '1-4\tC\tP\tmore', '1-5\tD\tP\t');
    expect(await readFile(file.name, file.bytes, operatorLimits)).toEqual({
      kind: 'table',
      table: {
        ...table,
        headers: ['SeqId', 'Target', 'Type'],
        rows: [
          { line: 2, cells: ['1-2', 'A', 'P'] },
          { line: 6, cells: ['1-5', 'D', 'P'] },
        ],
        rejected: [
          { line: 3, reason: 'has 2 cells, the header has 3' },
          { line: 5, reason: 'has 4 cells, the header has 3' },
        ],
      },
    });
  });

  test('gets different names for repeated and missing headers', async () => {
    const file = textFile('a.tsv', 'SeqId\tCal\tCal\t', '1-2\tA\tB\tC');
    expect(await readFile(file.name, file.bytes, operatorLimits)).toEqual({
      kind: 'table',
      table: {
        ...table,
        headers: ['SeqId', 'Cal', 'Cal (2)', 'column 4'],
        rows: [{ line: 2, cells: ['1-2', 'A', 'B', 'C'] }],
      },
    });
  });
});
