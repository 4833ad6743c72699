import type { ReactNode } from 'react';
import type { HeldRows, SelectionReader } from 'ssm-core';

/** Rows that cannot be selected, and how they look. Another object draws the rows anew. */
export interface UnselectableRows extends HeldRows {
  /** Stands in place of a row's checkbox. */
  readonly box: (seqId: string) => ReactNode;
  /** Stands in the first cell; the box says the same to those who listen. */
  readonly tag: ReactNode;
}

/** The rows that a person picked, for what is done with them. The same object as long as the menu is there. */
export interface PickedRows {
  readonly selection: SelectionReader;
  /** In the catalogue's order. */
  readonly read: () => readonly string[];
  /** These, and no others; in the catalogue's order. */
  readonly set: (seqIds: readonly string[]) => void;
}
