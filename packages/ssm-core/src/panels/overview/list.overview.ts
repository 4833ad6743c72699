import { memoizeOn } from '../../memoize.ts';
import { type ListRows, listSeqIds } from '../../menu/rows/menu.listing.ts';
import { isMeasureFilled, type MeasureOrder } from '../../proteins/reagentRules.ts';
import { reagentLines } from '../../sheet/sheet.reagents.ts';
import { allRows, keepMasked, keepRows } from '../../table/rows.ts';
import { selectSeqIds, seqIdsOf } from '../../table/select.ts';
import type { RowNumbers, Table } from '../../table/table.ts';
import { rowOfSeqId } from '../files/panel.rows.ts';
import { isSamePart, partTest, type SummaryPart } from '../panel.part.ts';
import { type ListedProteins, readProteins, type SummaryMeasure, summaryColumnKeys } from '../panel.summary.ts';

/** Measures for which the overview of a working list has limits. */
export const limitedMeasures = [
  'totalCVPlasma',
  'totalCVSerum',
  'signalToNoisePlasma',
  'signalToNoiseSerum',
] as const satisfies readonly SummaryMeasure[];
export type LimitedMeasure = (typeof limitedMeasures)[number];

/** Limits set by the user. A value is beyond a limit if it is strictly worse. */
export type Limits = Readonly<Partial<Record<LimitedMeasure, number>>>;

/** A part of a working list, which its table can list alone. */
export type ListPart =
  | SummaryPart
  /** Reagents that share an accession with another reagent of the list. */
  | { readonly key: 'sharing' }
  /** Reagents beyond the limit of the measure. The part changes with the limit. */
  | { readonly key: 'beyond'; readonly measure: LimitedMeasure }
  /** Reagents that the other assay version has withdrawn. */
  | { readonly key: 'withdrawn' };

export interface PartCount {
  readonly part: ListPart;
  readonly count: number;
}

/** Facts of a working list that the menu's table has. */
export interface ListReading {
  readonly table: Table;
  readonly seqIds: ReadonlySet<string>;
  /** Rows of the list, in catalogue order. */
  readonly rows: RowNumbers;
  readonly proteins: ListedProteins;
  /** Rows that the other assay version has withdrawn. */
  readonly withdrawn: RowNumbers;
}

export function betterEnd(key: LimitedMeasure): MeasureOrder {
  return reagentLines.find((line) => line.key === key)?.best ?? 'highest';
}

export function isSameListPart(one: ListPart | null, other: ListPart | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.key === 'beyond') return other.key === one.key && one.measure === other.measure;
  if (one.key === 'sharing' || one.key === 'withdrawn') return other.key === one.key;
  return other.key !== 'beyond' && other.key !== 'sharing' && other.key !== 'withdrawn' && isSamePart(one, other);
}

function rowsOfSeqIds(table: Table, seqIds: ReadonlySet<string>): RowNumbers {
  return keepMasked(allRows(table.rowCount), selectSeqIds(table, seqIds).bytes);
}

/**
 * Reads what does not depend on limits. Returns undefined until the table has all columns of a summary. `withdrawn`
 * has the SeqIds that the other assay version has withdrawn.
 */
export function readList(
  table: Table,
  seqIds: ReadonlySet<string>,
  withdrawn: readonly string[],
): ListReading | undefined {
  if (!summaryColumnKeys.every((key) => table.columns.has(key))) return undefined;
  const rows = rowsOfSeqIds(table, seqIds);
  return {
    table,
    seqIds,
    rows,
    proteins: readProteins(table, rows),
    withdrawn: rowsOfSeqIds(table, new Set(withdrawn.filter((seqId) => seqIds.has(seqId)))),
  };
}

function isBeyond(table: Table, measure: LimitedMeasure, limit: number | undefined): (row: number) => boolean {
  const column = table.columns.get(measure);
  if (limit === undefined || column?.kind !== 'number') return () => false;
  const { values } = column;
  // Comparisons with NaN, a missing value, are false.
  return betterEnd(measure) === 'lowest'
    ? (row) => (values[row] as number) > limit
    : (row) => (values[row] as number) < limit;
}

export function rowsOfPart(
  { table, rows, proteins, withdrawn }: ListReading,
  part: ListPart,
  limits: Limits,
): RowNumbers {
  if (part.key === 'sharing') return proteins.sharing;
  if (part.key === 'withdrawn') return withdrawn;
  if (part.key === 'beyond') return keepRows(rows, isBeyond(table, part.measure, limits[part.measure]));
  return keepRows(rows, partTest(table, part));
}

/** Counts the reagents of each problem, in the order to show. Leaves out problems that no reagent has. */
export function listProblems(reading: ListReading, limits: Limits): readonly PartCount[] {
  const filled = limitedMeasures.filter((measure) => isMeasureFilled(reading.table, measure));
  const parts: readonly ListPart[] = [
    { key: 'withdrawn' },
    { key: 'sharing' },
    ...filled.map((measure): ListPart => ({ key: 'beyond', measure })),
    ...filled.map((key): ListPart => ({ key, bin: null })),
  ];
  return parts
    .map((part) => ({ part, count: rowsOfPart(reading, part, limits).length }))
    .filter(({ count }) => count > 0);
}

/**
 * Lists a part in a table of the working list. Lists the whole list if the part is empty, so that the table does not
 * become empty when the last reagent of a problem is removed.
 */
export function listPart(reading: ListReading, part: ListPart, limits: Limits): ListRows | undefined {
  const rows = rowsOfPart(reading, part, limits);
  if (rows.length === 0) return undefined;
  // Lists by SeqId, because a later table may have other rows.
  const listWithin = listSeqIds(new Set(seqIdsOf(reading.table, rows)));
  return (table, filtered) => ({
    within: listWithin(table, filtered).within,
    total: selectSeqIds(table, reading.seqIds).count,
  });
}

const placesOf = memoizeOn(rowOfSeqId);

export interface BeyondLimit {
  readonly measure: LimitedMeasure;
  readonly value: number;
  readonly limit: number;
}

/** Returns a function that tells which limits a reagent of the list is beyond. */
export function beyondLimits(
  { table, seqIds }: ListReading,
  limits: Limits,
): (seqId: string) => readonly BeyondLimit[] {
  const rows = placesOf(table);
  const tests = limitedMeasures.flatMap((measure) => {
    const column = table.columns.get(measure);
    const limit = limits[measure];
    if (limit === undefined || column?.kind !== 'number') return [];
    return [{ measure, limit, values: column.values, test: isBeyond(table, measure, limit) }];
  });
  return (seqId) => {
    const row = seqIds.has(seqId) ? rows.get(seqId) : undefined;
    if (row === undefined) return [];
    return tests
      .filter(({ test }) => test(row))
      .map(({ measure, limit, values }) => ({ measure, limit, value: values[row] as number }));
  };
}
