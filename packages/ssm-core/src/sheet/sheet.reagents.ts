import type { Analyte, ColumnKey } from '../api/types.ts';
import type { MeasureOrder } from '../proteins/reagentRules.ts';
import { columnDefinition } from '../table/columns.ts';
import { compareNaturally, type Sort } from '../table/order/sort.ts';

export interface ReagentLine {
  readonly key: ColumnKey;
  readonly best: MeasureOrder | null;
}

export const reagentLines: readonly ReagentLine[] = [
  { key: 'dilutionGroup', best: null },
  { key: 'totalCVPlasma', best: 'lowest' },
  { key: 'totalCVSerum', best: 'lowest' },
  { key: 'signalToNoisePlasma', best: 'highest' },
  { key: 'signalToNoiseSerum', best: 'highest' },
  { key: 'correlationPlasma', best: 'highest' },
  { key: 'correlationSerum', best: 'highest' },
  { key: 'loDb', best: 'lowest' },
  { key: 'selexTargetAminoAcidRange', best: null },
  { key: 'characterizationInfo', best: null },
  { key: 'orthogonalStrategies', best: null },
  { key: 'mrmMsData', best: null },
  { key: 'ddaMsData', best: null },
  { key: 'pQtl', best: null },
];

export function reportedValue(analyte: Analyte, key: ColumnKey): NonNullable<Analyte[ColumnKey]> | null {
  const value = analyte[key] ?? null;
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
}

/** Returns the lines for which at least one of the reagents has a value. */
export function filledLines(analytes: readonly Analyte[]): readonly ReagentLine[] {
  return reagentLines.filter(({ key }) => analytes.some((analyte) => reportedValue(analyte, key) !== null));
}

export function bestValue(analytes: readonly Analyte[], { key, best }: ReagentLine): number | null {
  if (best === null) return null;
  const values = analytes.flatMap((analyte) => {
    const value = reportedValue(analyte, key);
    return typeof value === 'number' ? [value] : [];
  });
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (values.length < 2 || lowest === highest) return null;
  return best === 'lowest' ? lowest : highest;
}

type Value = NonNullable<Analyte[ColumnKey]>;

/** Identifiers are sorted as in the menu, the same in every language. */
const identifiers: readonly ColumnKey[] = ['seqId', 'uniProtId', 'entrezGeneName'];

export function sortReagents(
  analytes: readonly Analyte[],
  { key, direction }: Sort,
  compareWords: (one: string, other: string) => number,
): readonly Analyte[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compareTexts = identifiers.includes(key) ? compareNaturally : compareWords;

  function compareValues(one: Value, other: Value): number {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return compareTexts(String(one), String(other));
  }

  return analytes.toSorted((one, other) => {
    const [first, second] = [reportedValue(one, key), reportedValue(other, key)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compareValues(first, second);
  });
}

export function isMeasure(key: ColumnKey): boolean {
  return columnDefinition(key).kind === 'number';
}
