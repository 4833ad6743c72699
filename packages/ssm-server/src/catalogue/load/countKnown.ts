import type { AssayVersion } from 'ssm-core';
import type { Column } from 'ssm-core/engine';
import type { LoadedColumnKey, LoadReport } from '../report.ts';
import { loadedColumns } from './buildRevision.ts';

function isKnown(column: Column, row: number): boolean {
  if (column.kind === 'number') return !Number.isNaN(column.values[row]);
  if (column.kind === 'boolean') return column.values[row] !== 2;
  return column.codes[row] !== -1;
}

export function countKnown(
  version: AssayVersion,
  columns: ReadonlyMap<string, Column>,
  onMenu: Uint8Array,
): Pick<LoadReport, 'known' | 'absent'> {
  const known = [...columns].map(([column, values]) => {
    let count = 0;
    for (let row = 0; row < onMenu.length; row += 1) if (onMenu[row] === 1 && isKnown(values, row)) count += 1;
    return { column: column as LoadedColumnKey, count };
  });
  return { known, absent: loadedColumns(version).filter((column) => !columns.has(column)) };
}
