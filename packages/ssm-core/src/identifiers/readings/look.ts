import type { IdentifierKind, ImportReason } from '../../api/types.ts';
import type { Reading } from './reading.ts';

export interface NameBeside {
  readonly kind: Extract<IdentifierKind, 'symbol' | 'uniProt'>;
  readonly text: string;
}

export interface Look {
  readonly readings: readonly Reading[];
  readonly isWellFormed: boolean;
  readonly problem: ImportReason | null;
  readonly near: readonly Reading[];
  /** Names in the same cell next to the identifier, such as the symbol in CRYBB2.10000.28. */
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
