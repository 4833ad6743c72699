import type { ClauseCount } from '../../api/types.ts';
import { otherNamesKey } from '../../table/columns.ts';
import { allRows, keepRows } from '../../table/rows.ts';
import type { RowNumbers, Table } from '../../table/table.ts';
import type { Clause } from '../clause.ts';
import { clauseTest, columnKeysRead, missingTest, type RowTest } from './filter.matcher.ts';
import { needsOtherNames } from './filter.names.ts';

/**
 * Returns whether the table can evaluate a clause. It needs the whole menu, the columns of the clause, and for names
 * also the column of other names.
 */
export function canCount(table: Table, clause: Clause): boolean {
  const isTold = columnKeysRead(clause).every((key) => table.columns.has(key));
  const isNamed = table.columns.has(otherNamesKey) || !('text' in clause) || !needsOtherNames(clause);
  return table.rowCount === table.total && isTold && isNamed;
}

/** Shared by all calls. This is safe because results are copies. */
let scratch = new Uint32Array(0);

function matching(rowCount: number, test: RowTest): RowNumbers {
  if (scratch.length < rowCount) scratch = new Uint32Array(rowCount);
  let count = 0;
  for (let row = 0; row < rowCount; row++) if (test(row)) scratch[count++] = row;
  return scratch.slice(0, count);
}

/** Returns the rows that satisfy every clause, in catalogue order. */
export function filterRows(table: Table, clauses: readonly Clause[]): RowNumbers {
  // Patterns cost most, so they run last, when the fewest rows are left to test.
  const cheapestFirst = clauses.toSorted((first, second) => Number('text' in first) - Number('text' in second));
  const [first, ...others] = cheapestFirst.map((clause) => clauseTest(table, clause));
  if (first === undefined) return allRows(table.rowCount);
  return others.reduce(keepRows, matching(table.rowCount, first));
}

/** Counts the rows that the clauses leave, together and clause by clause in the given order. */
export function countFilters(
  table: Table,
  clauses: readonly Clause[],
): { readonly count: number; readonly clauses: readonly ClauseCount[] } {
  const every = allRows(table.rowCount);
  let left = every;
  const counts = clauses.map((clause): ClauseCount => {
    const test = clauseTest(table, clause);
    left = keepRows(left, test);
    return {
      alone: keepRows(every, test).length,
      left: left.length,
      missing: keepRows(every, missingTest(table, clause)).length,
    };
  });
  return { count: left.length, clauses: counts };
}
