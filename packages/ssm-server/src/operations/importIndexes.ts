/** What the reagents of the catalogues in use are known by, found out once a catalogue. */
import { type AssayVersion, assayVersions, buildImportIndex, type ImportIndex } from 'ssm-core';
import type { ActiveCatalogue } from '../catalogue/active.ts';
import { inTurns } from '../steps.ts';
import { catalogueOf, type Exchange } from './exchange.ts';

/** Forgotten with its catalogue. */
const indexes = new WeakMap<ActiveCatalogue, Promise<ImportIndex>>();

function indexOf(catalogue: ActiveCatalogue): Promise<ImportIndex> {
  const { table: menu, offMenu } = catalogue;
  const index = indexes.get(catalogue) ?? inTurns(buildImportIndex({ menu, offMenu }));
  indexes.set(catalogue, index);
  return index;
}

/** The index of a version, and of the other one while it has a catalogue. */
export async function importIndexes(exchange: Exchange, version: AssayVersion) {
  const otherVersion = assayVersions.find((candidate) => candidate !== version) as AssayVersion;
  const other = exchange.services.catalogues.get(otherVersion);
  const menu = await indexOf(catalogueOf(exchange, version));
  return { menu, other: other && (await indexOf(other)) };
}
