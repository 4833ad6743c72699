import type { ImportReason } from '../../api/types.ts';
import type { Reading } from './reading.ts';

/** What a look at one cell saw: its readings, or why there are none. */
export interface Look {
  readonly readings: readonly Reading[];
  /** Whether it is an identifier at all, so that a row rests on it even where nothing has it. */
  readonly isWellFormed: boolean;
  /** Why nothing was read; null where something was. */
  readonly problem: ImportReason | null;
  /** What is a letter away from a text that nothing is known of. */
  readonly near: readonly Reading[];
  /** A gene symbol that stands in the same cell before a SeqId. */
  readonly symbolBefore: string | null;
}

export function look(readings: readonly Reading[], more: Partial<Look> = {}): Look {
  return {
    readings,
    isWellFormed: readings.length > 0,
    problem: null,
    near: [],
    symbolBefore: null,
    ...more,
  };
}

export function unread(problem: ImportReason, more: Partial<Look> = {}): Look {
  return look([], { problem, ...more });
}
