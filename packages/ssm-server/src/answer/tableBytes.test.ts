import * as fc from 'fast-check';
import type { AnalyteColumns, ColumnKey } from 'ssm-core';
import {
  analyteAt,
  booleanColumn,
  type Column,
  columnDefinition,
  listColumn,
  numberColumn,
  packColumns,
  type Table,
  textColumn,
} from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../queue/steps.ts';
import { columnsBytes, jsonTexts, listBytes } from './tableBytes.ts';

const keys: readonly ColumnKey[] = ['seqId', 'fullName', 'uniProtId', 'bufferMS', 'dilutionGroup', 'loDb', 'pathways'];
const text = fc.oneof(fc.constantFrom('20%', '0.5%', 'IL-6'), fc.string({ unit: 'binary', minLength: 1 }));

function columnOf(key: ColumnKey, rowCount: number): fc.Arbitrary<Column> {
  const rows = <Item>(item: fc.Arbitrary<Item>) =>
    fc.array(fc.option(item), { minLength: rowCount, maxLength: rowCount });
  const { kind } = columnDefinition(key);
  if (key === 'seqId') return fc.constant(textColumn(Array.from({ length: rowCount }, (_, row) => `${row}-1`)));
  if (kind === 'number') return rows(fc.double({ noNaN: true, noDefaultInfinity: true })).map(numberColumn);
  if (kind === 'boolean') return rows(fc.boolean()).map(booleanColumn);
  if (kind === 'list') return rows(fc.array(text, { minLength: 1, maxLength: 3 })).map(listColumn);
  return rows(text).map(textColumn);
}

const tables: fc.Arbitrary<Table> = fc.integer({ min: 0, max: 12 }).chain((rowCount) =>
  fc
    .tuple(...keys.map((key) => fc.option(columnOf(key, rowCount), { freq: key === 'seqId' ? 1e9 : 4 })))
    .map((columns) => {
      const known = keys.flatMap((key, index) =>
        columns[index] === null || columns[index] === undefined ? [] : [[key, columns[index]] as const],
      );
      return { version: 'V_7K', revision: 'r'.repeat(8), isDemo: false, total: 20, rowCount, columns: new Map(known) };
    }),
);

const tableAndRows = tables.chain((table) =>
  fc.tuple(fc.constant(table), fc.array(fc.nat({ max: Math.max(0, table.rowCount - 1) }))).map(([chosen, rows]) => ({
    table: chosen,
    rows: Uint32Array.from(chosen.rowCount === 0 ? [] : rows),
  })),
);

function columnsText(table: Table, rows: Uint32Array, chosen: readonly ColumnKey[]): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(atOnce(columnsBytes(table, rows, chosen)));
}

function listText(table: Table, rows: Uint32Array, chosen: readonly ColumnKey[]): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(atOnce(listBytes(table, rows, chosen)));
}

/** Expands columns to plain values, because an answer may use either packing. */
function unpacked(answer: AnalyteColumns): unknown {
  const columns = Object.entries(answer.columns).map(([key, column]) => {
    const values = 'codes' in column ? column.codes.map((code) => column.dictionary[code] ?? null) : column.values;
    return [key, column.kind, values];
  });
  return { ...answer, columns };
}

describe('tables as bytes', () => {
  it('contain the same columns as packColumns', () => {
    fc.assert(
      fc.property(tableAndRows, ({ table, rows }) => {
        const packed = JSON.parse(JSON.stringify(packColumns(table, rows, keys))) as AnalyteColumns;
        expect(unpacked(JSON.parse(columnsText(table, rows, keys)) as AnalyteColumns)).toEqual(unpacked(packed));
      }),
    );
  });

  it('list repeated texts of a column once, and distinct texts in place', () => {
    const columns = new Map<string, Column>([
      ['seqId', textColumn(['1-1', '2-1', '3-1', '4-1'])],
      ['dilutionGroup', textColumn(['0.005%', null, '0.005%', '0.005%'])],
    ]);
    const table: Table = { version: 'V_7K', revision: 'r'.repeat(8), isDemo: true, total: 9, rowCount: 4, columns };
    expect(JSON.parse(columnsText(table, Uint32Array.of(3, 1, 0), ['seqId', 'dilutionGroup']))).toEqual({
      format: 1,
      version: 'V_7K',
      revision: 'rrrrrrrr',
      isDemo: true,
      total: 9,
      count: 3,
      columns: {
        seqId: { kind: 'text', values: ['4-1', '2-1', '1-1'] },
        dilGroup: { kind: 'text', dictionary: ['0.005%'], codes: [0, -1, 0] },
      },
    });
  });

  it('contain the same analytes as analyteAt', () => {
    fc.assert(
      fc.property(tableAndRows, ({ table, rows }) => {
        const analytes = Array.from(rows, (row) => analyteAt(table, row, keys));
        expect(JSON.parse(listText(table, rows, keys))).toEqual(JSON.parse(JSON.stringify(analytes)));
      }),
    );
  });
});

function textsOf(values: readonly unknown[]): readonly string[] {
  const { bytes, starts } = jsonTexts(values);
  return values.map((_, index) => new TextDecoder().decode(bytes.subarray(starts[index], starts[index + 1])));
}

describe('jsonTexts', () => {
  it('returns each text with its comma, whatever the text contains', () => {
    const values = [
      'a',
      'with "quotes", [brackets] and \\',
      '\\"',
      '',
      'Ménière µ',
      -1.5e-7,
      Number.NaN,
      true,
      null,
      [],
      ['x,y', ']'],
    ];
    expect(textsOf(values)).toEqual(values.map((value) => `${JSON.stringify(value)},`));
  });

  it('returns no texts if there are no values', () => {
    expect([...jsonTexts([]).starts]).toEqual([2]);
  });

  it('returns what JSON.stringify returns for each value', () => {
    const anyText = fc.string({ unit: 'binary' });
    const value = fc.oneof(anyText, fc.array(anyText), fc.double(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(value), (values) => {
        expect(textsOf(values)).toEqual(values.map((each) => `${JSON.stringify(each)},`));
      }),
    );
  });
});
