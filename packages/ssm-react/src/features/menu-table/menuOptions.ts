import type { ColumnKey } from 'ssm-core';
import type { ListRows, UnselectableRows } from './menuRows.ts';
import type { MenuIntentOptions } from './useMenuIntent.ts';

/** What an embedder may ask of the menu. A plain property controls; its `default…` is the beginning only. */
export interface MenuOptions extends MenuIntentOptions {
  /** Shown columns in order, where the view has none of its own. Default: the first three of the catalogue. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** How many columns stay at the start, from the first, and keep their places; default 2. */
  readonly fixedColumnCount?: number | undefined;
  readonly allowsSelection?: boolean | undefined;
  readonly selectedSeqIds?: readonly string[] | undefined;
  readonly defaultSelectedSeqIds?: readonly string[] | undefined;
  /** Every selected SeqId of the version, in the catalogue's order. */
  readonly onSelectionChange?: ((seqIds: readonly string[]) => void) | undefined;
  readonly unselectable?: UnselectableRows | undefined;
  /** Lists some of the menu's rows alone; default: those of the view's list, or all. Another function asks anew. */
  readonly listRows?: ListRows | undefined;
  /** A click on a row, or Enter. Without it rows do nothing. */
  readonly onRowAction?: ((seqId: string) => void) | undefined;
}
