import type { AnalyteMeasure, ColumnKey, MeasureBin } from 'ssm-core';
import { columnsOfVersion, type Table } from 'ssm-core/engine';
import { countBelow, countBins, quartilesOf, scaledBinsOf } from 'ssm-core/internal';
import type { Steps } from '../../queue/steps.ts';
import { type Derivation, derivationSaid } from '../active.ts';

interface Spread {
  readonly column: ColumnKey;
  /** One value per row, NaN if unknown; undefined if no file has the column. */
  readonly values: Float64Array | undefined;
  readonly sorted: Float64Array;
  readonly said: Omit<AnalyteMeasure, 'value' | 'below' | 'equal'>;
}

export type Measures = readonly Spread[];

type Binned = Pick<AnalyteMeasure, 'scale' | 'bins'>;

/** Returns the bars of a distribution. The first and the last begin and end at the extreme values, if these lie outside. */
export function binned(sorted: Float64Array): Binned {
  const [minimum, maximum] = [sorted[0] as number, sorted.at(-1) as number];
  if (minimum === maximum) return { scale: 'linear', bins: [{ from: minimum, to: maximum, count: sorted.length }] };
  const { scale, bins } = scaledBinsOf(sorted);
  const counts = countBins(bins, sorted);
  const counted: MeasureBin[] = bins.map(({ from, to }, index) => ({
    from: from ?? minimum,
    to: to ?? maximum,
    count: counts[index] as number,
  }));
  const [last, before] = [counted.at(-1), counted.at(-2)];
  // The maximum alone needs no bar: the last bar includes its upper limit.
  if (last !== undefined && before !== undefined && last.from === maximum) {
    counted.splice(-2, 2, { ...before, count: before.count + last.count });
  }
  return { scale, bins: counted };
}

function spreadOf(table: Table, column: ColumnKey, derivation: Derivation | undefined): Spread {
  const found = table.columns.get(column);
  const values = found?.kind === 'number' ? found.values : undefined;
  const sorted = (values ?? new Float64Array()).filter((value) => !Number.isNaN(value)).toSorted();
  const quartiles = quartilesOf(sorted);
  const said = {
    column,
    ...derivationSaid(derivation),
    count: sorted.length,
    missing: table.rowCount - sorted.length,
    minimum: sorted[0] ?? null,
    lowerQuartile: quartiles?.lower ?? null,
    median: quartiles?.median ?? null,
    upperQuartile: quartiles?.upper ?? null,
    maximum: sorted.at(-1) ?? null,
    ...(quartiles === null ? { scale: 'linear' as const, bins: [] } : binned(sorted)),
  };
  return { column, values, sorted, said };
}

export function* measuresOf(table: Table, derivedFrom: ReadonlyMap<ColumnKey, Derivation>): Steps<Measures> {
  const measures: Spread[] = [];
  for (const { key, kind } of columnsOfVersion(table.version)) {
    if (kind !== 'number') continue;
    measures.push(spreadOf(table, key, derivedFrom.get(key)));
    yield;
  }
  return measures;
}

function countUpTo(sorted: Float64Array, limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function measuresAt(measures: Measures, row: number): readonly AnalyteMeasure[] {
  return measures.map(({ values, sorted, said }) => {
    const value = values?.[row];
    if (value === undefined || Number.isNaN(value)) return { ...said, value: null, below: null, equal: null };
    const below = countBelow(sorted, value);
    return { ...said, value, below, equal: countUpTo(sorted, value) - below };
  });
}
