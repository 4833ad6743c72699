import type { AnalyteColumns, PackedColumn } from '../../api/types.ts';
import { takeRows } from '../build.ts';
import { columnValue, isTextColumn } from '../cell.ts';
import { type ColumnKind, type FieldKey, fieldDefinition } from '../columns.ts';
import type { Column, RowNumbers, Table, TextColumn } from '../table.ts';

function unknownColumn(kind: ColumnKind, rowCount: number): Column {
  if (kind === 'number') return { kind, values: new Float64Array(rowCount).fill(Number.NaN) };
  if (kind === 'boolean') return { kind, values: new Uint8Array(rowCount).fill(2) };
  return { kind, dictionary: [], codes: new Int32Array(rowCount).fill(-1) };
}

const textSize = (text: string): number => text.length + 3;
const unknownSize = 'null,'.length;

function packText({ kind, dictionary, codes }: TextColumn): PackedColumn {
  let valuesSize = 0;
  let dictionarySize = 0;
  for (const code of codes) {
    valuesSize += code < 0 ? unknownSize : textSize(dictionary[code] as string);
    dictionarySize += String(code).length + 1;
  }
  for (const entry of dictionary) dictionarySize += textSize(entry);
  if (dictionarySize < valuesSize) return { kind, dictionary, codes: Array.from(codes) };
  return { kind, values: Array.from(codes, (code) => (code < 0 ? null : (dictionary[code] as string))) };
}

function packColumn(column: Column): PackedColumn {
  if (isTextColumn(column)) return packText(column);
  if (column.kind === 'number')
    return { kind: 'number', values: Array.from(column.values, (value) => (Number.isNaN(value) ? null : value)) };
  return { kind: 'boolean', values: Array.from(column.values, (_, row) => columnValue(column, row) as boolean | null) };
}

/**
 * Packs the given rows (default all) and columns, under short keys; always includes `seqId`. A column that the table
 * lacks gets unknown values.
 */
export function packColumns(table: Table, rows: RowNumbers | undefined, keys: readonly FieldKey[]): AnalyteColumns {
  const count = rows?.length ?? table.rowCount;
  const columns: Record<string, PackedColumn> = {};
  for (const key of new Set<FieldKey>(['seqId', ...keys])) {
    const { shortKey, kind } = fieldDefinition(key);
    const column = table.columns.get(key);
    if (column === undefined) columns[shortKey] = packColumn(unknownColumn(kind, count));
    else columns[shortKey] = packColumn(rows === undefined ? column : takeRows(column, rows));
  }
  return {
    format: 1,
    version: table.version,
    revision: table.revision,
    ...(table.edition === undefined ? {} : { edition: table.edition }),
    isDemo: table.isDemo,
    total: table.total,
    count,
    columns,
  };
}
