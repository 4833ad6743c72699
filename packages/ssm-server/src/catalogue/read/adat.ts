/**
 * Reads the annotation block of an ADAT, which has one line per header and one column per SeqId. Skips the measurements
 * below the block.
 */

import { normaliseHeader } from 'ssm-core/engine';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import type { SourceRow, SourceTable } from './sourceTable.ts';

export function isAdat(text: string): boolean {
  return (
    /^(?:!Checksum[^\n]*\n)?\^HEADER\b/.test(text) || /^\^(?:TABLE_BEGIN|COL_DATA)\b/m.test(text.slice(0, 524_288))
  );
}

/** Yields lines one by one, so that the rest of the text need not be split. */
function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const stop = end < 0 ? text.length : end;
    yield text.slice(at, text[stop - 1] === '\r' ? stop - 1 : stop);
    at = stop + 1;
  }
}

interface Block {
  readonly about: Record<string, string>;
  promised: readonly string[];
  readonly lines: { readonly line: number; readonly name: string; readonly cells: readonly string[] }[];
  isEnded: boolean;
  hasTable: boolean;
}

function readBlock(text: string): Block {
  const block: Block = { about: {}, promised: [], lines: [], isEnded: false, hasTable: false };
  let section = '';
  let number = 0;
  for (const line of linesOf(text)) {
    number += 1;
    if (line.startsWith('^')) {
      section = line.split('\t', 1)[0]?.trim() ?? '';
      if (section === '^TABLE_BEGIN') block.hasTable = true;
      continue;
    }
    const cells = line.split('\t');
    const [first = ''] = cells;
    if (section === '^HEADER' && first.trim() !== '') {
      block.about[first.trim().replace(/^!/, '')] = cells.slice(1).join('\t').trim();
    } else if (section === '^COL_DATA' && /^!?Name$/.test(first)) {
      block.promised = cells.slice(1).map((cell) => cell.trim());
    } else if (section === '^TABLE_BEGIN') {
      if (first.trim() !== '') {
        block.isEnded = true;
        return block;
      }
      const at = cells.findIndex((cell) => cell.trim() !== '');
      if (at >= 0) block.lines.push({ line: number, name: cells[at]?.trim() ?? '', cells: cells.slice(at + 1) });
    }
  }
  return block;
}

function refuseCut(what: string): never {
  throw new RefusedFileError(`This is an ADAT that seems to be cut off: ${what}.`);
}

/** Returns the headers in the file's order, and one row per SeqId. Throws RefusedFileError. */
export function readAdat(text: string): SourceTable {
  const block = readBlock(text);
  if (!block.hasTable) refuseCut('it has no ^TABLE_BEGIN section');
  const seqIds = block.lines.find((line) => normaliseHeader(line.name) === 'seqid');
  if (seqIds === undefined) {
    if (block.lines.length === 0 && !block.isEnded) refuseCut('nothing follows ^TABLE_BEGIN');
    throw new RefusedFileError('This is an ADAT without a SeqId row, so its columns cannot be told apart.');
  }
  const width = seqIds.cells.length;
  for (const { line, name, cells } of block.lines) {
    if (cells.length < width) refuseCut(`${name} on line ${line} has ${cells.length} values for ${width} SeqIds`);
    if (cells.slice(width).some((cell) => cell.trim() !== '')) {
      throw new RefusedFileError(
        `This is an ADAT whose ${name} on line ${line} has ${cells.length} values for ${width} SeqIds.`,
      );
    }
  }
  if (!block.isEnded) refuseCut('it ends within its annotation block');
  const names = new Set(block.lines.map((line) => line.name));
  const missing = block.promised.filter((name) => name !== '' && !names.has(name));
  const rows: SourceRow[] = [];
  for (let column = 0; column < width; column += 1) {
    const cells = block.lines.map((line) => line.cells[column] ?? '');
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: column + 1, cells });
  }
  return {
    headers: block.lines.map((line) => line.name),
    rows,
    rejected: [],
    usesDecimalComma: false,
    isPlainText: true,
    about: block.about,
    notes: missing.length === 0 ? [] : [`Its COL_DATA section names rows that are not there: ${missing.join(', ')}.`],
  };
}
