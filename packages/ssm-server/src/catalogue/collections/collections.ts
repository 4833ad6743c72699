/** Memoizes the collections of a pair of catalogues, and drops them with the pair. */
import { memoizeOnPair } from 'ssm-core/internal';
import { inTurns } from '../../queue/steps.ts';
import type { ActiveCatalogue } from '../active.ts';
import { buildCollections, type Collections } from './buildCollections.ts';

export const collectionsOf: (catalogues: readonly ActiveCatalogue[]) => Promise<Collections> = memoizeOnPair(
  (catalogues: readonly ActiveCatalogue[]) => inTurns(buildCollections(catalogues)),
);
