import type { Table, TextColumn } from '../table/table.ts';

/** Those of a list that the whole menu of its version does not have, in the list's order. */
export function missingSeqIds(table: Table, seqIds: Iterable<string>): readonly string[] {
  const known = new Set((table.columns.get('seqId') as TextColumn | undefined)?.dictionary);
  return [...seqIds].filter((seqId) => !known.has(seqId));
}
