import { crc32, deflateRawSync } from 'node:zlib';
import { storedZip } from '../../workbook/testing/storedZip.ts';
import { type LoadOptions, type LoadResult, loadCatalogue } from '../load/load.ts';
import type { CatalogueFile } from '../load/openFile.ts';

export function textFile(name: string, ...lines: readonly string[]): CatalogueFile {
  return { name, bytes: new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')) };
}

export function byteFile(name: string, ...bytes: readonly number[]): CatalogueFile {
  return { name, bytes: Uint8Array.from(bytes) };
}

export type TestCell = string | number | { readonly error: string } | { readonly date: number } | null;

function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${columnName(Math.floor(index / 26) - 1)}${last}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function cellXml(cell: TestCell, address: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${address}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  if ('error' in cell) return `<c r="${address}" t="e"><v>${cell.error}</v></c>`;
  return `<c r="${address}" s="1"><v>${cell.date}</v></c>`;
}

const workbookMain = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function workbookParts(
  sheets: Readonly<Record<string, readonly (readonly TestCell[])[]>>,
): Map<string, Uint8Array> {
  const names = Object.keys(sheets);
  const parts = new Map<string, string>([
    [
      'xl/workbook.xml',
      `<workbook xmlns="${workbookMain}" xmlns:r="${relationships}"><sheets>${names
        .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
        .map(
          (_, index) =>
            `<Relationship Id="rId${index + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${workbookMain}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ],
  ]);
  for (const [index, rows] of Object.values(sheets).entries()) {
    const xml = rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((cell, i) => cellXml(cell, `${columnName(i)}${at + 1}`)).join('')}</row>`,
      )
      .join('');
    parts.set(
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet xmlns="${workbookMain}"><sheetData>${xml}</sheetData></worksheet>`,
    );
  }
  return new Map([...parts].map(([name, text]) => [name, new TextEncoder().encode(text)]));
}

export function workbookFile(name: string, sheets: Parameters<typeof workbookParts>[0]): CatalogueFile {
  return { name, bytes: new Uint8Array(storedZip(workbookParts(sheets))) };
}

/** Creates a ZIP file whose directory may declare a wrong unpacked size. */
export function deflatedZip(entries: ReadonlyMap<string, Uint8Array>, declaredSize?: number): Uint8Array {
  const packed = new Map([...entries].map(([name, bytes]) => [name, new Uint8Array(deflateRawSync(bytes))]));
  const whole = new Uint8Array(storedZip(packed));
  const view = new DataView(whole.buffer);
  let directoryAt = view.getUint32(whole.length - 22 + 16, true);
  for (const bytes of entries.values()) {
    const size = declaredSize ?? bytes.length;
    view.setUint16(directoryAt + 10, 8, true);
    view.setUint32(directoryAt + 16, crc32(bytes), true);
    view.setUint32(directoryAt + 24, size, true);
    const localAt = view.getUint32(directoryAt + 42, true);
    view.setUint16(localAt + 8, 8, true);
    view.setUint32(localAt + 14, crc32(bytes), true);
    view.setUint32(localAt + 22, size, true);
    directoryAt += 46 + view.getUint16(directoryAt + 28, true);
  }
  return whole;
}

export function adatText(
  annotation: Readonly<Record<string, readonly string[]>>,
  { lineEnd = '\n', about = '!AssayVersion\tv4.1' } = {},
): string {
  const names = Object.keys(annotation);
  const width = Object.values(annotation)[0]?.length ?? 0;
  return [
    '^HEADER',
    '!AdatId\tGID-1',
    about,
    '^COL_DATA',
    `!Name\t${names.join('\t')}`,
    `!Type\t${names.map(() => 'String').join('\t')}`,
    '^ROW_DATA',
    '!Name\tPlateId\tSampleId',
    '!Type\tString\tString',
    '^TABLE_BEGIN',
    ...names.map((name) => `\t\t${name}\t${annotation[name]?.join('\t')}`),
    `PlateId\tSampleId\t${'\t'.repeat(width)}`,
    `Plate 1\tSample 1\t\t${Array.from({ length: width }, () => '476.5').join('\t')}`,
    '',
  ].join(lineEnd);
}

const now = new Date('2026-03-04T05:06:07.000Z');

export function loadFiles(files: readonly CatalogueFile[], options: Partial<LoadOptions> = {}): Promise<LoadResult> {
  return loadCatalogue(files, { version: 'V_7K', now, ...options });
}

export const threeRecords = textFile(
  'first.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol\tOrganism\tType\tTotal CV Plasma\tSomaId',
  '10-2\tLate, late\tP1|P2\tIL6 IL7\tHuman\tProtein\t5\tSL2',
  '2-1_3\tEarly\tP3\tNone\tHuman\tProtein\t6\tSL1',
  '3-1\tMouse one\tP4\tIl6\tMouse\tProtein\t7\t',
);
