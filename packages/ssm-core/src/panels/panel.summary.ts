import type { ColumnKey } from '../api/types.ts';
import { dilutionGroups } from '../filter/filter.keys.ts';
import { isTextColumn, listItems } from '../table/cell.ts';
import { compareNaturally, countBelow } from '../table/order/sort.ts';
import { entryAt } from '../table/parse/deferred.column.ts';
import { allRows } from '../table/rows.ts';
import type { RowNumbers, Table } from '../table/table.ts';
import { type Bin, type BinScale, countBins, type Quartiles, quartilesOf, scaledBinsOf } from './distribution.ts';
import { panelRows } from './files/panel.rows.ts';

/** Measures compared with the catalogue, each in plasma and in serum. */
export const summaryMeasures = [
  'totalCVPlasma',
  'totalCVSerum',
  'signalToNoisePlasma',
  'signalToNoiseSerum',
  'correlationPlasma',
  'correlationSerum',
] as const satisfies readonly ColumnKey[];
export type SummaryMeasure = (typeof summaryMeasures)[number];

/** Columns that a summary reads. */
export const summaryColumnKeys: readonly ColumnKey[] = ['seqId', 'uniProtId', 'dilutionGroup', ...summaryMeasures];

export interface DilutionCount {
  /** Name of the group; null if the catalogue states none. */
  readonly group: string | null;
  readonly panel: number;
  readonly catalogue: number;
}

export interface Measured {
  /** Number of reagents with a value. */
  readonly known: number;
  readonly missing: number;
  readonly quartiles: Quartiles | null;
}

export interface BinCount extends Bin {
  readonly panel: number;
  readonly catalogue: number;
}

/** Numbers of catalogue values below, equal to and above the panel's median. */
export interface Standing {
  readonly below: number;
  readonly equal: number;
  readonly above: number;
}

export interface MeasureSummary {
  readonly key: SummaryMeasure;
  readonly panel: Measured;
  readonly catalogue: Measured;
  /** `log` if the bars have equal ratios, because a few values are far above the others. */
  readonly scale: BinScale;
  /** Bars with the same bounds for panel and catalogue, in ascending order; empty if the catalogue has no value. */
  readonly bins: readonly BinCount[];
  /** Where the panel's median stands; null if no reagent of the panel has a value. */
  readonly standing: Standing | null;
}

export interface ProteinCounts {
  /** Distinct UniProt accessions. */
  readonly distinct: number;
  /** Number of reagents that share an accession with another reagent of the panel. */
  readonly sharing: number;
  /** Number of reagents without an accession. */
  readonly unknown: number;
}

export interface PanelStatistics {
  /** Number of distinct SeqIds in the panel. */
  readonly count: number;
  /** Number of SeqIds that are in the catalogue. All counts below are of these SeqIds. */
  readonly found: number;
  /** SeqIds that are no longer in the catalogue, in panel order. */
  readonly lost: readonly string[];
  readonly catalogueCount: number;
  /**
   * Groups in assay order, then other groups, then reagents without a group. Groups that the catalogue lacks are left
   * out.
   */
  readonly dilutions: readonly DilutionCount[];
  readonly proteins: ProteinCounts;
  readonly measures: readonly MeasureSummary[];
}

/**
 * Summarizes a panel by its SeqIds. The table must be the whole menu of the panel's version, with the columns
 * `summaryColumnKeys`.
 */
export function summarisePanel(table: Table, seqIds: Iterable<string>): PanelStatistics {
  const { rows, lost } = panelRows(table, seqIds);
  return {
    count: rows.length + lost.length,
    found: rows.length,
    lost,
    catalogueCount: table.rowCount,
    dilutions: dilutionsOf(table, rows),
    proteins: proteinsOf(table, rows),
    measures: summaryMeasures.map((key) => measureOf(table, rows, key)),
  };
}

function textAt(table: Table, row: number, key: ColumnKey): string | null {
  const column = table.columns.get(key);
  return column !== undefined && isTextColumn(column) ? entryAt(column, row) : null;
}

