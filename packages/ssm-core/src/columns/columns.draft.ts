import type { ColumnKey } from '../api/types.ts';
import { orderShown } from './columns.offer.ts';

export interface ColumnsInput {
  /** Shown columns, in order. */
  readonly shown: readonly ColumnKey[];
  /** Columns to choose from, in catalogue order. */
  readonly offered: readonly ColumnKey[];
  /** Columns that are always shown, and come first; may be empty. */
  readonly fixed: readonly ColumnKey[];
  /** Columns that the Default button chooses. */
  readonly defaults: readonly ColumnKey[];
}

export interface ColumnsDraft {
  readonly offered: readonly ColumnKey[];
  readonly fixed: readonly ColumnKey[];
  readonly defaults: readonly ColumnKey[];
  /**
   * Order of columns when the dialog opened, fixed columns first. A column that is chosen again returns to its old
   * place.
   */
  readonly order: readonly ColumnKey[];
  readonly chosen: ReadonlySet<ColumnKey>;
}

export type ColumnsEdit =
  | { readonly type: 'column.toggle'; readonly key: ColumnKey }
  | { readonly type: 'columns.choose'; readonly columns: readonly ColumnKey[] }
  | { readonly type: 'columns.all' }
  | { readonly type: 'columns.default' };

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
    case 'columns.choose': {
      const order = [...new Set([...draft.fixed, ...edit.columns.filter((key) => draft.offered.includes(key))])];
      return { ...draft, order, chosen: new Set(order) };
    }
    case 'columns.all':
      return { ...draft, chosen: new Set([...draft.fixed, ...draft.offered]) };
    default: {
      const order = [...new Set([...draft.fixed, ...draft.defaults])];
      return { ...draft, order, chosen: new Set(order) };
    }
  }
}

export function chosenColumns({ offered, fixed, order, chosen }: ColumnsDraft): readonly ColumnKey[] {
  const ordered = orderShown(
    order,
    offered.filter((key) => chosen.has(key)),
  );
  return [...fixed, ...ordered.filter((key) => !fixed.includes(key))];
}
