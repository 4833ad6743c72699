import { memoizeOn, memoizeOnPair } from '../../memoize.ts';
import { type CellText, cellValue } from '../../table/cell.ts';
import { identifierColumnKeys, otherNamesKey } from '../../table/columns.ts';
import { mergeTables } from '../../table/parse/parse.ts';
import { nearNames } from '../../table/search/nearNames.ts';
import { parseSearch } from '../../table/search/search.query.ts';
import { bestFirst, createSearchIndex, type SearchIndex, searchRows } from '../../table/search/search.ts';
import type { Table } from '../../table/table.ts';

export interface SuggestedReagent {
  readonly seqId: string;
  readonly symbols: readonly string[];
  readonly targetName: string | null;
}

const most = 8;

const mergedOf = memoizeOnPair<Table, Table>((tables) => (tables as [Table, Table]).reduce(mergeTables));

function hasNames({ columns }: Table): boolean {
  return identifierColumnKeys.every((key) => columns.has(key));
}

export function namesTable(tables: readonly Table[]): Table | undefined {
  const whole = tables.filter(({ rowCount, total }) => rowCount === total);
  const complete = whole.find((table) => hasNames(table) && table.columns.has(otherNamesKey));
  if (complete !== undefined) return complete;
  for (const names of whole.filter(hasNames)) {
    const others = whole.find(({ columns, revision }) => columns.has(otherNamesKey) && revision === names.revision);
    if (others !== undefined) return mergedOf([names, others]);
  }
  return undefined;
}

const indexesOf = memoizeOn<Table, Map<CellText, SearchIndex>>(() => new Map());

function indexOf(table: Table, cellText: CellText): SearchIndex {
  const indexes = indexesOf(table);
  const index = indexes.get(cellText) ?? createSearchIndex(table, identifierColumnKeys, cellText);
  // Only the index for the current language is kept.
  if (!indexes.has(cellText)) indexes.clear();
  indexes.set(cellText, index);
  return index;
}

export function suggestReagents(table: Table, text: string, cellText: CellText): readonly SuggestedReagent[] {
  const index = indexOf(table, cellText);

  function found(asked: string): readonly number[] {
    const query = parseSearch(asked);
    return query.alternatives.length === 0
      ? []
      : Array.from(bestFirst(index, searchRows(index, query), query).slice(0, most));
  }

  const own = found(text);
  const rows = own.length > 0 ? own : [...new Set(nearNames(table, text).flatMap(found))].slice(0, most);
  return rows.map((row) => ({
    seqId: cellValue(table, row, 'seqId') as string,
    symbols: (cellValue(table, row, 'entrezGeneName') ?? []) as readonly string[],
    targetName: cellValue(table, row, 'targetName') as string | null,
  }));
}
