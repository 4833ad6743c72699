/** Finds the header row among notes and group headers: files of the vendor begin with several lines of them. */
import { fieldOf, isSeqIdHeader } from '../cells/headers.ts';
import { normaliseSeqId } from '../cells/seqId.ts';
import type { LooseRow } from './sourceTable.ts';

const headerSearchRows = 20;

export interface FoundHeader {
  /** Position of the header row among the rows. */
  readonly at: number;
  /** How many SeqIds stand in its SeqId column. */
  readonly seqIds: number;
  /** How many of its headers are known. */
  readonly known: number;
}

/**
 * The row of the first 20 that has a SeqId header, and a SeqId somewhere below it; of several, the one with the most
 * headers that are known. A sheet that merely describes the columns has the word SeqId too, and no SeqIds.
 */
export function findSeqIdHeader(rows: readonly LooseRow[]): FoundHeader | undefined {
  let best: FoundHeader | undefined;
  for (let at = 0; at < Math.min(rows.length, headerSearchRows); at += 1) {
    const cells = rows[at]?.cells ?? [];
    const column = cells.findIndex(isSeqIdHeader);
    if (column < 0) continue;
    let seqIds = 0;
    for (let row = at + 1; row < rows.length; row += 1) {
      if (normaliseSeqId(rows[row]?.cells[column] ?? '') !== undefined) seqIds += 1;
    }
    const known = cells.filter((cell) => fieldOf(cell) !== undefined).length;
    if (seqIds > 0 && (best === undefined || known > best.known)) best = { at, seqIds, known };
  }
  return best;
}

/** A row of the first 20 with all of these headers, in their normal form. */
export function findHeaders(rows: readonly LooseRow[], names: readonly string[]): number | undefined {
  const at = rows.slice(0, headerSearchRows).findIndex((row) => {
    const cells = new Set(row.cells.map((cell) => cell.trim().toLowerCase()));
    return names.every((name) => cells.has(name.toLowerCase()));
  });
  return at < 0 ? undefined : at;
}
