/** The collections of the catalogues in use, made once for each pair of them. */
import { inTurns } from '../../queue/steps.ts';
import type { ActiveCatalogue } from '../active.ts';
import { buildCollections, type Collections } from './buildCollections.ts';

/** By the catalogue of one version, then by that of the other; dropped with the catalogues. */
const built = new WeakMap<object, WeakMap<object, Promise<Collections>>>();
const absent = {};

export function collectionsOf(catalogues: readonly ActiveCatalogue[]): Promise<Collections> {
  const [one = absent, other = absent] = catalogues;
  const ofOne = built.get(one) ?? new WeakMap<object, Promise<Collections>>();
  built.set(one, ofOne);
  const collections = ofOne.get(other) ?? inTurns(buildCollections(catalogues));
  ofOne.set(other, collections);
  return collections;
}
