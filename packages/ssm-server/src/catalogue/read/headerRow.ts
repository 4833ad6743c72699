/** The vendor's files begin with several lines of notes and group headers. */
import { fieldOf, isSeqIdHeader } from '../cells/headers.ts';
import { normaliseSeqId } from '../cells/values.ts';
import type { LooseRow } from './sourceTable.ts';

const headerSearchRows = 20;

export interface FoundHeader {
  readonly at: number;
  readonly seqIds: number;
  readonly known: number;
}

/**
 * Returns the header row: of the first 20 rows, the one with the most known headers. Below its SeqId header there must
 * be SeqIds, which a sheet that describes columns lacks.
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

export function findHeaders(rows: readonly LooseRow[], names: readonly string[]): number | undefined {
  const at = rows.slice(0, headerSearchRows).findIndex((row) => {
    const cells = new Set(row.cells.map((cell) => cell.trim().toLowerCase()));
    return names.every((name) => cells.has(name.toLowerCase()));
  });
  return at < 0 ? undefined : at;
}
