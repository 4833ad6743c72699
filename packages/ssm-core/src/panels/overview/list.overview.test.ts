import { describe, expect, test } from 'vitest';
import { listColumn, numberColumn, textColumn } from '../../table/build.ts';
import { cellValue } from '../../table/cell.ts';
import type { Table } from '../../table/table.ts';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { summaryColumnKeys } from '../panel.summary.ts';
import {
  beyondLimits,
  isSameListPart,
  type Limits,
  type ListPart,
  type ListReading,
  listPart,
  listProblems,
  readList,
} from './list.overview.ts';

const empty = numberColumn([null, null, null, null, null, null]);

const menu: Table = smallTable({
  seqId: textColumn(['1-1', '2-1', '3-1', '4-1', '5-1', '6-1']),
  uniProtId: listColumn([['P1'], ['P1', 'P2'], null, ['P3'], ['P2'], ['P6']]),
  dilutionGroup: textColumn(['20%', '20%', '0.5%', null, '0.5%', '20%']),
  totalCVPlasma: numberColumn([4, 10, 10.5, null, 30, 2]),
  totalCVSerum: empty,
  signalToNoisePlasma: numberColumn([2, 1, 1.5, 8, null, 9]),
  signalToNoiseSerum: empty,
  correlationPlasma: empty,
  correlationSerum: empty,
});

function read(seqIds: readonly string[], withdrawn: readonly string[] = []): ListReading {
  const reading = readList(menu, new Set(seqIds), withdrawn);
  if (reading === undefined) throw new Error('the table has every column of a summary');
  return reading;
}

const firstFive = read(['5-1', '1-1', '2-1', '3-1', '4-1', '9-9'], ['3-1', '6-1']);
const limits: Limits = { totalCVPlasma: 10, signalToNoisePlasma: 2 };

function listed(reading: ListReading, part: ListPart, set: Limits = limits, table: Table = menu) {
  const listing = listPart(reading, part, set)?.(table, undefined);
  return listing && [Array.from(listing.within ?? [], (row) => cellValue(table, row, 'seqId')), listing.total];
}

describe('the overview of a working list', () => {
  test('waits for all columns of a summary', () => {
    for (const missing of summaryColumnKeys.filter((key) => key !== 'seqId')) {
      const columns = new Map([...menu.columns].filter(([key]) => key !== missing));
      expect(readList({ ...menu, columns }, new Set(['1-1']), [])).toBe(undefined);
    }
  });

  test('counts a reagent of several proteins for each of its accessions', () => {
    const { proteins, rows } = firstFive;
    expect({
      rows: [...rows],
      reagents: [...proteins.reagents],
      spanning: [...proteins.spanning],
      unknown: [...proteins.unknown],
    }).toEqual({
      rows: [0, 1, 2, 3, 4],
      reagents: [
        ['P1', 2],
        ['P2', 2],
        ['P3', 1],
      ],
      spanning: [1],
      unknown: [2],
    });
  });

  test('lists reagents that are strictly worse than a limit, and never a reagent without a value', () => {
    expect(listed(firstFive, { key: 'beyond', measure: 'totalCVPlasma' })).toEqual([['3-1', '5-1'], 5]);
    expect(listed(firstFive, { key: 'beyond', measure: 'signalToNoisePlasma' })).toEqual([['2-1', '3-1'], 5]);
    expect(listed(firstFive, { key: 'totalCVPlasma', bin: null })).toEqual([['4-1'], 5]);
  });

  test('lists reagents that share a protein, are withdrawn elsewhere, or have a dilution group', () => {
    expect(listed(firstFive, { key: 'sharing' })).toEqual([['1-1', '2-1', '5-1'], 5]);
    expect(listed(firstFive, { key: 'withdrawn' })).toEqual([['3-1'], 5]);
    expect(listed(firstFive, { key: 'dilutionGroup', group: null })).toEqual([['4-1'], 5]);
  });

  test('lists the same reagents in a table with other rows', () => {
    const later = smallTable({ seqId: textColumn(['0-1', '1-1', '5-1', '8-1', '2-1', '3-1']) });
    expect(listed(firstFive, { key: 'sharing' }, limits, later)).toEqual([['1-1', '5-1', '2-1'], 4]);
  });

  test('lists the whole list instead of a part without reagents', () => {
    expect(listed(firstFive, { key: 'beyond', measure: 'totalCVPlasma' }, {})).toBe(undefined);
    expect(listed(read(['1-1', '4-1']), { key: 'sharing' })).toBe(undefined);
  });

  test('counts the reagents of each problem, and leaves out problems without reagents and measures without values', () => {
    expect(listProblems(firstFive, limits)).toEqual([
      { part: { key: 'withdrawn' }, count: 1 },
      { part: { key: 'sharing' }, count: 3 },
      { part: { key: 'beyond', measure: 'totalCVPlasma' }, count: 2 },
      { part: { key: 'beyond', measure: 'signalToNoisePlasma' }, count: 2 },
      { part: { key: 'totalCVPlasma', bin: null }, count: 1 },
      { part: { key: 'signalToNoisePlasma', bin: null }, count: 1 },
    ]);
    expect(listProblems(read(['1-1', '6-1']), limits)).toEqual([]);
    expect(listProblems(read([]), limits)).toEqual([]);
  });

  test('tells which limits a reagent of the list is beyond', () => {
    const beyond = beyondLimits(firstFive, limits);
    expect(['1-1', '3-1', '5-1', '6-1', '9-9'].map(beyond)).toEqual([
      [],
      [
        { measure: 'totalCVPlasma', limit: 10, value: 10.5 },
        { measure: 'signalToNoisePlasma', limit: 2, value: 1.5 },
      ],
      [{ measure: 'totalCVPlasma', limit: 10, value: 30 }],
      [],
      [],
    ]);
  });

  test('two parts are the same if they list the same reagents of the same measure', () => {
    const parts: readonly (ListPart | null)[] = [
      null,
      { key: 'sharing' },
      { key: 'withdrawn' },
      { key: 'beyond', measure: 'totalCVPlasma' },
      { key: 'beyond', measure: 'totalCVSerum' },
      { key: 'totalCVPlasma', bin: null },
      { key: 'dilutionGroup', group: '20%' },
    ];
    const same = parts.map((one) => parts.map((other) => isSameListPart(structuredClone(one), other)));
    expect(same).toEqual(parts.map((_, row) => parts.map((_other, column) => row === column)));
  });
});
