import { deflatedZip, workbookParts } from '../../catalogue/testing/testFiles.ts';
import { storedZip } from './storedZip.ts';

export type BadFile = readonly [name: string, bytes: Uint8Array];

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const sheetPart = 'xl/worksheets/sheet1.xml';

const parts = workbookParts({ Sheet: [['SeqId', 'Gene'], ...Array.from({ length: 40 }, () => ['2-1', 'IL6'])] });
const good = deflatedZip(parts);

function withPart(name: string, content: Uint8Array | string | undefined): Uint8Array {
  const changed = new Map(parts);
  if (content === undefined) changed.delete(name);
  else changed.set(name, typeof content === 'string' ? encode(content) : content);
  return deflatedZip(changed);
}

const sheet = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

function cutOff(): readonly BadFile[] {
  return Array.from({ length: 60 }, (_, index) => {
    const length = Math.floor((good.length * index) / 60);
    return [`a workbook cut off after ${length} bytes`, good.slice(0, length)] as const;
  });
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const goodText = new TextDecoder('latin1').decode(good);
const [sheetNamed, sheetListed] = [goodText.indexOf(sheetPart), goodText.lastIndexOf(sheetPart)];

/** Changes bytes of the packed sheet. Its checksum detects the change. */
function flipped(): readonly BadFile[] {
  const length = viewOf(good).getUint32(sheetNamed - 30 + 18, true);
  return Array.from({ length: 30 }, (_, index) => {
    const at = sheetNamed + sheetPart.length + Math.floor((length * index) / 30);
    const bytes = good.slice();
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    return [`a workbook with byte ${at} changed`, bytes] as const;
  });
}

const heads: readonly (readonly [name: string, head: string])[] = [
  ['an old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....W\0o\0r\0k\0b\0o\0o\0k\0'],
  ['a locked workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0'],
  ['an old document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['a PDF', '%PDF-1.7'],
  ['a PNG', '\x89PNG\r\n\x1a\n'],
  ['a JPEG', '\xff\xd8\xff\xe0'],
  ['a GIF', 'GIF89a'],
  ['a gzip file', '\x1f\x8b\x08\0'],
  ['a bzip2 file', 'BZh9'],
  ['an xz file', '\xfd7zXZ\0'],
  ['a 7-Zip archive', '7z\xbc\xaf\x27\x1c'],
  ['a RAR archive', 'Rar!\x1a\x07'],
  ['an HDF5 file', '\x89HDF\r\n\x1a\n'],
  ['a Parquet file', 'PAR1'],
  ['an SQLite database', 'SQLite format 3\0'],
  ['an ELF program', '\x7fELF'],
  ['a CSV file', 'SeqId,Gene\n2-1,IL6\n'],
  ['an HTML page', '<!DOCTYPE html><table><tr><td>2-1</td></tr></table>'],
  ['an XML spreadsheet', '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'],
  ['a JSON file', '{"seqId":"2-1"}'],
  ['one byte', 'P'],
  ['the beginning of a ZIP file', 'PK\x03\x04'],
  ['an empty ZIP file', `PK\x05\x06${'\0'.repeat(18)}`],
  ['NUL bytes', '\0'.repeat(5000)],
];

function archives(): readonly BadFile[] {
  const zip = (...names: readonly string[]) =>
    new Uint8Array(storedZip(new Map(names.map((name) => [name, encode('x')]))));
  return [
    ['a binary workbook', zip('xl/workbook.bin')],
    ['a Word document', zip('word/document.xml')],
    ['a presentation', zip('ppt/presentation.xml')],
    ['an OpenDocument file', zip('mimetype', 'content.xml')],
    ['an archive', zip('a.txt', 'b.txt')],
    ['a workbook of nothing but a name', zip('xl/workbook.xml')],
    [
      'a workbook of thousands of parts',
      zip('xl/workbook.xml', ...Array.from({ length: 3000 }, (_, at) => `xl/${at}`)),
    ],
    ['a path that climbs', zip('../../xl/workbook.xml')],
  ];
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const elsewhere = 'urn:example:elsewhere';

function directoryBent(): readonly BadFile[] {
  const end = good.length - 22;
  const sheetAt = sheetListed - 46;
  const bent = (at: number, change: (value: number) => number): Uint8Array => {
    const bytes = good.slice();
    const view = viewOf(bytes);
    view.setUint32(at, change(view.getUint32(at, true)), true);
    return bytes;
  };
  return [
    ['a directory of 4 GB', bent(end + 12, () => 0xffff_fff0)],
    ['a directory of no size', bent(end + 12, () => 0)],
    ['a directory that is larger than its entries', bent(end + 16, (at) => at - 1)],
    ['a directory that is smaller than its entries', bent(end + 12, (size) => size - 1)],
    ['an entry whose packed bytes go past the end', bent(sheetAt + 20, () => good.length)],
    ['an entry that unpacks to more than it declares', bent(sheetAt + 24, (size) => size - 1)],
    ['an entry that unpacks to less than it declares', bent(sheetAt + 24, (size) => size + 1)],
  ];
}

function damagedParts(): readonly BadFile[] {
  const broken: readonly (readonly [string, string])[] = [
    ['no end', '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v>'],
    ['tags out of order', '<worksheet><sheetData><row r="1"></sheetData></row></worksheet>'],
    ['a tag that never ends', '<worksheet><sheetData '],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>'],
    ['entities of entities', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]><worksheet>&c;</worksheet>'],
    ['a comment without an end', '<worksheet><!-- </worksheet>'],
    ['no XML', 'SeqId'],
    ['nothing', ''],
    ['rows that go back', sheet('<row r="2"><c r="A2"><v>1</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>')],
    ['a row twice', sheet('<row r="1"/><row r="1"/>')],
    ['row 0', sheet('<row r="0"><c r="A0"><v>1</v></c></row>')],
    ['a row beyond the last', sheet('<row r="1048577"><c r="A1048577"><v>1</v></c></row>')],
    ['a row of no number', sheet('<row r="many"><c><v>1</v></c></row>')],
    ['a cell of another row', sheet('<row r="1"><c r="A2"><v>1</v></c></row>')],
    ['a cell twice', sheet('<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>')],
    ['a cell beyond the last column', sheet('<row r="1"><c r="XFE1"><v>1</v></c></row>')],
    [
      'rows of another namespace',
      `<worksheet xmlns="${elsewhere}"><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>`,
    ],
    [
      'a row of another namespace',
      `<worksheet xmlns="${main}" xmlns:x="${elsewhere}"><sheetData><x:row><c><v>1</v></c></x:row></sheetData></worksheet>`,
    ],
    [
      'a cell of another namespace',
      `<worksheet xmlns="${main}"><sheetData><row><c xmlns="${elsewhere}"><v>1</v></c></row></sheetData></worksheet>`,
    ],
    ['a cell of no namespace that is known', sheet('<row><x:c><v>1</v></x:c></row>')],
    ['a cell at its very end', sheet('<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>2-1</t></is></c></row>')],
    ['a cell without a row', '<worksheet><sheetData><c r="A1"><v>1</v></c></sheetData></worksheet>'],
  ];
  return [
    ...broken.map(([name, xml]) => [`a sheet with ${name}`, withPart(sheetPart, xml)] as const),
    ...broken.slice(0, 8).map(([name, xml]) => [`a workbook with ${name}`, withPart('xl/workbook.xml', xml)] as const),
    ['a sheet that is missing', withPart(sheetPart, undefined)],
    ['relations that are missing', withPart('xl/_rels/workbook.xml.rels', undefined)],
    ['a sheet in no encoding', withPart(sheetPart, Uint8Array.of(0x3c, 0xff, 0xc3, 0x28))],
    ['no sheets', withPart('xl/workbook.xml', '<workbook><sheets/></workbook>')],
    ['an empty sheet', withPart(sheetPart, sheet(''))],
    ['a sheet of empty cells', withPart(sheetPart, sheet('<row r="1"><c r="A1" s="1"/><c r="B1"><v></v></c></row>'))],
    ['a sheet of spaces', withPart(sheetPart, sheet('<row><c t="inlineStr"><is><t>  </t></is></c></row>'))],
  ];
}

export function bombs(): readonly BadFile[] {
  const zeros = new Uint8Array(60_000_000);
  const wide = sheet(`<row>${'<c><v>1</v></c>'.repeat(10_000)}</row>`.repeat(250));
  const rows = sheet('<row><c><v>1</v></c></row>'.repeat(400_000));
  const deep = '<a>'.repeat(4_000_000);
  const many = new Map(Array.from({ length: 30 }, (_, index) => [`xl/${index}.xml`, new Uint8Array(3_000_000)]));
  return [
    ['a bomb that declares itself', deflatedZip(new Map([...parts, [sheetPart, zeros]]))],
    ['a bomb that lies', deflatedZip(new Map([...parts, [sheetPart, zeros]]), 100)],
    ['a bomb of many parts that lie', deflatedZip(new Map([...parts, ...many]), 1)],
    ['a bomb of cells', withPart(sheetPart, wide)],
    ['a bomb of rows', withPart(sheetPart, rows)],
    ['a bomb of depth', withPart(sheetPart, deep)],
    ['a bomb of shared texts', withPart('xl/sharedStrings.xml', `<sst>${'<si><t>a</t></si>'.repeat(2_100_000)}`)],
    [
      'a sheet of two rows a million apart',
      withPart(sheetPart, sheet('<row r="1"><c><v>1</v></c></row><row r="1048576"><c><v>1</v></c></row>')),
    ],
  ];
}

export function badFiles(): readonly BadFile[] {
  const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  return [
    ...cutOff(),
    ...flipped(),
    ...heads.map(([name, head]) => [name, latin(head)] as const),
    ...archives(),
    ...directoryBent(),
    ...damagedParts(),
  ];
}
