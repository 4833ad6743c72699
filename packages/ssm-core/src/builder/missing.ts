import type { Table, TextColumn } from '../table/table.ts';

export function missingSeqIds(table: Table, seqIds: Iterable<string>): readonly string[] {
  const known = new Set((table.columns.get('seqId') as TextColumn | undefined)?.dictionary);
  return [...seqIds].filter((seqId) => !known.has(seqId));
}
