import type { ColumnKey } from '../../api/types.ts';
import { rowOfSeqId } from '../../panels/files/panel.rows.ts';
import { columnValue } from '../../table/cell.ts';
import type { Table } from '../../table/table.ts';
import { importMeasures, type MeasureOrder, type ValueOf } from './import.decisions.ts';

export const importMeasureKeys: readonly ColumnKey[] = ['seqId', ...importMeasures.map(({ key }) => key)];

const noValue: ValueOf = () => null;
const known = new WeakMap<Table, ValueOf>();

export function measureValues(table: Table | null): ValueOf {
  if (table === null) return noValue;
  const kept = known.get(table);
  if (kept !== undefined) return kept;
  const rows = rowOfSeqId(table);
  const valueOf: ValueOf = (seqId, measure) => {
    const row = rows.get(seqId);
    const column = table.columns.get(measure);
    if (row === undefined || column === undefined) return null;
    const value = columnValue(column, row);
    return typeof value === 'number' ? value : null;
  };
  known.set(table, valueOf);
  return valueOf;
}

export interface OfferedMeasure {
  readonly key: ColumnKey;
  readonly order: MeasureOrder;
}

export function offeredMeasures(table: Table | null): readonly OfferedMeasure[] {
  if (table === null) return [];
  return importMeasures.filter(({ key }) => {
    const column = table.columns.get(key);
    return column?.kind === 'number' && column.values.some((value) => !Number.isNaN(value));
  });
}
