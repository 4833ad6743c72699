import { useMemo } from 'react';
import type { AssayVersion, DraftRow } from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import type { DraftClauseCount } from 'ssm-core/internal';
import { useAfterPaint } from '../useAfterPaint.ts';
import { type LiveCounts, useLiveCounts } from './useLiveCounts.ts';

export interface RowCount {
  /** Null where it is not known. */
  readonly count: DraftClauseCount | null;
  /** What the row takes away, when nothing is left after it; null when it is not the one. */
  readonly removedLast: number | null;
}

export interface RowCounts {
  /** Of every row that stands for a clause, by its id. */
  readonly byRow: ReadonlyMap<string, RowCount>;
  /** Undefined before the first count. */
  readonly live: LiveCounts | undefined;
}

export interface RowCountsInput {
  readonly version: AssayVersion;
  readonly rows: readonly DraftRow[];
  readonly table?: Table | undefined;
  readonly total?: number | undefined;
  /** SeqIds that the menu shows alone. */
  readonly listed?: readonly string[] | undefined;
}

/** The live counts, row by row; a key is drawn before it is counted. */
export function useRowCounts({ version, rows, table, total, listed }: RowCountsInput): RowCounts {
  const counted = useAfterPaint(rows);
  const filled = useMemo(() => counted?.filter((row) => row.clause !== null) ?? [], [counted]);
  const clauses = useMemo(() => filled.flatMap(({ clause }) => clause ?? []), [filled]);
  // Before the first paint not even the counter is made.
  const live = useLiveCounts({ version, clauses, table: counted === null ? undefined : table, total, listed });
  const byRow = useMemo(() => {
    const leftBefore = (index: number): number | null =>
      index === 0 ? live.total : (live.clauses[index - 1]?.left ?? null);
    return new Map(
      filled.map(({ filterId }, index) => {
        const count = live.clauses[index] ?? null;
        const before = leftBefore(index);
        const removedLast = count?.left === 0 && before !== null && before > 0 ? before : null;
        return [filterId, { count, removedLast }];
      }),
    );
  }, [filled, live]);
  return { byRow, live: counted === null ? undefined : live };
}
