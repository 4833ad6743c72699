import type { ReactNode } from 'react';
import type {
  ColumnKey,
  HeldRows,
  ListRows,
  MenuFiltered,
  MenuProgress,
  MenuView,
  OpenedRow,
  SelectionReader,
} from 'ssm-core';

/** Rows that cannot be selected, and how they look. A new object renders all rows. */
export interface UnselectableRows extends HeldRows {
  /** Replaces a row's checkbox. */
  readonly box: (seqId: string) => ReactNode;
  /** Shown in the second cell, or in the only one. The box says the same to screen readers. */
  readonly tag: ReactNode;
}

/** Gives access to the selected rows. The object is stable as long as the menu exists. */
export interface PickedRows {
  readonly selection: SelectionReader;
  /** Returns the selected SeqIds in catalogue order. */
  readonly read: () => readonly string[];
  /** Replaces the selection with these SeqIds. */
  readonly set: (seqIds: readonly string[]) => void;
}

/** Options of an embedded menu. A plain property controls; its `default…` counterpart only sets the initial value. */
export interface MenuOptions {
  /** Controls the view. Without it the menu holds its own, starting with `defaultView`. */
  readonly view?: MenuView | undefined;
  /** Initial view of a menu that holds its own. */
  readonly defaultView?: MenuView | undefined;
  /** Called with the next view, whether or not it is controlled. */
  readonly onViewChange?: ((view: MenuView) => void) | undefined;
  /** Columns shown in order, unless the view has its own. Default: the first three of the catalogue. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** Number of columns, from the first, that stay at the start and keep their places; default 2. */
  readonly fixedColumnCount?: number | undefined;
  /** Lets the user select reagents; default no, and a line says why. */
  readonly allowsSelection?: boolean | undefined;
  /** Controls the selection. Without it the menu holds its own. */
  readonly selectedSeqIds?: readonly string[] | undefined;
  /** Initial selection of a menu that holds its own. */
  readonly defaultSelectedSeqIds?: readonly string[] | undefined;
  /** Called with every selected SeqId of the version, in catalogue order. */
  readonly onSelectionChange?: ((seqIds: readonly string[]) => void) | undefined;
  /** Rows that cannot be selected, and how they look. */
  readonly unselectable?: UnselectableRows | undefined;
  /** Lists only some rows; default: those of the view's list, or all. A new function lists them again. */
  readonly listRows?: ListRows | undefined;
  /** Called when the user clicks a row or presses Enter on it. Without it rows do nothing. */
  readonly onRowAction?: ((seqId: string, row: OpenedRow) => void) | undefined;
  /** Called when a list starts loading, has loaded, or has failed, and when filters could not be applied to it. */
  readonly onProgress?: ((list: MenuProgress) => void) | undefined;
  /** Called once for each change of the filters, if there are any. */
  readonly onFiltered?: ((filtered: MenuFiltered) => void) | undefined;
}
