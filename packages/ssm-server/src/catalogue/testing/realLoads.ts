import {
  bestFirst,
  cellValue,
  createSearchIndex,
  identifierColumnKeys,
  parseSearch,
  searchRows,
  type Table,
} from 'ssm-core/engine';
import { type LoadOptions, type LoadResult, loadCatalogue } from '../load/load.ts';
import type { CatalogueRevision } from '../revision.ts';
import { sharedFile } from './sharedData.ts';

export const now = new Date('2026-03-04T05:06:07.000Z');

const loads = new Map<string, Promise<LoadResult>>();

/** Loads each combination once: a result is immutable. */
export function loadShared(names: readonly string[], options: Partial<LoadOptions> = {}): Promise<LoadResult> {
  const key = JSON.stringify([names, options.version, [...(options.map ?? [])]]);
  const result = loads.get(key) ?? loadCatalogue(names.map(sharedFile), { version: 'V_7K', now, ...options });
  loads.set(key, result);
  return result;
}

export function revisionOf(result: LoadResult): CatalogueRevision {
  if (result.revision === null) throw new Error(JSON.stringify(result.report.files.map(({ refusal }) => refusal)));
  return result.revision;
}

export type Row = Readonly<Record<string, string>>;

export const isOnMenu = (row: Row) =>
  !(row.targetFullName_11kList ?? '').startsWith('Internal Use Only') &&
  (row.organism === 'Human' || row.organism === '') &&
  ['Protein', 'Non-Human', ''].includes(row.type ?? '');

export function identifiers(cell: string | undefined): readonly string[] {
  return [...new Set((cell ?? '').split(/[| ]+/).filter((item) => item !== '' && item !== 'None'))];
}

export function searcher(table: Table): (text: string) => readonly unknown[] {
  const index = createSearchIndex(table, identifierColumnKeys, (_, value) => String(value));
  return (text) => {
    const query = parseSearch(text);
    return [...bestFirst(index, searchRows(index, query), query)].map((row) => cellValue(table, row, 'seqId'));
  };
}
