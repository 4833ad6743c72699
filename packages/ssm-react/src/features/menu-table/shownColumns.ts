import { type Catalogue, type ColumnKey, cellValue, type Table } from 'ssm-core';

/** Ends at the first value, and asks for no dictionary, which the first rows do not wait for. */
function hasValues(table: Table, key: ColumnKey): boolean {
  for (let row = 0; row < table.rowCount; row += 1) if (cellValue(table, row, key) !== null) return true;
  return false;
}

/** Whether any row of the catalogue has a value; true as long as nothing says otherwise. */
function isKnown(key: ColumnKey, table: Table | undefined, catalogue: Catalogue | undefined): boolean {
  const described = catalogue?.columns.find((column) => column.key === key);
  if (described !== undefined) return described.known > 0;
  if (table === undefined || !table.columns.has(key)) return true;
  const isWhole = table.rowCount === table.total && table.rowCount > 0;
  return !isWhole || hasValues(table, key);
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