function countGroups(table: Table, rows: RowNumbers): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const row of rows) {
    const group = textAt(table, row, 'dilutionGroup');
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}

function dilutionsOf(table: Table, rows: RowNumbers): readonly DilutionCount[] {
  const panel = countGroups(table, rows);
  const catalogue = countGroups(table, allRows(table.rowCount));
  const others = [...catalogue.keys()].filter((group) => group !== null).toSorted(compareNaturally);
  return [...new Set([...dilutionGroups, ...others, null])].flatMap((group) => {
    const count = catalogue.get(group);
    return count === undefined ? [] : [{ group, panel: panel.get(group) ?? 0, catalogue: count }];
  });
}

/** The proteins that rows measure, by UniProt accession. A row of several accessions belongs to each of them. */
export interface ListedProteins {
  /** Number of reagents of each accession. */
  readonly reagents: ReadonlyMap<string, number>;
  /** Rows that share an accession with another row. */
  readonly sharing: RowNumbers;
  /** Rows without an accession. */
  readonly unknown: RowNumbers;
  /** Rows with several accessions. */
  readonly spanning: RowNumbers;
}

export function readProteins(table: Table, rows: RowNumbers): ListedProteins {
  const accessions = Array.from(rows, (row) => {
    const entry = textAt(table, row, 'uniProtId');
    return entry === null ? [] : [...new Set(listItems(entry))];
  });
  const reagents = new Map<string, number>();
  for (const accession of accessions.flat()) reagents.set(accession, (reagents.get(accession) ?? 0) + 1);
  const rowsWith = (test: (own: readonly string[]) => boolean): RowNumbers =>
    rows.filter((_, index) => test(accessions[index] ?? []));
  return {
    reagents,
    sharing: rowsWith((own) => own.some((accession) => (reagents.get(accession) ?? 0) > 1)),
    unknown: rowsWith((own) => own.length === 0),
    spanning: rowsWith((own) => own.length > 1),
  };
}

function proteinsOf(table: Table, rows: RowNumbers): ProteinCounts {
  const { reagents, sharing, unknown } = readProteins(table, rows);
  return { distinct: reagents.size, sharing: sharing.length, unknown: unknown.length };
}

function valuesOf(table: Table, rows: RowNumbers, key: SummaryMeasure): Float64Array {
  const column = table.columns.get(key);
  if (column?.kind !== 'number') return new Float64Array();
  const { values } = column;
  return Float64Array.from(rows, (row) => values[row] as number)
    .filter((value) => !Number.isNaN(value))
    .toSorted();
}

function measured(sorted: Float64Array, rowCount: number): Measured {
  return { known: sorted.length, missing: rowCount - sorted.length, quartiles: quartilesOf(sorted) };
}

function standingOf(catalogue: Float64Array, median: number): Standing {
  const below = countBelow(catalogue, median);
  let end = below;
  while (end < catalogue.length && catalogue[end] === median) end++;
  return { below, equal: end - below, above: catalogue.length - end };
}

function measureOf(table: Table, rows: RowNumbers, key: SummaryMeasure): MeasureSummary {
  const ofPanel = valuesOf(table, rows, key);
  const ofCatalogue = valuesOf(table, allRows(table.rowCount), key);
  const { scale, bins } = scaledBinsOf(ofCatalogue);
  const [panelCounts, catalogueCounts] = [countBins(bins, ofPanel), countBins(bins, ofCatalogue)];
  const panel = measured(ofPanel, rows.length);
  return {
    key,
    panel,
    catalogue: measured(ofCatalogue, table.rowCount),
    scale,
    bins: bins.map((bin, index) => ({
      ...bin,
      panel: panelCounts[index] as number,
      catalogue: catalogueCounts[index] as number,
    })),
    standing: panel.quartiles === null ? null : standingOf(ofCatalogue, panel.quartiles.median),
  };
}
