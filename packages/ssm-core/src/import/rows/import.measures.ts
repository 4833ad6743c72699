import type { ColumnKey } from '../../api/types.ts';
import { memoizeOn } from '../../memoize.ts';
import { rowOfSeqId } from '../../panels/files/panel.rows.ts';
import { cellValue } from '../../table/cell.ts';
import type { Table } from '../../table/table.ts';
import { importMeasures, type ValueOf } from './import.decisions.ts';

export const importMeasureKeys: readonly ColumnKey[] = ['seqId', ...importMeasures.map(({ key }) => key)];

const noValue: ValueOf = () => null;

const valuesOf = memoizeOn((table: Table): ValueOf => {
  const rows = rowOfSeqId(table);
  return (seqId, measure) => {
    const row = rows.get(seqId);
    const value = row === undefined ? null : cellValue(table, row, measure);
    return typeof value === 'number' ? value : null;
  };
});

export function measureValues(table: Table | null): ValueOf {
  return table === null ? noValue : valuesOf(table);
}

export function offeredMeasures(table: Table | null): typeof importMeasures {
  if (table === null) return [];
  return importMeasures.filter(({ key }) => {
    const column = table.columns.get(key);
    return column?.kind === 'number' && column.values.some((value) => !Number.isNaN(value));
  });
}
