import type { Table, TextColumn } from '../table/table.ts';

/** Returns the SeqIds that this version's menu does not have, in list order. */
export function missingSeqIds(table: Table, seqIds: Iterable<string>): readonly string[] {
  const known = new Set((table.columns.get('seqId') as TextColumn | undefined)?.dictionary);
  return [...seqIds].filter((seqId) => !known.has(seqId));
}
