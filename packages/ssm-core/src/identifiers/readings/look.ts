import type { IdentifierKind, ImportReason } from '../../api/types.ts';
import type { Reading } from './reading.ts';

/** A further name in the same cell, which is a piece of evidence of its own. */
export interface NameBeside {
  readonly kind: Extract<IdentifierKind, 'symbol' | 'uniProt'>;
  readonly text: string;
}

/** What a look at one cell saw: its readings, or why there are none. */
export interface Look {
  readonly readings: readonly Reading[];
  /** Whether it is an identifier at all, so that a row rests on it even where nothing has it. */
  readonly isWellFormed: boolean;
  /** Why nothing was read; null where something was. */
  readonly problem: ImportReason | null;
  /** What is a letter away from a text that nothing is known of. */
  readonly near: readonly Reading[];
  /** Names that stand in the same cell beside the identifier, as the symbol in CRYBB2.10000.28. */
  readonly beside: readonly NameBeside[];
}

export function look(readings: readonly Reading[], more: Partial<Look> = {}): Look {
  return {
    readings,
    isWellFormed: readings.length > 0,
    problem: null,
    near: [],
    beside: [],
    ...more,
  };
}

export function unread(problem: ImportReason, more: Partial<Look> = {}): Look {
  return look([], { problem, ...more });
}
