/** The collections of the catalogues in use, made once for each pair of them and dropped with them. */
import { keptWithPair } from 'ssm-core/internal';
import { inTurns } from '../../queue/steps.ts';
import type { ActiveCatalogue } from '../active.ts';
import { buildCollections, type Collections } from './buildCollections.ts';

export const collectionsOf: (catalogues: readonly ActiveCatalogue[]) => Promise<Collections> = keptWithPair(
  (catalogues: readonly ActiveCatalogue[]) => inTurns(buildCollections(catalogues)),
);
