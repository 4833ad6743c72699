/** A draft of the shown columns. */
import type { ColumnKey } from '../api/types.ts';
import { orderShown } from './columns.order.ts';

export interface ColumnsInput {
  /** The columns shown now, in their order. */
  readonly shown: readonly ColumnKey[];
  /** What there is to choose among, in the catalogue's order. */
  readonly offered: readonly ColumnKey[];
  /** Always chosen, and always first; may be none. */
  readonly fixed: readonly ColumnKey[];
  /** What Default chooses. */
  readonly defaults: readonly ColumnKey[];
}

export interface ColumnsDraft {
  readonly offered: readonly ColumnKey[];
  readonly fixed: readonly ColumnKey[];
  readonly defaults: readonly ColumnKey[];
  /** As they stood when the dialog opened, fixed ones first. A column taken out and chosen again finds its place in it. */
  readonly order: readonly ColumnKey[];
  readonly chosen: ReadonlySet<ColumnKey>;
}

export type ColumnsEdit =
  | { readonly type: 'column.toggle'; readonly key: ColumnKey }
  | { readonly type: 'columns.all' }
  | { readonly type: 'columns.default' };

/** Columns that are not offered are not in it, whether they are shown or fixed. */
export function beginColumns({ shown, offered, ...input }: ColumnsInput): ColumnsDraft {
  const isOffered = (key: ColumnKey): boolean => offered.includes(key);
  const fixed = input.fixed.filter(isOffered);
  const order = [...new Set([...fixed, ...shown.filter(isOffered)])];
  return { offered, fixed, defaults: input.defaults.filter(isOffered), order, chosen: new Set(order) };
}

function toggled({ chosen, fixed, offered }: ColumnsDraft, key: ColumnKey): ReadonlySet<ColumnKey> {
  if (fixed.includes(key) || !offered.includes(key)) return chosen;
  return chosen.has(key) ? new Set([...chosen].filter((other) => other !== key)) : new Set([...chosen, key]);
}

export function changeColumns(draft: ColumnsDraft, edit: ColumnsEdit): ColumnsDraft {
  switch (edit.type) {
    case 'column.toggle':
      return { ...draft, chosen: toggled(draft, edit.key) };
    case 'columns.all':
      return { ...draft, chosen: new Set([...draft.fixed, ...draft.offered]) };
    default: {
      // What was moved goes back too.
      const order = [...new Set([...draft.fixed, ...draft.defaults])];
      return { ...draft, order, chosen: new Set(order) };
    }
  }
}

/** The chosen columns as they are to be shown: those of the order as they stand in it, others by the catalogue's. */
export function chosenColumns({ offered, fixed, order, chosen }: ColumnsDraft): readonly ColumnKey[] {
  const ordered = orderShown(
    order,
    offered.filter((key) => chosen.has(key)),
  );
  return [...fixed, ...ordered.filter((key) => !fixed.includes(key))];
}
