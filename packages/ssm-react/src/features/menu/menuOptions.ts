import type { ColumnKey, ListRows, MenuFiltered, MenuProgress, MenuView, OpenedRow } from 'ssm-core';
import type { UnselectableRows } from './parts/menuRows.ts';

/** What an embedder may ask of the menu. A plain property controls; its `default…` is the beginning only. */
export interface MenuOptions {
  /** Controls the view; without it the view is the menu's own, beginning with `defaultView`. */
  readonly view?: MenuView | undefined;
  /** What a menu that holds its own view begins with. */
  readonly defaultView?: MenuView | undefined;
  /** Told the next view, whoever holds it. */
  readonly onViewChange?: ((view: MenuView) => void) | undefined;
  /** Shown columns in order, where the view has none of its own. Default: the first three of the catalogue. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** How many columns stay at the start, from the first, and keep their places; default 2. */
  readonly fixedColumnCount?: number | undefined;
  /** Whether the person may select reagents; default no, and a line says why. */
  readonly allowsSelection?: boolean | undefined;
  /** Controls the selection; without it the menu holds its own. */
  readonly selectedSeqIds?: readonly string[] | undefined;
  /** What a menu that holds its own selection begins with. */
  readonly defaultSelectedSeqIds?: readonly string[] | undefined;
  /** Every selected SeqId of the version, in the catalogue's order. */
  readonly onSelectionChange?: ((seqIds: readonly string[]) => void) | undefined;
  /** Rows that cannot be selected, and what is said of them. */
  readonly unselectable?: UnselectableRows | undefined;
  /** Lists some of the menu's rows alone; default: those of the view's list, or all. Another function asks anew. */
  readonly listRows?: ListRows | undefined;
  /** A click on a row, or Enter. Without it rows do nothing. */
  readonly onRowAction?: ((seqId: string, row: OpenedRow) => void) | undefined;
  /** Told when a list begins to load, has loaded, or has failed, and when filters could not be applied to it. */
  readonly onProgress?: ((list: MenuProgress) => void) | undefined;
  /** Told once for each change of the filters; not for none. */
  readonly onFiltered?: ((filtered: MenuFiltered) => void) | undefined;
}
