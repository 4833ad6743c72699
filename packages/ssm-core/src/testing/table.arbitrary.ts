import * as fc from 'fast-check';
import { booleanColumn, listColumn, numberColumn, textColumn } from '../table/build.ts';
import type { CellText } from '../table/cell.ts';
import type { Column, Table } from '../table/table.ts';

const plainPieces = ['a', 'B', 'il', 'IL-6', '10', '2-1', ' ', '  ', ',', ';', '\n', '\r\n', '\t', '-', '%', '\0'];
const foldingPieces = [
  'İ',
  'ﬁ',
  'ß',
  'ẞ',
  'ł',
  'Σ',
  'ς',
  'é',
  'e\u0301',
  '\u0301',
  '각',
  '가',
  '\u1100',
  '\u1161',
  '\u212a',
];
const rarePieces = ['\u037e', '\u2000', '\u00a0', '\u001f', '😀', '𐐀', '\ud83d', '\ude00', '\ud801', '\u{1d165}'];
const oddPieces = [...plainPieces, ...foldingPieces, ...rarePieces];

export const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...oddPieces), { maxLength: 8 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

const knownText = oddText.filter((text) => text !== '');
const item = knownText.map((text) => text.replaceAll('\u001f', '|'));
const anyNumber = fc
  .oneof(fc.integer({ min: -20, max: 20 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  // JSON cannot express minus zero.
  .map((number) => (number === 0 ? 0 : number));

function maybe<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.option(value, { nil: null, freq: 4 });
}

function columnOf<Value>(
  rowCount: number,
  value: fc.Arbitrary<Value>,
  build: (values: readonly (Value | null)[]) => Column,
): fc.Arbitrary<Column> {
  return fc.array(maybe(value), { minLength: rowCount, maxLength: rowCount }).map(build);
}

function tableOf(rowCount: number): fc.Arbitrary<Table> {
  const text = columnOf(rowCount, knownText, textColumn);
  const list = columnOf(rowCount, fc.array(item, { minLength: 1, maxLength: 3 }), listColumn);
  const columns = fc.record(
    {
      seqId: fc.uniqueArray(knownText, { minLength: rowCount, maxLength: rowCount }).map(textColumn),
      fullName: text,
      targetName: text,
      uniProtId: list,
      entrezGeneName: list,
      fixedPanels: list,
      dilutionGroup: columnOf(rowCount, fc.constantFrom('20%', '0.5%', '0.005%'), textColumn),
      bufferMS: columnOf(rowCount, fc.boolean(), booleanColumn),
      loDb: columnOf(rowCount, anyNumber, numberColumn),
      mrmMsData: text,
      pQtl: text,
    },
    { requiredKeys: ['seqId'] },
  );
  return fc.record({ columns, extra: fc.nat(5), version: fc.constantFrom('V_7K' as const, 'V_11K' as const) }).map(
    ({ columns: built, extra, version }): Table => ({
      version,
      revision: 'generated',
      isDemo: false,
      total: rowCount + extra,
      rowCount,
      columns: new Map(Object.entries(built)),
    }),
  );
}

export const anyTable = fc.nat(10).chain(tableOf);

export function anyRows(table: Table): fc.Arbitrary<Uint32Array> {
  const rows = Array.from({ length: table.rowCount }, (_, row) => row);
  return fc.shuffledSubarray(rows).map((chosen) => Uint32Array.from(chosen));
}

const grouped = new Intl.NumberFormat('en');

export const showCell: CellText = (_, value) => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return grouped.format(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value.join(', ');
};

export function smallTable(columns: Readonly<Record<string, Column>>): Table {
  const [first] = Object.values(columns);
  const rowCount = first === undefined ? 0 : 'codes' in first ? first.codes.length : first.values.length;
  const revision = 'small';
  return {
    version: 'V_7K',
    revision,
    isDemo: false,
    total: rowCount,
    rowCount,
    columns: new Map(Object.entries(columns)),
  };
}
