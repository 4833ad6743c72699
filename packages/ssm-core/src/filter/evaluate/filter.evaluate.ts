import type { ClauseCount } from '../../api/types.ts';
import { unquote } from '../../identifiers/text.ts';
import { invariant } from '../../invariant.ts';
import { isTextColumn } from '../../table/cell.ts';
import { otherNamesKey } from '../../table/columns.ts';
import { allRows, keepRows } from '../../table/rows.ts';
import type { BooleanColumn, Column, NumberColumn, RowNumbers, Table, TextColumn } from '../../table/table.ts';
import type { Clause } from '../clause.ts';
import { type FilterCategory, type FilterControl, findFilter, publicationCodes } from '../filter.keys.ts';
import { nameTest, needsOtherNames } from './filter.names.ts';
import { entryTest, foldCharacters, foldedEntries } from './glob.ts';

export type RowTest = (row: number) => boolean;
type ItemTest = (foldedItem: string) => boolean;

const never: RowTest = () => false;

function definitionOf({ key }: Clause): FilterCategory {
  const definition = findFilter(key);
  invariant(definition !== undefined, `there is no filter ${key}; make clauses with readFilters`);
  return definition;
}

export function columnKeysRead(clause: Clause): FilterCategory['columns'] {
  const { control, columns } = definitionOf(clause);
  const isRead = (_: string, index: number): boolean =>
    control !== 'publications' || ('values' in clause && clause.values.includes(publicationCodes[index] as string));
  return columns.filter(isRead);
}

function columnsOf(table: Table, clause: Clause): readonly Column[] {
  return columnKeysRead(clause)
    .map((key) => table.columns.get(key))
    .filter((column) => column !== undefined);
}

function isKnown(column: Column, row: number): boolean {
  if (column.kind === 'number') return !Number.isNaN(column.values[row]);
  if (column.kind === 'boolean') return column.values[row] !== 2;
  return (column.codes[row] as number) >= 0;
}

function booleanTest(column: BooleanColumn | undefined, isTrue: boolean): RowTest {
  return (row) => (column?.values[row] === 1) === isTrue;
}

/** Unknown values are NaN, for which every comparison is false. */
function numberTest({ values }: NumberColumn, clause: Clause): RowTest {
  if ('low' in clause) return (row) => (values[row] as number) >= clause.low && (values[row] as number) <= clause.high;
  if (!('number' in clause)) return never;
  const { number, operator } = clause;
  if (operator === '>') return (row) => (values[row] as number) > number;
  if (operator === '>=') return (row) => (values[row] as number) >= number;
  if (operator === '<') return (row) => (values[row] as number) < number;
  return (row) => (values[row] as number) <= number;
}

function keywordOf(typed: string, column: TextColumn): string {
  const keyword = foldCharacters(typed);
  const cleaned = foldCharacters(unquote(typed));
  return cleaned === '' || foldedEntries(column).some((entry) => entry.includes(keyword)) ? keyword : cleaned;
}

function itemTest(clause: Clause, control: FilterControl, column: TextColumn): ItemTest | undefined {
  if (!('values' in clause)) return undefined;
  if (control === 'keywords') {
    const keywords = clause.values.map((value) => keywordOf(value, column));
    return (item) => keywords.some((keyword) => item.includes(keyword));
  }
  const values = clause.values.map(foldCharacters);
  const wanted = new Set(values);
  return (item) => wanted.has(item);
}

/** Returns whether a row satisfies the clause. A row with an unknown value only satisfies a switch that is off. */
export function clauseTest(table: Table, clause: Clause): RowTest {
  const { control } = definitionOf(clause);
  const columns = columnsOf(table, clause);
  if (control === 'publications') return (row) => columns.some((column) => isKnown(column, row));
  const [column] = columns;
  if ('isTrue' in clause) return booleanTest(column?.kind === 'boolean' ? column : undefined, clause.isTrue);
  if (column === undefined) return never;
  if (column.kind === 'number') return numberTest(column, clause);
  if (!isTextColumn(column)) return never;
  if ('text' in clause) return nameTest(table, column, clause);
  const test = itemTest(clause, control, column);
  return test === undefined ? never : entryTest(column, test);
}

export function missingTest(table: Table, clause: Clause): RowTest {
  const columns = columnsOf(table, clause);
  return (row) => !columns.some((column) => isKnown(column, row));
}

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
