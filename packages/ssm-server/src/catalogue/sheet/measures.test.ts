import * as fc from 'fast-check';
import { numberColumn, type Table } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../queue/steps.ts';
import { binned, measuresAt, measuresOf } from './measures.ts';

function tableOf(values: readonly (number | null)[]): Table {
  const columns = new Map([['loDb', numberColumn(values)]]);
  const rowCount = values.length;
  return { version: 'V_7K', revision: 'r', isDemo: false, total: rowCount, rowCount, columns };
}

function loDbAt(values: readonly (number | null)[], row: number) {
  const measures = measuresAt(
    atOnce(measuresOf(tableOf(values), new Map([['loDb', { measure: 'eLoD', file: 'a.tsv' }]]))),
    row,
  );
  return measures.find(({ column }) => column === 'loDb');
}

const quarters = [...Array(23).keys()].map((index) => ({ from: index, to: index + 1, count: 1 }));

describe('a measure of a spec sheet', () => {
  test('has bins of equal width that count the values, and the rank of the reagent', () => {
    const values = [null, ...Array(25).keys()];
    expect(loDbAt(values, 8)).toEqual({
      column: 'loDb',
      derivedFrom: 'eLoD',
      derivedFile: 'a.tsv',
      count: 25,
      missing: 1,
      minimum: 0,
      lowerQuartile: 6,
      median: 12,
      upperQuartile: 18,
      maximum: 24,
      scale: 'linear',
      bins: [...quarters, { from: 23, to: 24, count: 2 }],
      value: 7,
      below: 7,
      equal: 1,
    });
  });

  test('has no rank for a reagent without a value, and no bins if the column has no values', () => {
    const { value, below, equal, count } = loDbAt([null, 1, 2], 0) ?? {};
    expect([value, below, equal, count]).toEqual([null, null, null, 2]);
    expect(loDbAt([null, null], 1)).toEqual({
      column: 'loDb',
      derivedFrom: 'eLoD',
      derivedFile: 'a.tsv',
      count: 0,
      missing: 2,
      minimum: null,
      lowerQuartile: null,
      median: null,
      upperQuartile: null,
      maximum: null,
      scale: 'linear',
      bins: [],
      value: null,
      below: null,
      equal: null,
    });
  });

  test('exists for every number column of the version, in the catalogue’s order, even if no file has it', () => {
    const columns = (version: 'V_7K' | 'V_11K') =>
      measuresAt(atOnce(measuresOf({ ...tableOf([1]), version }, new Map())), 0).map(({ column }) => column);
    const both = ['loDb'].concat(
      ['Plasma', 'Serum'].flatMap((sample) =>
        ['signalToNoise', 'totalCV', 'correlation', 'fStat', 'medianNormal'].map((measure) => `${measure}${sample}`),
      ),
    );
    expect([columns('V_11K'), columns('V_7K')]).toEqual([both, [...both, 'mousePlasmaFstat']]);
  });

  test('has one bin if all values are equal', () => {
    const { scale, bins, below, equal } = loDbAt([5, 5, 5], 1) ?? {};
    expect([scale, bins, below, equal]).toEqual(['linear', [{ from: 5, to: 5, count: 3 }], 0, 3]);
  });

  test('has bins of nearly equal ratio with short limits if the values are strongly skewed', () => {
    const { scale, bins } = binned(Float64Array.of(1, 2, 3, 4, 1000));
    const ratios = bins.map(({ from, to }) => to / from);
    expect([scale, bins.slice(0, 4).map(({ from }) => from), bins.at(-1)?.to]).toEqual([
      'log',
      [1, 1.25, 1.6, 2],
      1000,
    ]);
    expect([Math.min(...ratios) > 1.22, Math.max(...ratios) < 1.32]).toEqual([true, true]);
  });

  test('collects the few values far above the others in the last bin, so that the other bins stay narrow', () => {
    const hundredths = Array.from({ length: 401 }, (_, index) => 1 + index / 100);
    const { scale, bins } = binned(Float64Array.from([-3, 0, 0, ...hundredths, 900]));
    expect([scale, bins[0], bins[1], bins.at(-1)]).toEqual([
      'linear',
      { from: -3, to: 0, count: 1 },
      { from: 0, to: 0.2, count: 2 },
      { from: 5, to: 900, count: 2 },
    ]);
  });

  test('has zero and negative values in the first bin if bins have equal ratio', () => {
    const powers = Array.from({ length: 401 }, (_, index) => 10 ** (index / 100));
    const { scale, bins } = binned(Float64Array.from([-3, 0, 0, ...powers]));
    expect([scale, bins[0], bins[1]?.from]).toEqual(['log', { from: -3, to: 1, count: 3 }, 1]);
  });
});

const value = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -5, max: 5 }),
  fc.double({ min: 0, max: 1e6, noNaN: true }),
);

test('the bins of any values have no gaps and count each value once, and ranks equal those of plain counting', () => {
  fc.assert(
    fc.property(fc.array(fc.option(value), { minLength: 1, maxLength: 80 }), fc.nat(), (values, seed) => {
      const row = seed % values.length;
      const measure = loDbAt(values, row);
      const known = values.filter((each) => each !== null);
      const own = values[row] ?? null;
      const bins = measure?.bins ?? [];
      const countIn = ({ from, to }: { from: number; to: number }, isLast: boolean) =>
        known.filter((each) => each >= from && (each < to || (isLast && each === to))).length;
      expect({
        count: measure?.count,
        missing: measure?.missing,
        isCovered: known.every((each) => each >= (bins[0]?.from ?? 0) && each <= (bins.at(-1)?.to ?? 0)),
        gaps: bins.filter(({ from }, index) => index > 0 && from !== bins[index - 1]?.to),
        counts: bins.map(({ count }) => count),
        total: bins.reduce((sum, { count }) => sum + count, 0),
        place: [measure?.value, measure?.below, measure?.equal],
      }).toEqual({
        count: known.length,
        missing: values.length - known.length,
        isCovered: true,
        gaps: [],
        counts: bins.map((bin, index) => countIn(bin, index === bins.length - 1)),
        total: known.length,
        place:
          own === null
            ? [null, null, null]
            : [own, known.filter((each) => each < own).length, known.filter((each) => each === own).length],
      });
    }),
    { numRuns: 500 },
  );
});
