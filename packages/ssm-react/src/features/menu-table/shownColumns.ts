import type { Catalogue, Column, ColumnKey, Table } from 'ssm-core';

function hasValues(column: Column): boolean {
  if (column.kind === 'number') return column.values.some((value) => !Number.isNaN(value));
  if (column.kind === 'boolean') return column.values.some((value) => value !== 2);
  return column.dictionary.length > 0;
}

/** Whether any row of the catalogue has a value; true as long as nothing says otherwise. */
function isKnown(key: ColumnKey, table: Table | undefined, catalogue: Catalogue | undefined): boolean {
  const described = catalogue?.columns.find((column) => column.key === key);
  if (described !== undefined) return described.known > 0;
  const column = table?.columns.get(key);
  const isWhole = table !== undefined && table.rowCount === table.total && table.rowCount > 0;
  return column === undefined || !isWhole || hasValues(column);
}

/** The columns asked for, apart from those that no row of the catalogue fills. */
export function splitColumns(
  asked: readonly ColumnKey[],
  table: Table | undefined,
  catalogue: Catalogue | undefined,
): { readonly shown: readonly ColumnKey[]; readonly hidden: readonly ColumnKey[] } {
  if (catalogue?.total === 0) return { shown: asked, hidden: [] };
  const hidden = asked.filter((key) => !isKnown(key, table, catalogue));
  return hidden.length === 0
    ? { shown: asked, hidden }
    : { shown: asked.filter((key) => !hidden.includes(key)), hidden };
}
