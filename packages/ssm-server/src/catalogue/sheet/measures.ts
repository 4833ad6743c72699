import type { AnalyteMeasure, ColumnKey, MeasureBin } from 'ssm-core';
import { columnsOfVersion, type Table } from 'ssm-core/engine';
import { countBelow, quartilesOf } from 'ssm-core/internal';
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

const binCount = 24;
/** If values exceed this multiple of the median, bins of equal width would put nearly all values into one bin. */
const extreme = 20;
/** If the range is wider, most bins of equal ratio would be empty. */
const widest = 1e6;
/** Share of positive values that the first bin takes, if values continue far down or below zero. */
const lowShare = 0.005;

function edgesOf(from: number, to: number, at: (share: number) => number): readonly number[] | undefined {
  const between = Array.from({ length: binCount - 1 }, (_, index) =>
    Number(at((index + 1) / binCount).toPrecision(12)),
  );
  const edges = [from, ...between, to];
  return edges.every((edge, index) => index === 0 || edge > (edges[index - 1] as number)) ? edges : undefined;
}

function countBetween(sorted: Float64Array, edges: readonly number[]): readonly MeasureBin[] {
  let before = 0;
  return edges.slice(1).map((to, index) => {
    const end = index === edges.length - 2 ? sorted.length : countBelow(sorted, to);
    const count = end - before;
    before = end;
    return { from: edges[index] as number, to, count };
  });
}

type Binned = Pick<AnalyteMeasure, 'scale' | 'bins'>;

function logEdges(sorted: Float64Array, minimum: number, maximum: number): readonly number[] | undefined {
  const positive = sorted.subarray(countBelow(sorted, Number.MIN_VALUE));
  const least = positive[0] as number;
  const isPlain = minimum > 0 && maximum / least <= widest;
  const low = isPlain ? least : (positive[Math.floor(lowShare * (positive.length - 1))] as number);
  return edgesOf(minimum, maximum, (share) => low * (maximum / low) ** share);
}

/** Returns about 24 bins: of equal width or, if a few values are far above the others, of equal ratio. */
export function binned(sorted: Float64Array, median: number): Binned {
  const [minimum, maximum] = [sorted[0] as number, sorted.at(-1) as number];
  if (median > 0 && maximum / median > extreme) {
    const edges = logEdges(sorted, minimum, maximum);
    if (edges !== undefined) return { scale: 'log', bins: countBetween(sorted, edges) };
  }
  const edges = edgesOf(minimum, maximum, (share) => minimum + (maximum - minimum) * share);
  return { scale: 'linear', bins: countBetween(sorted, edges ?? [minimum, maximum]) };
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
    ...(quartiles === null ? { scale: 'linear' as const, bins: [] } : binned(sorted, quartiles.median)),
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
