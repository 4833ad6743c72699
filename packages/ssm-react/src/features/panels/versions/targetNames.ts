import { cellValue, type Table } from 'ssm-core/engine';
import { rowOfSeqId } from 'ssm-core/internal';

/** Returns a function that finds target names, in the first table that has the reagent. It reads tables when called. */
export function targetNames(tables: readonly Table[]): (seqId: string) => string | null {
  let places: readonly (readonly [Table, ReadonlyMap<string, number>])[] | undefined;
  return (seqId) => {
    places ??= tables.map((table) => [table, rowOfSeqId(table)] as const);
    for (const [table, rows] of places) {
      const row = rows.get(seqId);
      const name = row === undefined ? null : cellValue(table, row, 'targetName');
      if (typeof name === 'string') return name;
    }
    return null;
  };
}
