import type { AnalyteCount, ClauseCount, FilterKey } from '../../api/types.ts';
import { isTextColumn } from '../../table/cell.ts';
import { selectSeqIds, seqIdsOf } from '../../table/select.ts';
import type { Table } from '../../table/table.ts';
import type { Clause } from '../clause.ts';
import { writeClause } from '../codec/filter.codec.ts';
import { canCount, clauseTest, columnKeysRead, missingTest } from '../evaluate/filter.evaluate.ts';
import { prepareNames } from '../evaluate/filter.names.ts';
import { foldedEntries } from '../evaluate/glob.ts';
import { bitsWhere, bothBits, countBits, type RowBits } from '../evaluate/row.bits.ts';
import { findFilter } from '../filter.keys.ts';
import type { NamedElsewhere } from './filter.named.ts';

/** Counts of a clause, as far as they are known. */
export interface DraftClauseCount extends Omit<ClauseCount, 'left' | 'missing'> {
  /** Null when the server found the rows, because the server does not report which other rows lack a value. */
  readonly missing: number | null;
  /** Null while this clause or one before it waits for the server's count. */
  readonly left: number | null;
}

export interface DraftCount {
  /** One entry per clause, in the given order; null for a clause that only the server can count. */
  readonly clauses: readonly (DraftClauseCount | null)[];
  /** Rows that satisfy all clauses; null while any clause waits for the server's count. */
  readonly count: number | null;
  /**
   * One entry per clause: rows that satisfy all other clauses. Null while any of the other clauses waits for the
   * server's count.
   */
  readonly without: readonly (number | null)[];
}

type RemainingClauses = ReadonlyMap<Clause, Table>;

export type DraftCounter = (clauses: readonly Clause[], found?: RemainingClauses) => DraftCount;

/** Warms the caches of a chosen category, so that the first keystroke is counted as fast as later ones. */
export function prepareFilter(table: Table, key: FilterKey): void {
  for (const name of findFilter(key)?.columns ?? []) {
    const column = table.columns.get(name);
    if (column !== undefined && isTextColumn(column)) foldedEntries(column);
  }
  if (findFilter(key)?.control === 'combo') prepareNames(table);
}

interface ClauseRows {
  readonly bits: RowBits;
  readonly alone: number;
  readonly missing: number | null;
}

const remembered = 50;

function rowsOfSeqIds(table: Table, seqIds: Iterable<string>): RowBits {
  const { bytes } = selectSeqIds(table, seqIds);
  return bitsWhere(table.rowCount, (row) => bytes[row] === 1);
}

/**
 * Counts drafts over a table, or over its listed reagents only. Caches the rows of each clause, so that a keystroke
 * evaluates one clause and intersects cached sets.
 */
export function createDraftCounter(table: Table, listed?: readonly string[]): DraftCounter {
  const memory = new Map<string, ClauseRows>();
  const missingOf = new Map<string, number>();
  const foundRows = new WeakMap<Table, ClauseRows>();
  const everyRow = listed === undefined ? bitsWhere(table.rowCount, () => true) : rowsOfSeqIds(table, listed);

  function missing(clause: Clause): number {
    const key = columnKeysRead(clause).join();
    let count = missingOf.get(key);
    if (count === undefined) {
      count = countBits(bothBits(everyRow, bitsWhere(table.rowCount, missingTest(table, clause))));
      missingOf.set(key, count);
    }
    return count;
  }

  function rowsOf(clause: Clause): ClauseRows {
    const key = writeClause(clause);
    const known = memory.get(key);
    if (known !== undefined) {
      memory.delete(key);
      memory.set(key, known);
      return known;
    }
    const bits = bothBits(everyRow, bitsWhere(table.rowCount, clauseTest(table, clause)));
    const rows = { bits, alone: countBits(bits), missing: missing(clause) };
    memory.set(key, rows);
    for (const oldest of memory.keys()) {
      if (memory.size <= remembered) break;
      memory.delete(oldest);
    }
    return rows;
  }

  function rowsOfFound(found: Table | undefined): ClauseRows | null {
    if (found === undefined) return null;
    let rows = foundRows.get(found);
    if (rows === undefined) {
      const bits = bothBits(everyRow, rowsOfSeqIds(table, seqIdsOf(found)));
      rows = { bits, alone: countBits(bits), missing: null };
      foundRows.set(found, rows);
    }
    return rows;
  }

  function together(sets: readonly (ClauseRows | null)[]): RowBits | null {
    let bits = everyRow;
    for (const rows of sets) {
      if (rows === null) return null;
      bits = bothBits(bits, rows.bits);
    }
    return bits;
  }

  function countTogether(sets: readonly (ClauseRows | null)[]): number | null {
    const bits = together(sets);
    return bits === null ? null : countBits(bits);
  }

  return (clauses, found) => {
    const sets = clauses.map((clause) => (canCount(table, clause) ? rowsOf(clause) : rowsOfFound(found?.get(clause))));
    return {
      clauses: sets.map((rows, index) => {
        if (rows === null) return null;
        return { alone: rows.alone, left: countTogether(sets.slice(0, index + 1)), missing: rows.missing };
      }),
      count: countTogether(sets),
      without: sets.map((_, index) => countTogether(sets.toSpliced(index, 1))),
    };
  };
}

export function withServerCount(counted: DraftCount, answer: Pick<AnalyteCount, 'count' | 'clauses'>): DraftCount {
  return {
    clauses: counted.clauses.map((own, index) =>
      own === null || own.left === null ? (answer.clauses[index] ?? own) : own,
    ),
    count: counted.count ?? answer.count,
    without: counted.without,
  };
}

interface Drop {
  readonly index: number;
  /** Number of rows that appear when the clause is dropped; null when unknown. */
  readonly brings: number | null;
}

export interface NothingExplained {
  /** Indexes of the clauses that match no row on their own. */
  readonly emptyAlone: readonly number[];
  /** Clauses that the user could drop, most useful first; empty when no single clause is the cause. */
  readonly drops: readonly Drop[];
  /** Genes of the typed names that only the other version measures; absent if there are none. */
  readonly elsewhere?: readonly NamedElsewhere[];
}

/**
 * Explains why clauses together match no row. Suggests dropping the clauses that match no row on their own; without
 * any, each clause whose removal makes rows appear.
 */
export function explainNothing({ clauses, without }: Pick<DraftCount, 'clauses' | 'without'>): NothingExplained {
  const drops = clauses.map((_, index): Drop => ({ index, brings: without[index] ?? null }));
  const emptyAlone = drops.filter(({ index }) => clauses[index]?.alone === 0);
  const helpful = drops.filter(({ brings }) => brings !== null && brings > 0);
  return {
    emptyAlone: emptyAlone.map(({ index }) => index),
    drops: (emptyAlone.length > 0 ? emptyAlone : helpful).toSorted(
      (first, second) => (second.brings ?? 0) - (first.brings ?? 0),
    ),
  };
}
