/** What the catalogues in use know of identifiers, indexed once for each pair of them. */
import { type AssayVersion, assayVersions } from 'ssm-core';
import { buildIdentifierIndex, type Catalogues, type IdentifierIndex } from 'ssm-core/engine';
import { inTurns } from '../queue/steps.ts';
import type { ActiveCatalogue, CatalogueHolder } from './active.ts';

/** By the catalogue of one version, then by that of the other; an index is dropped with its catalogues. */
const indexes = new WeakMap<object, WeakMap<object, Promise<IdentifierIndex>>>();
const absent = {};

function indexOf(catalogues: readonly ActiveCatalogue[]): Promise<IdentifierIndex> {
  const [one = absent, other = absent] = catalogues;
  const ofOne = indexes.get(one) ?? new WeakMap<object, Promise<IdentifierIndex>>();
  indexes.set(one, ofOne);
  const index =
    ofOne.get(other) ??
    inTurns(
      buildIdentifierIndex(
        catalogues.map(({ version, table, offMenu, knowledge }) => ({ version, menu: table, offMenu, knowledge })),
      ),
    );
  ofOne.set(other, index);
  return index;
}

/** For a version that has a catalogue; undefined for one that has none. */
export async function identifiersOf(holder: CatalogueHolder, version: AssayVersion): Promise<Catalogues | undefined> {
  const catalogues = assayVersions.flatMap((each) => holder.get(each) ?? []);
  return (await indexOf(catalogues))[version];
}
