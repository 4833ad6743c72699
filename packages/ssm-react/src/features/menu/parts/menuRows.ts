import type { ReactNode } from 'react';
import type { HeldRows, SelectionReader } from 'ssm-core';

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
