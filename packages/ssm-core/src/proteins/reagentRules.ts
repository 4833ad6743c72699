import type { ColumnKey, ImportCandidate } from '../api/types.ts';
import { memoizeOn } from '../memoize.ts';
import { rowOfSeqId } from '../panels/files/panel.rows.ts';
import { cellValue } from '../table/cell.ts';
import type { Table } from '../table/table.ts';

/** The better end of a measure. */
export type MeasureOrder = 'lowest' | 'highest';

export type ValueOf = (seqId: string, measure: ColumnKey) => number | null;

/** Measures by which a rule can choose among the reagents for a protein. */
export const ruleMeasures: readonly { readonly key: ColumnKey; readonly order: MeasureOrder }[] = [
  { key: 'totalCVPlasma', order: 'lowest' },
  { key: 'totalCVSerum', order: 'lowest' },
  { key: 'signalToNoisePlasma', order: 'highest' },
  { key: 'signalToNoiseSerum', order: 'highest' },
  { key: 'loDb', order: 'lowest' },
  { key: 'correlationPlasma', order: 'highest' },
  { key: 'correlationSerum', order: 'highest' },
];

/** Columns that `measureValues` and `offeredMeasures` read. */
export const ruleMeasureKeys: readonly ColumnKey[] = ['seqId', ...ruleMeasures.map(({ key }) => key)];

const noValue: ValueOf = () => null;

const valuesOf = memoizeOn((table: Table): ValueOf => {
  const rows = rowOfSeqId(table);
  return (seqId, measure) => {
    const row = rows.get(seqId);
    const value = row === undefined ? null : cellValue(table, row, measure);
    return typeof value === 'number' ? value : null;
  };
});

export function measureValues(table: Table | null): ValueOf {
  return table === null ? noValue : valuesOf(table);
}

/** Returns whether any reagent of the table has a value of the measure. */
export function isMeasureFilled({ columns }: Table, measure: ColumnKey): boolean {
  const column = columns.get(measure);
  return column?.kind === 'number' && column.values.some((value) => !Number.isNaN(value));
}

/** Returns the measures for which the catalogue has a value. */
export function offeredMeasures(table: Table | null): typeof ruleMeasures {
  if (table === null) return [];
  return ruleMeasures.filter(({ key }) => isMeasureFilled(table, key));
}

/**
 * Returns the symbols of the proteins that a reagent measures, or their accessions without symbols. Empty for one
 * protein.
 */
export function spannedProteins({
  uniProtId,
  entrezGeneName,
}: Pick<ImportCandidate, 'uniProtId' | 'entrezGeneName'>): readonly string[] {
  const accessions = [...new Set(uniProtId)];
  const symbols = [...new Set(entrezGeneName)];
  const names = symbols.length > 1 ? symbols : accessions;
  return (accessions.length > 0 ? accessions : symbols).length > 1 ? names : [];
}

export type Best =
  | { readonly kind: 'best'; readonly seqId: string; readonly value: number }
  | { readonly kind: 'tie'; readonly value: number }
  | { readonly kind: 'missing' };

/** Returns the reagent with the best value. Reagents without a value are skipped. */
export function bestBy(
  seqIds: readonly string[],
  order: MeasureOrder,
  valueOfSeqId: (seqId: string) => number | null,
): Best {
  const sign = order === 'lowest' ? 1 : -1;
  let best: { readonly seqId: string; readonly value: number } | undefined;
  let isTied = false;
  for (const seqId of seqIds) {
    const value = valueOfSeqId(seqId);
    if (value === null) continue;
    const difference = best === undefined ? -1 : sign * (value - best.value);
    if (difference === 0) isTied = true;
    if (difference >= 0) continue;
    best = { seqId, value };
    isTied = false;
  }
  if (best === undefined) return { kind: 'missing' };
  return isTied ? { kind: 'tie', value: best.value } : { kind: 'best', ...best };
}
