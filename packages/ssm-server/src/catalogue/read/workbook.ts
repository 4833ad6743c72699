import type { ReadCell, ReadSheet } from 'ssm-core/engine';
import { readInThread, type ThreadLimits } from '../../workbook/thread/workbookThread.ts';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import type { OwnTableRows } from '../load/own/ownTable.ts';
import { type FoundHeader, findSeqIdHeader } from './headerRow.ts';
import { belowHeader, type LooseRow, type SourceTable } from './sourceTable.ts';

/** Limits for operators at a terminal. Unpacked, the annotation of 11,083 reagents has about 10 MB. */
export const operatorLimits: ThreadLimits = {
  unpackedBytes: 200_000_000,
  rows: Number.POSITIVE_INFINITY,
  lastLine: Number.POSITIVE_INFINITY,
  cells: Number.POSITIVE_INFINITY,
  textCharacters: Number.POSITIVE_INFINITY,
  heapMegabytes: 1024,
  milliseconds: 30_000,
};

/** Empty cells count too. The annotation of 11,083 reagents has half a million cells. */
const mostCells = 20_000_000;

/** Formats dates like 2026-01-31, and errors as an empty text. */
function textOf({ kind, text, date }: ReadCell): string {
  if (kind === 'error') return '';
  if (date === undefined) return text;
  const [year, month, day] = [String(date.year).padStart(4, '0'), ...[date.month, date.day].map(twoDigits)];
  return `${year}-${month}-${day}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function looseRows(sheet: ReadSheet): readonly LooseRow[] {
  const rows = [...sheet.rows];
  const width = rows.reduce((widest, { cells }) => Math.max(widest, (cells.at(-1)?.column ?? 0) + 1), 0);
  if (width * rows.length > mostCells) {
    throw new RefusedFileError('This workbook spreads its cells over too many rows and columns.');
  }
  return rows.map(({ line, cells }) => {
    const texts = Array.from({ length: width }, () => '');
    for (const cell of cells) texts[cell.column] = textOf(cell);
    return { line, cells: texts };
  });
}

/** Reads the first visible sheet with cells, for a table without SeqIds. */
export async function readFirstSheet(bytes: Uint8Array, limits: ThreadLimits): Promise<OwnTableRows> {
  const sheets = await readInThread(bytes, limits);
  const first = sheets.find((sheet) => !sheet.isHidden && looseRows(sheet).length > 0);
  if (first === undefined) throw new RefusedFileError('This is a workbook without a visible sheet that has cells.');
  const others = sheets.length - 1;
  const more = others === 0 ? '' : `; its other sheets are not read: ${others}`;
  return { rows: looseRows(first), usesDecimalComma: false, notes: [`Sheet "${first.name}"${more}.`] };
}

export async function readWorkbook(bytes: Uint8Array, limits: ThreadLimits): Promise<SourceTable> {
  const sheets = await readInThread(bytes, limits);
  let best: (FoundHeader & { readonly sheet: string; readonly rows: readonly LooseRow[] }) | undefined;
  for (const sheet of sheets) {
    const { name } = sheet;
    const loose = looseRows(sheet);
    const found = findSeqIdHeader(loose);
    // A sheet of citations may list more SeqIds than the annotation, but has fewer known headers.
    if (found !== undefined && found.known > (best?.known ?? 0)) best = { ...found, sheet: name, rows: loose };
  }
  if (best === undefined) {
    const names = sheets.map(({ name, isHidden }) => `"${name}"${isHidden ? ' (hidden, not read)' : ''}`).join(', ');
    throw new RefusedFileError(
      `This is a workbook with no SeqId column under a header in the first 20 rows of a sheet; it has ${names || 'no sheets'}.`,
    );
  }
  const header = best.rows[best.at] as LooseRow;
  return {
    ...belowHeader(header, best.rows.slice(best.at + 1)),
    usesDecimalComma: false,
    isPlainText: false,
    about: { sheet: best.sheet },
    notes: [`Sheet "${best.sheet}", headers in row ${header.line}.`],
  };
}
