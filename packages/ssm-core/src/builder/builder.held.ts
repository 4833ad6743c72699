import type { AssayVersion } from '../api/types.ts';
import { memoizeLast } from '../memoize.ts';
import type { HeldRows } from '../menu/rows/menu.listing.ts';
import { keepRows } from '../table/rows.ts';
import { selectSeqIds } from '../table/select.ts';
import type { Table } from '../table/table.ts';
import type { Builder } from './builder.ts';

type SeqIdsOf = Readonly<Record<AssayVersion, ReadonlySet<string>>>;

function heldRows(seqIds: SeqIdsOf, remove: Builder['remove']): HeldRows | undefined {
  if (seqIds.V_7K.size === 0 && seqIds.V_11K.size === 0) return undefined;
  // Caches the marks of each table, because every keystroke in the search box and every sort needs them.
  const marks = new WeakMap<Table, Uint8Array>();
  return {
    has: (seqId, version) => seqIds[version].has(seqId),
    without(table, rows) {
      const bytes = marks.get(table) ?? selectSeqIds(table, seqIds[table.version]).bytes;
      marks.set(table, bytes);
      return keepRows(rows, (row) => bytes[row] !== 1);
    },
    onPress: (seqId, version) => remove(version, [seqId]),
  };
}

/**
 * Returns a getter for the menu rows that are in a working list. It returns undefined without any, and the same object
 * until a list changes.
 */
export function createHeldRows({ getSnapshot, remove }: Builder): () => HeldRows | undefined {
  const rowsOf = memoizeLast((V_7K: ReadonlySet<string>, V_11K: ReadonlySet<string>) =>
    heldRows({ V_7K, V_11K }, remove),
  );
  return () => {
    const { V_7K, V_11K } = getSnapshot().lists;
    return rowsOf(V_7K.seqIds, V_11K.seqIds);
  };
}
