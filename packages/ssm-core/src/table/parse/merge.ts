import { invariant } from '../../invariant.ts';
import { columnValue } from '../cell.ts';
import type { Table } from '../table.ts';

/** Merges the columns of two tables with the same rows and revision. The second wins, except for seqId. */
export function mergeTables(first: Table, second: Table): Table {
  invariant(
    first.version === second.version && first.revision === second.revision && first.rowCount === second.rowCount,
    `a table of ${second.version} ${second.revision} with ${second.rowCount} rows cannot join one of ${first.version} ${first.revision} with ${first.rowCount}; load both again`,
  );
  const firstIds = first.columns.get('seqId');
  const secondIds = second.columns.get('seqId');
  invariant(firstIds !== undefined && secondIds !== undefined, 'a table has no seqId column; every table has one');
  for (let row = 0; row < first.rowCount; row++) {
    // Builds the message only for a wrong row, because a catalogue has many rows.
    if (columnValue(firstIds, row) !== columnValue(secondIds, row))
      invariant(false, `row ${row} is not the same analyte in both tables; only answers to one filter can be merged`);
  }
  return { ...first, columns: new Map([...first.columns, ...second.columns, ['seqId', firstIds]]) };
}
