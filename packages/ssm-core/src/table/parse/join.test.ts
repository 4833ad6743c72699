import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTable, smallTable } from '../../testing/table.arbitrary.ts';
import { numberColumn, takeRows, textColumn } from '../build.ts';
import type { Table } from '../table.ts';
import { createTableJoin } from './join.ts';
import { packColumns } from './pack.ts';
import { parseColumns } from './parse.ts';

function joined(parts: readonly Table[]): Table {
  const [first] = parts;
  if (first === undefined) throw new Error('A table has at least one part.');
  const join = createTableJoin(first);
  for (const part of parts) Array.from(join.add(part));
  return join.table();
}

function partOf(table: Table, from: number, to: number): Table {
  const rows = Uint32Array.from({ length: to - from }, (_, index) => from + index);
  return parseColumns(JSON.parse(JSON.stringify(packColumns(table, rows, [...table.columns.keys()] as never))));
}

const inOrder = anyTable
  .filter(({ rowCount }) => rowCount > 0)
  .map((table) => {
    const seqIds = Array.from({ length: table.rowCount }, (_, row) => `${row + 1}-1`);
    return { ...table, total: table.rowCount, columns: new Map(table.columns).set('seqId', textColumn(seqIds)) };
  });

test('joined parts give the same table as a single answer, wherever the parts begin', () => {
  const tableAndCuts = inOrder.chain((table) =>
    fc.record({ table: fc.constant(table), cuts: fc.uniqueArray(fc.nat(table.rowCount), { maxLength: 4 }) }),
  );
  fc.assert(
    fc.property(tableAndCuts, ({ table, cuts }) => {
      const places = [...new Set([0, ...cuts, table.rowCount])].toSorted((a, b) => a - b);
      const parts = places.slice(1).map((to, index) => partOf(table, places[index] as number, to));
      const whole = joined(parts);
      expect(whole).toEqual(partOf(table, 0, table.rowCount));
      const rows = Uint32Array.from({ length: table.rowCount }, (_, row) => row);
      for (const [key, column] of table.columns) expect(whole.columns.get(key)).toEqual(takeRows(column, rows));
    }),
  );
});

const total = 3;
const part = (seqIds: readonly string[], more: Partial<Table> = {}): Table => ({
  ...smallTable({ seqId: textColumn(seqIds), loDb: numberColumn(seqIds.map(() => 1)) }),
  total,
  ...more,
});

test.each([
  ['seqId 2-1 stands behind 2-1', [part(['1-1', '2-1']), part(['2-1'])]],
  ['seqId 9-1 stands behind 10-1', [part(['10-1', '9-1'])]],
  ['a part is of 4 rows, the first one of 3', [part(['1-1']), part(['2-1'], { total: 4 })]],
  ['no rows follow row 1 of 3', [part(['1-1']), part([])]],
  ['there are more than 3 rows', [part(['1-1', '2-1']), part(['3-1', '4-1'])]],
  ['a part has no column loDb', [part(['1-1']), part(['2-1'], { columns: new Map([['seqId', textColumn(['2-1'])]]) })]],
])('%s: the parts are refused', (what, parts) => {
  expect(() => joined(parts)).toThrow(`Malformed columnar answer: ${what}.`);
});
