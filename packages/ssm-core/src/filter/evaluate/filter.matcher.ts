import { unquote } from '../../identifiers/text.ts';
import { invariant } from '../../invariant.ts';
import { isTextColumn } from '../../table/cell.ts';
import type { BooleanColumn, Column, NumberColumn, Table, TextColumn } from '../../table/table.ts';
import type { Clause } from '../clause.ts';
import { type FilterCategory, type FilterControl, findFilter, publicationCodes } from '../filter.keys.ts';
import { nameTest } from './filter.names.ts';
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
