import type { SnapshotFrom } from 'xstate';
import type { Clause } from './clause.ts';
import { maximumClauses } from './filter.keys.ts';
import type { filterMachine } from './filter.machine.ts';
import type { FilterDraft } from './rows/filter.draft.ts';
import { type RowProblem, rowProblems } from './rows/filter.problems.ts';
import { clauseOfRow, type FilterDraftRow } from './rows/filter.row.ts';

type FilterSnapshot = SnapshotFrom<typeof filterMachine>;

/** A row with its problems and its clause. */
export interface DraftRow extends FilterDraftRow {
  readonly problems: readonly RowProblem[];
  /** Clause of the row; null while it is incomplete or has a problem. */
  readonly clause: Clause | null;
}

const rowsOfDraft = new WeakMap<FilterDraft, readonly DraftRow[]>();

export function selectFilterRows({ context }: FilterSnapshot): readonly DraftRow[] {
  const { draft, locale } = context;
  const known = rowsOfDraft.get(draft);
  if (known !== undefined) return known;
  const problems = rowProblems(draft.rows, locale);
  const rows = draft.rows.map((row, index) => {
    const own = problems[index] ?? [];
    return { ...row, problems: own, clause: own.length === 0 ? clauseOfRow(row, locale) : null };
  });
  rowsOfDraft.set(draft, rows);
  return rows;
}

export function selectFiltersLeft({ context }: FilterSnapshot): number {
  return Math.max(0, maximumClauses - context.draft.rows.length);
}

export function selectOpenedAt({ context }: FilterSnapshot): string | null {
  const { draft, openedAt } = context;
  return draft.rows.some(({ filterId }) => filterId === openedAt) ? openedAt : null;
}
