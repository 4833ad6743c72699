import { type AssayVersion, assayVersions } from 'ssm-core';
import { buildIdentifierIndex, type Catalogues, type IdentifierIndex } from 'ssm-core/engine';
import { memoizeOnPair } from 'ssm-core/internal';
import { inBackground } from '../queue/steps.ts';
import type { ActiveCatalogue, CatalogueHolder } from './active.ts';

const indexOf = memoizeOnPair(
  (catalogues: readonly ActiveCatalogue[]): Promise<IdentifierIndex> =>
    inBackground(
      buildIdentifierIndex(
        catalogues.map(({ version, table, offMenu, knowledge }) => ({ version, menu: table, offMenu, knowledge })),
      ),
    ),
);

/** Returns the identifiers of a version; undefined if the version has no catalogue. */
export async function identifiersOf(holder: CatalogueHolder, version: AssayVersion): Promise<Catalogues | undefined> {
  const catalogues = assayVersions.flatMap((each) => holder.get(each) ?? []);
  return (await indexOf(catalogues))[version];
}
