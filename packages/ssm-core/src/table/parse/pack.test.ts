import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ColumnKey } from '../../api/types.ts';
import { anyRows, anyTable, smallTable } from '../../testing/table.arbitrary.ts';
import { booleanColumn, listColumn, numberColumn, takeRows, textColumn } from '../build.ts';
import { packColumns } from './pack.ts';
import { parseColumns } from './parse.ts';

const table = smallTable({
  seqId: textColumn(['10000-28', '2-1', '4673-13']),
  dilutionGroup: textColumn(['0.005%', '0.005%', null]),
  uniProtId: listColumn([['P08887', 'P40189'], null, ['P05231']]),
  loDb: numberColumn([12.5, null, 3]),
  bufferMS: booleanColumn([true, false, null]),
});

test('columns are sent by short key, as values or with a dictionary, whichever of the two is smaller', () => {
  expect(packColumns(table, undefined, ['dilutionGroup', 'uniProtId', 'loDb', 'bufferMS'])).toEqual({
    format: 1,
    version: 'V_7K',
    revision: 'small',
    isDemo: false,
    total: 3,
    count: 3,
    columns: {
      seqId: { kind: 'text', values: ['10000-28', '2-1', '4673-13'] },
      dilGroup: { kind: 'text', dictionary: ['0.005%'], codes: [0, 0, -1] },
      uniProtId: { kind: 'list', values: ['P08887\u001fP40189', null, 'P05231'] },
      loDb: { kind: 'number', values: [12.5, null, 3] },
      bufferMS: { kind: 'boolean', values: [true, false, null] },
    },
  });
});

test('rows are sent in the order of the request, and total still counts the whole menu', () => {
  expect(packColumns({ ...table, total: 9 }, Uint32Array.of(2, 0), ['loDb'])).toEqual({
    format: 1,
    version: 'V_7K',
    revision: 'small',
    isDemo: false,
    total: 9,
    count: 2,
    columns: {
      seqId: { kind: 'text', values: ['4673-13', '10000-28'] },
      loDb: { kind: 'number', values: [3, 12.5] },
    },
  });
});

test('a column that the table lacks is sent with unknown values', () => {
  expect(packColumns(table, Uint32Array.of(0), ['pathways', 'mousePlasmaFstat', 'pQtl']).columns).toEqual({
    seqId: { kind: 'text', values: ['10000-28'] },
    pathways: { kind: 'list', dictionary: [], codes: [-1] },
    mousePlasmaFstat: { kind: 'number', values: [null] },
    pQtl: { kind: 'text', dictionary: [], codes: [-1] },
  });
});

test('a table that is packed and sent as JSON is parsed to the same table', () => {
  const tableAndRows = anyTable.chain((generated) =>
    fc.record({ generated: fc.constant(generated), rows: fc.option(anyRows(generated), { nil: undefined }) }),
  );
  fc.assert(
    fc.property(tableAndRows, ({ generated, rows }) => {
      const keys = [...generated.columns.keys()] as ColumnKey[];
      const columns = [...generated.columns].map(
        ([key, column]) => [key, rows ? takeRows(column, rows) : column] as const,
      );
      const sent = JSON.parse(JSON.stringify(packColumns(generated, rows, keys)));
      expect(parseColumns(sent)).toEqual({
        ...generated,
        rowCount: rows?.length ?? generated.rowCount,
        columns: new Map(columns),
      });
    }),
  );
});
