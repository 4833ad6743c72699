import { describe, expect, test } from 'vitest';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import { deflatedZip, workbookFile, workbookParts } from '../testing/testFiles.ts';
import { operatorLimits, readWorkbook } from './workbook.ts';

const sheets = {
  Descriptions: [
    ['Column', 'Meaning'],
    ['SeqId', 'the reagent'],
  ],
  Citations: [
    ['SeqId', 'Citation'],
    ['10000-28', 'one'],
    ['10001-7', 'two'],
    ['10003-15', 'three'],
  ],
  Annotations: [
    [null],
    ['Assay annotation'],
    ['Primary', null, 'Human Plasma Performance'],
    ['SeqId', 'Target Name', 'Total CV Plasma', 'Dilution'],
    ['10000-28', 'A "quoted" <name> & more', 0.034, '20%'],
    [{ date: 47_027 }, 'a date', { error: '#N/A' }, 0.2],
  ],
};

describe('a workbook', () => {
  test('is read from the sheet with SeqIds and the most known headers, from its header row on', async () => {
    expect(await readWorkbook(workbookFile('a.xlsx', sheets).bytes, operatorLimits)).toEqual({
      headers: ['SeqId', 'Target Name', 'Total CV Plasma', 'Dilution'],
      rows: [
        { line: 5, cells: ['10000-28', 'A "quoted" <name> & more', '0.034', '20%'] },
        { line: 6, cells: ['2028-10-01', 'a date', '', '0.2'] },
      ],
      rejected: [],
      usesDecimalComma: false,
      isPlainText: false,
      about: { sheet: 'Annotations' },
      notes: ['Sheet "Annotations", headers in row 4.'],
    });
  });

  test('without SeqIds below a header is refused, and the message names the sheets', async () => {
    const { bytes } = workbookFile('a.xlsx', { Descriptions: sheets.Descriptions, Notes: [['n']] });
    await expect(readWorkbook(bytes, operatorLimits)).rejects.toThrow(
      new RefusedFileError(
        'This is a workbook with no SeqId column under a header in the first 20 rows of a sheet; it has "Descriptions", "Notes".',
      ),
    );
  });

  test('with its SeqIds in a hidden sheet is refused, and the message says so', async () => {
    const parts = workbookParts({ Annotations: sheets.Annotations, Notes: [['n']] });
    const hidden = new TextDecoder()
      .decode(parts.get('xl/workbook.xml'))
      .replace('name="Annotations"', 'name="Annotations" state="veryHidden"');
    parts.set('xl/workbook.xml', new TextEncoder().encode(hidden));
    await expect(readWorkbook(deflatedZip(parts), operatorLimits)).rejects.toThrow(
      'it has "Annotations" (hidden, not read), "Notes".',
    );
  });

  test('that is cut off anywhere is refused', async () => {
    const { bytes } = workbookFile('a.xlsx', sheets);
    const messages = new Set<string>();
    for (let length = 60; length < bytes.length; length += 1461) {
      const error: unknown = await readWorkbook(bytes.slice(0, length), operatorLimits).catch(
        (reason: unknown) => reason,
      );
      messages.add(error instanceof RefusedFileError ? error.message : `not refused at ${length}`);
    }
    expect([...messages]).toEqual(['This ZIP file or workbook is damaged or cut off: its end is missing.']);
  });

  test('with a changed byte is refused because of its checksum', async () => {
    const { bytes } = workbookFile('a.xlsx', {
      Sheet: [
        ['SeqId', 'Target'],
        ['10000-28', 'CRBB2'],
      ],
    });
    const at = new TextDecoder('latin1').decode(bytes).indexOf('10000-28');
    bytes[at] = 0x32;
    await expect(readWorkbook(bytes, operatorLimits)).rejects.toThrow(
      new RefusedFileError('This workbook is damaged: xl/worksheets/sheet1.xml cannot be unpacked.'),
    );
  });

  test('with a sheet in wrong order is refused, and the sheet is named', async () => {
    const parts = workbookParts({ Sheet: [['SeqId'], ['10000-28']] });
    const name = 'xl/worksheets/sheet1.xml';
    const xml = new TextDecoder().decode(parts.get(name)).replace('r="A2"', 'r="A1"');
    parts.set(name, new TextEncoder().encode(xml));
    await expect(readWorkbook(deflatedZip(parts), operatorLimits)).rejects.toThrow(
      new RefusedFileError('This workbook is damaged: xl/worksheets/sheet1.xml has rows or cells out of order.'),
    );
  });
});

describe('R28: a workbook that is a zip bomb', () => {
  const limits = { ...operatorLimits, unpackedBytes: 1_000_000, heapMegabytes: 128, milliseconds: 600_000 };
  const parts = workbookParts(sheets);
  const bomb = new Map([...parts, ['xl/media.xml', new Uint8Array(20_000_000).fill(32)]]);
  const tooLarge = new RefusedFileError('This workbook unpacks to more than 1 MB, which is the limit.');

  test('is refused by its declared sizes', async () => {
    await expect(readWorkbook(deflatedZip(bomb), limits)).rejects.toThrow(tooLarge);
  });

  test('is refused by its unpacked size if it declares a smaller size', async () => {
    await expect(readWorkbook(deflatedZip(bomb, 100), limits)).rejects.toThrow(
      new RefusedFileError(
        'This workbook is damaged: xl/_rels/workbook.xml.rels has another size than its list of contents says.',
      ),
    );
  });

  test('is refused if its small parts are large together', async () => {
    const many = new Map(Array.from({ length: 30 }, (_, index) => [`xl/${index}.xml`, new Uint8Array(50_000)]));
    await expect(readWorkbook(deflatedZip(new Map([...parts, ...many])), limits)).rejects.toThrow(tooLarge);
  });

  test('with few cells far apart is refused before the empty cells are created', async () => {
    const rows = Array.from(
      { length: 3000 },
      (_, index) => `<row r="${index * 300 + 1}"><c r="XFD${index * 300 + 1}"><v>1</v></c></row>`,
    );
    const xml = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
    const sparse = new Map([...parts, ['xl/worksheets/sheet1.xml', new TextEncoder().encode(xml)]]);
    await expect(readWorkbook(deflatedZip(sparse), limits)).rejects.toThrow(
      new RefusedFileError('This workbook spreads its cells over too many rows and columns.'),
    );
  });

  test('is refused if its thread runs out of memory', async () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(10_000)}</row>`;
    const xml = `<worksheet><sheetData>${row.repeat(150)}</sheetData></worksheet>`;
    const dense = new Map([...parts, ['xl/worksheets/sheet1.xml', new TextEncoder().encode(xml)]]);
    const narrow = { ...limits, unpackedBytes: 100_000_000, heapMegabytes: 24 };
    await expect(readWorkbook(deflatedZip(dense), narrow)).rejects.toThrow(
      new RefusedFileError('This workbook needs more than 24 MB of memory to read, which is the limit.'),
    );
  });

  test('is refused if it takes too long', async () => {
    await expect(readWorkbook(deflatedZip(parts), { ...limits, milliseconds: 1 })).rejects.toThrow(
      new RefusedFileError('This workbook took longer than 0.001 s to read, which is the limit.'),
    );
  });
});
