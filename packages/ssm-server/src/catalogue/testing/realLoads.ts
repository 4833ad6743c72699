/** Loads real files for tests, from ../shared/data or SSM_SHARED_DATA. These files are never committed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bestFirst,
  cellValue,
  createSearchIndex,
  identifierColumnKeys,
  parseSearch,
  searchRows,
  type Table,
} from 'ssm-core/engine';
import { type CatalogueHolder, createCatalogueHolder } from '../active.ts';
import { type LoadOptions, type LoadResult, loadCatalogue } from '../load/load.ts';
import type { CatalogueFile } from '../load/openFile.ts';
import type { CatalogueRevision } from '../revision.ts';

export const now = new Date('2026-03-04T05:06:07.000Z');

const loads = new Map<string, Promise<LoadResult>>();

/** Each combination is loaded once, because results are immutable. */
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

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));

function folder(): string {
  return process.env.SSM_SHARED_DATA ?? path.resolve(repository, '../shared/data');
}

export function hasSharedData(): boolean {
  return existsSync(path.join(folder(), 'annotation_7k.tsv'));
}

export function sharedFile(name: string): CatalogueFile {
  return { name, bytes: new Uint8Array(readFileSync(path.join(folder(), name))) };
}

export function sharedRows(name: string): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = readFileSync(path.join(folder(), name), 'utf8').trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((key, index) => [key, cells[index] ?? '']));
  });
}

const tables = ['gene_aliases.tsv', 'uniprot_gene_map.tsv', 'uniprot_changes_5k_7k.tsv', 'lift_7k_11k.tsv'];

export async function loadRealCatalogues(): Promise<CatalogueHolder> {
  const holder = createCatalogueHolder();
  const sevenK = revisionOf(await loadShared(['annotation_7k.tsv', ...tables]));
  const elevenK = revisionOf(await loadShared(['annotation_11k.tsv', ...tables], { version: 'V_11K', sevenK }));
  holder.replace([sevenK, elevenK]);
  return holder;
}
