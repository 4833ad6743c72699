/** What the reagents of the catalogues in use are known by, found out once a catalogue. */
import { type AssayVersion, assayVersions, buildImportIndex, type ImportIndex, type Resembles } from 'ssm-core';
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

export interface ImportIndexes {
  readonly menu: ImportIndex;
  readonly other: ImportIndex | undefined;
}

/** The index of a version, and of the other one while it has a catalogue. */
export async function importIndexes(exchange: Exchange, version: AssayVersion): Promise<ImportIndexes> {
  const otherVersion = assayVersions.find((candidate) => candidate !== version) as AssayVersion;
  const other = exchange.services.catalogues.get(otherVersion);
  const menu = await indexOf(catalogueOf(exchange, version));
  return { menu, other: other && (await indexOf(other)) };
}

/** Of which kinds a text literally is an identifier, in any version. */
export function resemblesIn({ menu, other }: ImportIndexes): Resembles {
  if (other === undefined) return menu.resembles;
  return (text) => new Set([...menu.resembles(text), ...other.resembles(text)]);
}
