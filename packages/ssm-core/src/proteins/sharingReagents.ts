import { memoizeOn } from '../memoize.ts';
import { isTextColumn, listItems } from '../table/cell.ts';
import { entryAt } from '../table/parse/deferred.column.ts';
import type { Table, TextColumn } from '../table/table.ts';

const noCounts = new Uint16Array();

const countsOf = memoizeOn((column: TextColumn): Uint16Array => {
  const accessions = Array.from(column.codes, (_, row) => {
    const entry = entryAt(column, row);
    return entry === null ? [] : listItems(entry);
  });
  const rows = new Map<string, number[]>();
  accessions.forEach((own, row) => {
    for (const accession of own) {
      const known = rows.get(accession);
      if (known === undefined) rows.set(accession, [row]);
      else known.push(row);
    }
  });
  return Uint16Array.from(accessions, (own) => new Set(own.flatMap((accession) => rows.get(accession) ?? [])).size);
});

/**
 * Returns for each row how many reagents measure at least one protein (UniProt accession) of the row, the row included.
 * 0 without an accession. Empty until the accessions are loaded.
 */
export function reagentCounts({ columns }: Table): Uint16Array {
  const column = columns.get('uniProtId');
  return column !== undefined && isTextColumn(column) ? countsOf(column) : noCounts;
}
