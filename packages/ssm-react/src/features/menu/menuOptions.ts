import type { ColumnKey, ListRows, MenuFiltered, MenuProgress, MenuView, OpenedRow } from 'ssm-core';
import type { UnselectableRows } from './parts/menuRows.ts';

/** What an embedder may ask of the menu. A plain property controls; its `default…` is the beginning only. */
export interface MenuOptions {
  /** Controls the view; without it the view is the menu's own, beginning with `defaultView`. */
  readonly view?: MenuView | undefined;
  readonly defaultView?: MenuView | undefined;
  readonly onViewChange?: ((view: MenuView) => void) | undefined;
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
  readonly onRowAction?: ((seqId: string, row: OpenedRow) => void) | undefined;
  /** Told when a list begins to load, has loaded, or has failed. */
  readonly onProgress?: ((list: MenuProgress) => void) | undefined;
  /** Told once for each change of the filters; not for none. */
  readonly onFiltered?: ((filtered: MenuFiltered) => void) | undefined;
}
