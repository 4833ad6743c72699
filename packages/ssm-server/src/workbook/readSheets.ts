/** Reads the sheets of an unpacked workbook. Uses no Node API, so that browser pages can run it. */
import type { ReadSheet } from 'ssm-core/engine';
import { type Parts, textOf, type WorkbookParts } from './workbookParts.ts';
import { RefusedFileError } from './workbookReader.ts';
import { readDateStyles } from './xlsx/numberFormats.ts';
import { readSharedStrings } from './xlsx/sharedStrings.ts';
import { type SheetContext, sheetRows } from './xlsx/sheetRows.ts';
import { XmlReader } from './xlsx/xml.ts';

interface SheetEntry {
  readonly name: string;
  readonly id: string;
  readonly isHidden: boolean;
}

interface Workbook {
  readonly is1904: boolean;
  readonly sheets: readonly SheetEntry[];
}

function readWorkbook(xml: string, part: string): Workbook {
  const sheets: SheetEntry[] = [];
  let is1904 = false;
  const reader = new XmlReader(xml, part);
  while (reader.next()) {
    const { kind, name } = reader;
    if (kind !== 'open') continue;
    if (name === 'workbookPr') is1904 = ['1', 'true'].includes(reader.attribute('date1904') ?? '');
    if (name !== 'sheet') continue;
    const isHidden = ['hidden', 'veryHidden'].includes(reader.attribute('state') ?? '');
    sheets.push({ name: reader.attribute('name') ?? '', id: reader.attribute('r:id') ?? '', isHidden });
  }
  return { is1904, sheets };
}

/** Returns the sheets in order. Their rows are read lazily. Throws RefusedFileError, also while rows are being read. */
export function readSheets(parts: Parts, { workbook: whole, relations, single }: WorkbookParts): readonly ReadSheet[] {
  const xmlOf = (part: string): string | undefined => {
    const bytes = parts.get(part.toLowerCase());
    return bytes === undefined ? undefined : textOf(bytes, part);
  };
  const list = xmlOf(whole);
  if (list === undefined) throw new RefusedFileError('This workbook is damaged: it lacks the list of its sheets.');
  const workbook = readWorkbook(list, whole);
  const readSingle = <Result>(
    type: 'sharedStrings' | 'styles',
    read: (xml: string, part: string) => Result,
  ): Result | undefined => {
    const part = single(type);
    const xml = xmlOf(part);
    return xml === undefined ? undefined : read(xml, part);
  };
  const context: SheetContext = {
    texts: readSingle('sharedStrings', readSharedStrings) ?? [],
    dates: readSingle('styles', readDateStyles) ?? new Map(),
    is1904: workbook.is1904,
  };
  return workbook.sheets.flatMap(({ name, id, isHidden }) => {
    const relation = relations.get(id);
    // Some sheets are a chart or a dialog.
    if (relation !== undefined && relation.type !== 'worksheet') return [];
    const part = relation?.part ?? '';
    if (!parts.has(part.toLowerCase())) {
      throw new RefusedFileError(
        `This workbook is damaged: its sheet ${JSON.stringify(name.slice(0, 40))} is missing.`,
      );
    }
    return [{ name, isHidden, rows: { [Symbol.iterator]: () => sheetRows(xmlOf(part) ?? '', part, context) } }];
  });
}
