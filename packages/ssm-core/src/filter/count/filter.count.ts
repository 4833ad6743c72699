/** How many rows a draft's clauses leave, counted on the loaded columns as a person types, and why they leave nothing. */
import type { AnalyteCount, ClauseCount, FilterKey } from '../../api/types.ts';
import { isTextColumn } from '../../table/cell.ts';
import { selectSeqIds, seqIdsOf } from '../../table/select.ts';
import type { Table } from '../../table/table.ts';
import type { Clause } from '../clause.ts';
import { writeClause } from '../codec/filter.codec.ts';
import { canCount } from '../evaluate/filter.evaluate.ts';
import { clauseTest, columnKeysRead, missingTest } from '../evaluate/filter.matcher.ts';
import { prepareNames } from '../evaluate/filter.names.ts';
import { foldedEntries } from '../evaluate/folded.entries.ts';
import { bitsWhere, bothBits, countBits, type RowBits } from '../evaluate/row.bits.ts';
import { findFilter } from '../filter.keys.ts';

/** ClauseCount as far as it is known. */
export interface DraftClauseCount extends Omit<ClauseCount, 'left' | 'missing'> {
  /** Null where the server found the rows: it does not say which of the others lack a value. */
  readonly missing: number | null;
  /** Null while this clause or one before it is the server's to count. */
  readonly left: number | null;
}

export interface DraftCount {
  /** One a clause, in the order given; null for one that only the server can count. */
  readonly clauses: readonly (DraftClauseCount | null)[];
  /** What all leave together; null while any is the server's to count. */
  readonly count: number | null;
  /** One a clause: what the others would leave without it; null while any of them is the server's to count. */
  readonly without: readonly (number | null)[];
}

/** What the server found for clauses that a table cannot tell: tables of SeqIds. */
type RemainingClauses = ReadonlyMap<Clause, Table>;

export type DraftCounter = (clauses: readonly Clause[], found?: RemainingClauses) => DraftCount;

/** Readies a category when it is chosen, so that the first key typed into it takes no longer than the next. */
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

/** Five rows, and the texts that led to them. */
const remembered = 50;

/** The rows of these SeqIds, as far as the table has them. */
function rowsOfSeqIds(table: Table, seqIds: Iterable<string>): RowBits {
  const { bytes } = selectSeqIds(table, seqIds);
  return bitsWhere(table.rowCount, (row) => bytes[row] === 1);
}

/**
 * Counts drafts over one table, or over the listed reagents of it alone. Each clause is evaluated once and then
 * remembered as a set of rows, so that a keystroke costs one clause and the intersections.
 */
export function createDraftCounter(table: Table, listed?: readonly string[]): DraftCounter {
  const memory = new Map<string, ClauseRows>();
  const missingOf = new Map<string, number>();
  const foundRows = new WeakMap<Table, ClauseRows>();
  const everyRow = listed === undefined ? bitsWhere(table.rowCount, () => true) : rowsOfSeqIds(table, listed);

  /** It depends on the columns alone, not on what is typed. */
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
      // The oldest goes first, so what is in use is made the newest.
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

  /** The rows that all of them leave; null when one of them is not known. */
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

/** Whether the server has to be asked for the counts of the draft, all of it in one request. */
export function needsServer(counted: DraftCount): boolean {
  return counted.count === null;
}

/** The counts with what the server answered for the same clauses in the place of what is not known. */
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
  /** Place of the clause, from 0. */
  readonly index: number;
  /** Rows that come back without it; null when that is not known. */
  readonly brings: number | null;
}

export interface NothingExplained {
  /** Places of the clauses that leave nothing by themselves. */
  readonly emptyAlone: readonly number[];
  /** What to offer to drop, best first; none when no single clause is to blame. */
  readonly drops: readonly Drop[];
}

/**
 * Of clauses that together leave nothing: those that leave nothing by themselves are to be dropped; where
 * none does, each whose removal brings rows back.
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
