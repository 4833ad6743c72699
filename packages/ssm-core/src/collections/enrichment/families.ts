/** Families of gene sets. */
import type { GeneSetFamily } from '../../api/types.ts';
import { isOwnColumnKey, ownColumnKind } from '../../table/ownColumns.ts';

/** The person's own collections, and families that every catalogue may have. */
export const geneSetFamilies: readonly GeneSetFamily[] = ['mine', 'topics', 'go', 'mesh', 'others'];

/** Returns the given families, each once: first the standard ones, then those of the operator in the given order. */
export function familiesInOrder(families: Iterable<GeneSetFamily>): readonly GeneSetFamily[] {
  const known = new Set(families);
  return [
    ...geneSetFamilies.filter((family) => known.has(family)),
    ...[...known].filter((family) => !geneSetFamilies.includes(family)),
  ];
}

/** Returns whether a text may name a family. */
export function isGeneSetFamily(text: string): text is GeneSetFamily {
  return geneSetFamilies.some((family) => family === text) || (isOwnColumnKey(text) && ownColumnKind(text) === 'set');
}
