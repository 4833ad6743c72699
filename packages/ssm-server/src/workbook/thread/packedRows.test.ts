import type { ReadRow } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { packRows, unpackRows } from './packedRows.ts';

const mixed: readonly ReadRow[] = [
  {
    line: 2,
    cells: [
      { column: 0, kind: 'text', text: '10000-28' },
      { column: 3, kind: 'number', text: '44621' },
      { column: 4, kind: 'date', text: '1-Mar', date: { year: 2022, month: 3, day: 1, shows: 'monthDay' } },
      { column: 9, kind: 'error', text: '#REF!' },
    ],
  },
  { line: 7, cells: [] },
  { line: 8, cells: [{ column: 0, kind: 'text', text: '2-1', isHidden: true }], isHidden: true },
];

describe('rows packed for transfer', () => {
  it('stay the same after packing and unpacking', () => {
    const packed = packRows({ name: 'Sheet1', rows: mixed });
    expect([packed.name, [...unpackRows(packed)]]).toEqual(['Sheet1', mixed]);
  });

  it('are split into pieces of whole rows', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      line: index + 1,
      cells: [{ column: 0, kind: 'text' as const, text: `row ${index}` }],
    }));
    const packed = packRows({ name: 'Sheet1', rows });
    expect([packed.pieces.length, [...unpackRows(packed)]]).toEqual([3, rows]);
  });
});
