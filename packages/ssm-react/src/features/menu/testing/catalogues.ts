/** Builds catalogues whose values tests can predict from the row number. */
import type { AssayVersion, ColumnKey } from 'ssm-core';
import { booleanColumn, type Column, columnsOfVersion, listColumn, numberColumn, textColumn } from 'ssm-core/engine';
import { type CatalogueRevision, smallCatalogue } from 'ssm-server';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Row `R<n>` has the symbol `SYM<n>`, the accession `P<n>` and the name `Protein <n>`. Every tenth row has no target
 * name.
 */
function seriesColumns(version: AssayVersion, count: number): ReadonlyMap<string, Column> {
  const rows = numbers(count);
  const columns = new Map<ColumnKey, Column>();
  for (const { key, kind } of columnsOfVersion(version)) {
    if (kind === 'number')
      columns.set(key, numberColumn(rows.map((row) => (row % 7 === 0 ? null : (row * 37) % 1009))));
    else if (kind === 'text') columns.set(key, textColumn(rows.map((row) => `${key} ${row % 50}`)));
    else if (kind === 'boolean') columns.set(key, booleanColumn(rows.map((row) => row % 2 === 0)));
    else columns.set(key, listColumn(rows.map((row) => (row % 3 === 0 ? null : [`${key}${row % 9}`, 'x']))));
  }
  columns.set('seqId', textColumn(rows.map((row) => `${row}-1`)));
  columns.set('fullName', textColumn(rows.map((row) => `Protein ${row}`)));
  columns.set('targetName', textColumn(rows.map((row) => (row % 10 === 0 ? null : `Target ${row}`))));
  columns.set('uniProtId', listColumn(rows.map((row) => [`P${row}`])));
  columns.set('entrezGeneName', listColumn(rows.map((row) => [`SYM${row}`])));
  return columns;
}

export function seriesCatalogue(version: AssayVersion, count: number, edition = 1): CatalogueRevision {
  return {
    ...smallCatalogue(version),
    revision: `series-${version}-${count}-${edition}`,
    recordCount: count,
    columns: seriesColumns(version, count),
    onMenu: new Uint8Array(count).fill(1),
    derivedFrom: new Map(),
  };
}

/** Makes the rows with these numbers reagents for the protein of the first of them. */
export function withOneProtein(revision: CatalogueRevision, rows: readonly number[]): CatalogueRevision {
  const named = (name: string) =>
    listColumn(numbers(revision.recordCount).map((row) => [`${name}${rows.includes(row) ? rows[0] : row}`]));
  const columns = new Map([...revision.columns, ['uniProtId', named('P')], ['entrezGeneName', named('SYM')]] as const);
  return { ...revision, columns };
}

/** Gives the reagents the dilution groups of the assay in turn, and every fourth reagent none. */
export function withDilutions(revision: CatalogueRevision): CatalogueRevision {
  const groups = ['20%', '0.5%', '0.005%', null];
  const own = textColumn(numbers(revision.recordCount).map((row) => groups[(row - 1) % groups.length] ?? null));
  return { ...revision, columns: new Map([...revision.columns, ['dilutionGroup', own] as const]) };
}

/** Takes a reagent off the menu, as a reagent of another species is. */
export function withoutHuman(revision: CatalogueRevision, seqId: string): CatalogueRevision {
  const own = revision.columns.get('seqId');
  const row = own?.kind === 'text' ? own.dictionary.indexOf(seqId) : -1;
  const reasons = Array.from({ length: revision.recordCount }, (_, each) => (each === row ? 'not_human' : null));
  const columns = new Map([...revision.columns, ['offMenuReason', textColumn(reasons)] as const]);
  return { ...revision, columns, onMenu: revision.onMenu.map((isOn, each) => (each === row ? 0 : isOn)) };
}

/** Takes a reagent off the menu, like a catalogue file that reserves the reagent for internal use. */
export function withoutOffered(revision: CatalogueRevision, seqId: string): CatalogueRevision {
  const own = revision.columns.get('seqId');
  const row = own?.kind === 'text' ? own.dictionary.indexOf(seqId) : -1;
  const only = (text: string) =>
    textColumn(Array.from({ length: revision.recordCount }, (_, each) => (each === row ? text : null)));
  const columns = new Map([
    ...revision.columns,
    ['offMenuReason', only('internal_use')] as const,
    ['withdrawnSource', only('list.tsv · Name')] as const,
    ['fullName', only('Internal Use Only: Tenascin')] as const,
  ]);
  return { ...revision, columns, onMenu: revision.onMenu.map((isOn, each) => (each === row ? 0 : isOn)) };
}

/**
 * Gives both catalogues a table with coefficients between 7K and 11K, and from 5K, which has the first ten reagents.
 * Every fifth reagent has a low concordance, every third a medium one, and every seventh none.
 */
export function withLift(catalogues: readonly CatalogueRevision[]): readonly CatalogueRevision[] {
  return catalogues.map((revision) => {
    const rows = numbers(revision.recordCount);
    const cells = (of: (row: number) => string | null) => textColumn(rows.map((row) => (row > 40 ? null : of(row))));
    const concordance = (row: number) => (row % 5 === 0 ? '0.412' : row % 3 === 0 ? '0.7' : '0.951');
    const columns = ['plasma', 'serum'].flatMap((matrix, index) => [
      [`${matrix}_7k_to_11k`, cells((row) => (row % 7 === 0 ? null : String(1 + index + row / 100)))] as const,
      [`${matrix}_11k_to_7k`, cells((row) => (row % 7 === 0 ? null : String(1 / (1 + row / 100))))] as const,
      [`${matrix}_11k_to_7k_ccc`, cells((row) => (row % 7 === 0 ? null : concordance(row)))] as const,
      [`${matrix}_5k_to_11k`, cells((row) => (row > 10 ? null : '1.053'))] as const,
    ]);
    return {
      ...revision,
      source: new Map(columns.map(([header, column]) => [`lift.tsv · ${header}`, column])),
      knowledge: {
        ...revision.knowledge,
        versions: rows.map((row) => ({ seqId: `${row}-1`, in5k: row <= 10, in7k: row <= 40, in11k: true })),
        sources: [{ file: 'lift.tsv', holds: 'lift', count: rows.length, source: 'The vendor', licence: 'CC BY 4.0' }],
      },
    };
  });
}

export function bothVersions(sevenK: number, elevenK: number, edition = 1): readonly CatalogueRevision[] {
  return [seriesCatalogue('V_7K', sevenK, edition), seriesCatalogue('V_11K', elevenK, edition)];
}
