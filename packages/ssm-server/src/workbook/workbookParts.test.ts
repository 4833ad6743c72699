import { describe, expect, it } from 'vitest';
import { deflatedZip, workbookParts } from '../catalogue/testing/testFiles.ts';
import { createInPageReader } from './thread/inPageReader.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const plain = workbookParts({ List: [['SeqId'], ['10000-28']] });

function relations(...all: readonly (readonly [id: string, type: string, target: string])[]): Uint8Array {
  const each = all.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return new TextEncoder().encode(`<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`);
}

function contentTypes(part: string, type: string): Uint8Array {
  const override = `<Override PartName="${part}" ContentType="${type}"/>`;
  return new TextEncoder().encode(`<Types xmlns="${packaged}/content-types">${override}</Types>`);
}

function named(workbook: string, workbookRelations: string, sheet: string, target: string, root: string) {
  return new Map([
    ['_rels/.rels', relations(['rId1', 'officeDocument', root])],
    [workbook, plain.get('xl/workbook.xml') as Uint8Array],
    [workbookRelations, relations(['rId1', 'worksheet', target])],
    [sheet, plain.get('xl/worksheets/sheet1.xml') as Uint8Array],
  ]);
}

async function textsOf(parts: ReadonlyMap<string, Uint8Array>): Promise<unknown> {
  try {
    const sheets = await createInPageReader().read(deflatedZip(parts), 'anyone');
    return sheets.map(({ name, rows }) => [name, Array.from(rows, ({ cells }) => cells.map(({ text }) => text))]);
  } catch (error) {
    return String(error);
  }
}

const read = [['List', [['SeqId'], ['10000-28']]]];

describe('S4-27: finding the parts of a workbook by their relations', () => {
  it.each([
    ['another number', 'xl/workbook22.xml', 'xl/_rels/workbook22.xml.rels', 'xl/s.xml', 's.xml', 'xl/workbook22.xml'],
    ['all at the root', 'book.xml', '_rels/book.xml.rels', 'sheet.xml', 'sheet.xml', 'book.xml'],
    ['deep folders', 'a/b/book.xml', 'a/b/_rels/book.xml.rels', 'a/c/1.xml', '../c/./1.xml', 'a/b/book.xml'],
    ['targets from the root', 'w/book.xml', 'w/_rels/book.xml.rels', 'data/1.xml', '/data/1.xml', '/w/book.xml'],
    ['another case', 'XL/Workbook.xml', 'xl/_Rels/WORKBOOK.xml.RELS', 'xl/S/One.XML', 's/one.xml', 'Xl/workbook.xml'],
    ['separators of Windows', 'xl/book.xml', 'xl/_rels/book.xml.rels', 'xl/s/1.xml', 's\\1.xml', '\\xl\\book.xml'],
  ])('works for %s', async (_, ...names) => {
    expect(await textsOf(named(...names))).toEqual(read);
  });

  it('ignores a part with a usual name if no relation leads to the part', async () => {
    const parts = named('xl/real.xml', 'xl/_rels/real.xml.rels', 'xl/real1.xml', 'real1.xml', 'xl/real.xml');
    const other = workbookParts({ Other: [['SeqId'], ['10001-7']] });
    expect(await textsOf(new Map([...other, ...parts]))).toEqual(read);
  });

  it('uses the usual names if the package has no relations', async () => {
    expect(await textsOf(plain)).toEqual(read);
  });

  it("recognises a document of another kind by the package's description", async () => {
    const of = (type: string) =>
      textsOf(
        new Map([
          ['_rels/.rels', relations(['rId1', 'officeDocument', 'any/document22.xml'])],
          ['[Content_Types].xml', contentTypes('/any/document22.xml', type)],
          ['any/document22.xml', new Uint8Array(1)],
        ]),
      );
    expect([
      await of('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'),
      await of('application/vnd.ms-excel.sheet.binary.macroEnabled.main'),
      await of('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      await textsOf(new Map([['_rels/.rels', relations(['rId1', 'thumbnail', 'a.png'])]])),
    ]).toEqual([
      expect.stringContaining('a Word document'),
      expect.stringContaining('a binary workbook (.xlsb)'),
      expect.stringContaining('lacks the list of its sheets'),
      expect.stringContaining('none of them is a workbook'),
    ]);
  });
});
