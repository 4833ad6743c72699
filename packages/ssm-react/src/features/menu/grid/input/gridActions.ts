import type { ColumnKey } from 'ssm-core';

/** What a person may do in the grid. Rows are places on the page; the functions keep their identity. */
export interface GridActions {
  readonly sortBy: (key: ColumnKey) => void;
  /** Any width; it is brought within the allowed ones. */
  readonly resizeColumn: (key: ColumnKey, width: number) => void;
  /** Gives a column its width of the catalogue back. */
  readonly resetColumn: (key: ColumnKey) => void;
  /** The index is among the shown columns; fixed columns stay where they are. */
  readonly moveColumn: (key: ColumnKey, index: number) => void;
  readonly toggleRow: (place: number) => void;
  /** Selects every row from the last one selected to this one. */
  readonly extendToRow: (place: number) => void;
  /** The whole result, all pages. */
  readonly selectAll: () => void;
  /** The whole result, or nothing of it when all of it is selected. */
  readonly toggleAll: () => void;
  readonly openRow: ((place: number) => void) | undefined;
  readonly showKeys: () => void;
}
