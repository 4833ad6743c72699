import type { ReadCell, ReadRow } from 'ssm-core/engine';
import { RefusedFileError } from '../workbookReader.ts';
import type { DateStyles } from './numberFormats.ts';
import { dayOf } from './numberFormats.ts';
import { cellText } from './sharedStrings.ts';
import { XmlReader } from './xml.ts';

export interface SheetContext {
  readonly texts: readonly string[];
  readonly dates: DateStyles;
  readonly is1904: boolean;
}

/** Names of elements in a sheet. In another namespace these names are an error. */
const ownNames: ReadonlySet<string> = new Set(['sheetData', 'row', 'c', 'v', 'is', 't']);

const lastRow = 1_048_576;
const lastColumn = 16_384;

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  inline: string;
}

function damaged(part: string): RefusedFileError {
  return new RefusedFileError(`This workbook is damaged: ${part} has rows or cells out of order.`);
}

function foreign(part: string): RefusedFileError {
  return new RefusedFileError(
    `This workbook is damaged: rows or cells of ${part} are of another namespace. Save it anew in a spreadsheet.`,
  );
}

function columnOf(address: string, line: number): number | undefined {
  let column = 0;
  let at = 0;
  for (; at < address.length; at++) {
    const letter = address.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return Number(address.slice(at)) === line ? column - 1 : undefined;
}

function numberCell({ column, style, value }: OpenCell, { dates, is1904 }: SheetContext): ReadCell {
  const number = Number(value);
  const format = dates.get(style);
  const day = format === undefined ? undefined : dayOf(number, is1904);
  if (format !== undefined && day !== undefined) {
    return { column, kind: 'date', text: format.show(day), date: { ...day, shows: format.shows } };
  }
  // Spreadsheets show fifteen digits. Further digits are floating-point noise.
  const text = Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value;
  return { column, kind: 'number', text };
}

function isoCell({ column, value }: OpenCell): ReadCell {
  const match = /^(\d{4})-(\d\d)-(\d\d)/.exec(value);
  if (match === null) return { column, kind: 'text', text: value };
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return { column, kind: 'date', text: match[0], date: { year, month, day, shows: 'whole' } };
}

function readCell(cell: OpenCell, context: SheetContext): ReadCell | undefined {
  const { column, type, value, inline } = cell;
  if (type === 'inlineStr') return { column, kind: 'text', text: cellText(inline) };
  if (value === '') return undefined;
  switch (type) {
    case 's':
      return { column, kind: 'text', text: context.texts[Number(value)] ?? '' };
    case 'str':
      return { column, kind: 'text', text: cellText(value) };
    case 'b':
      return { column, kind: 'text', text: value.trim() === '1' ? 'TRUE' : 'FALSE' };
    case 'e':
      return { column, kind: 'error', text: value };
    case 'd':
      return isoCell(cell);
    default:
      return numberCell(cell, context);
  }
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/**
 * Returns whether the current row or columns are hidden, by a filter, by hand, in a collapsed group, or by a size of
 * zero.
 */
function isHiddenBy(reader: XmlReader, size: 'ht' | 'width'): boolean {
  if (isTrue(reader.attribute('hidden'))) return true;
  const given = reader.attribute(size)?.trim() ?? '';
  return given !== '' && Number(given) === 0;
}

/** Yields rows with at least one filled cell. Throws RefusedFileError for a damaged sheet. */
export function* sheetRows(xml: string, part: string, context: SheetContext): Generator<ReadRow, void> {
  let line = 0;
  let column = -1;
  let cells: ReadCell[] = [];
  let cell: OpenCell | undefined;
  let place = '';
  let isReading = false;
  let isRowHidden = false;
  let isOver = false;
  const hiddenColumns: { readonly from: number; readonly to: number }[] = [];
  const isColumnHidden = (at: number): boolean => hiddenColumns.some(({ from, to }) => at >= from && at <= to);
  const reader = new XmlReader(xml, part);
  while (reader.next()) {
    const { kind, name } = reader;
    if (kind === 'text') {
      if (cell === undefined) continue;
      if (place === 'v') cell.value += reader.text;
      else if (place === 't' && !isReading) cell.inline += reader.text;
      continue;
    }
    const isOpen = kind === 'open';
    // A spreadsheet does not show an element of another namespace. But if it were skipped silently, the author's data
    // would be lost.
    if (isOpen && !isOver && ownNames.has(reader.foreignName)) throw foreign(part);
    // After the rows, form controls use the same element names for their positions.
    if (name === 'sheetData' && !isOpen) isOver = true;
    if (name === 'row' && isOpen) {
      const given = Number(reader.attribute('r') ?? line + 1);
      if (!(Number.isInteger(given) && given > line && given <= lastRow)) throw damaged(part);
      line = given;
      column = -1;
      cells = [];
      isRowHidden = isHiddenBy(reader, 'ht');
    } else if (name === 'row') {
      if (cells.length > 0) yield isRowHidden ? { line, cells, isHidden: true } : { line, cells };
    } else if (name === 'col') {
      if (!isOpen || !isHiddenBy(reader, 'width')) continue;
      hiddenColumns.push({ from: Number(reader.attribute('min')) - 1, to: Number(reader.attribute('max')) - 1 });
    } else if (name === 'c' && isOpen) {
      const address = reader.attribute('r');
      const given = address === undefined ? column + 1 : columnOf(address.toUpperCase(), line);
      if (given === undefined || given <= column || given >= lastColumn) throw damaged(part);
      column = given;
      const style = Number(reader.attribute('s') ?? 0);
      cell = { column, type: reader.attribute('t') ?? 'n', style, value: '', inline: '' };
    } else if (name === 'c') {
      const read = cell === undefined ? undefined : readCell(cell, context);
      if (read !== undefined && read.text !== '') {
        cells.push(isColumnHidden(read.column) ? { ...read, isHidden: true } : read);
      }
      cell = undefined;
    } else if (name === 'rPh') isReading = isOpen;
    else if (name === 'v' || name === 't') place = isOpen ? name : '';
  }
}
