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

/** Rows that cannot be selected, and how they look. A new object makes all rows render again. */
export interface UnselectableRows extends HeldRows {
  /** Returns the content that replaces the checkbox of a row. */
  readonly box: (seqId: string) => ReactNode;
  /** Shown in the row's second cell, or in the first if the row has one cell. Screen readers read `box` instead. */
  readonly tag: ReactNode;
}

/** Reads and changes the selected rows. The object stays the same as long as the menu exists. */
export interface PickedRows {
  readonly selection: SelectionReader;
  /** Returns the selected SeqIds in catalogue order. */
  readonly read: () => readonly string[];
  /** Replaces the selection with these SeqIds. */
  readonly set: (seqIds: readonly string[]) => void;
}

/**
 * Options of an embedded menu. A plain property controls its value. Its counterpart `default…` only sets the initial
 * value.
 */
export interface MenuOptions {
  /** The view, controlled by the page. Without it the menu holds the view, starting with `defaultView`. */
  readonly view?: MenuView | undefined;
  /** The initial view of a menu that holds its own view. */
  readonly defaultView?: MenuView | undefined;
  /**
   * Called with the next view, for controlled and uncontrolled menus. `isCorrection` is true if the menu corrects its
   * view by itself. A page then replaces its history entry.
   */
  readonly onViewChange?: ((view: MenuView, isCorrection?: true) => void) | undefined;
  /** The columns to show, in order, unless the view has columns. Default: the first three of the catalogue. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** Number of columns, from the first, that stay in view and cannot be moved; default 2. */
  readonly fixedColumnCount?: number | undefined;
  /** Lets the user select reagents; default false. If false, a line says why. */
  readonly allowsSelection?: boolean | undefined;
  /** The selected SeqIds, controlled by the page. Without them the menu holds the selection. */
  readonly selectedSeqIds?: readonly string[] | undefined;
  /** The initial selection of a menu that holds its own selection. */
  readonly defaultSelectedSeqIds?: readonly string[] | undefined;
  /** Called with every selected SeqId of the version, in catalogue order. */
  readonly onSelectionChange?: ((seqIds: readonly string[]) => void) | undefined;
  /** Rows that cannot be selected, and how they look. */
  readonly unselectable?: UnselectableRows | undefined;
  /** Lists only some rows. Default: the rows of the view's list, or all rows. A new function lists the rows again. */
  readonly listRows?: ListRows | undefined;
  /** Called when the user clicks a row or presses Enter on it. Without it, rows do nothing. */
  readonly onRowAction?: ((seqId: string, row: OpenedRow) => void) | undefined;
  /** Called when a list starts loading, has loaded, or has failed, and when filters could not be applied to it. */
  readonly onProgress?: ((list: MenuProgress) => void) | undefined;
  /** Called once for each change of the filters, unless there are no filters. */
  readonly onFiltered?: ((filtered: MenuFiltered) => void) | undefined;
}
