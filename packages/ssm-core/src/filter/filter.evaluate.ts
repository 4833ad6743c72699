/** Filters applied to a table. */
import type { ClauseCount } from '../api/types.ts';
import { allRows } from '../table/page.ts';
import type { RowNumbers, Table } from '../table/table.ts';
import type { Clause } from './clause.ts';
import { clauseTest, missingTest, type RowTest } from './filter.matcher.ts';

function keep(rows: RowNumbers, test: RowTest): RowNumbers {
  const kept = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as number;
    if (test(row)) kept[count++] = row;
  }
  return kept.slice(0, count);
}

/** The rows that satisfy every clause, in the catalogue's order. */
export function filterRows(table: Table, clauses: readonly Clause[]): RowNumbers {
  // Patterns last: they cost the most, and then meet the fewest rows.
  const cheapestFirst = clauses.toSorted((first, second) => Number('text' in first) - Number('text' in second));
  return cheapestFirst.reduce((rows, clause) => keep(rows, clauseTest(table, clause)), allRows(table.rowCount));
}

/** How many rows the clauses leave: all together, and clause by clause in the order given. */
export function countFilters(
  table: Table,
  clauses: readonly Clause[],
): { readonly count: number; readonly clauses: readonly ClauseCount[] } {
  const every = allRows(table.rowCount);
  let left = every;
  const counts = clauses.map((clause): ClauseCount => {
    const test = clauseTest(table, clause);
    left = keep(left, test);
    return {
      alone: keep(every, test).length,
      left: left.length,
      missing: keep(every, missingTest(table, clause)).length,
    };
  });
  return { count: left.length, clauses: counts };
}
