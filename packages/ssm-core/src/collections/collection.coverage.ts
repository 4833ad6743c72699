import type { AssayVersion, CollectionGene } from '../api/types.ts';

export interface Coverage {
  /** Genes with a reagent on the version's menu, in the given order, as in the other lists. */
  readonly measured: readonly CollectionGene[];
  readonly unmeasured: readonly CollectionGene[];
  /** Genes with a reagent in the list. */
  readonly held: readonly CollectionGene[];
  /** Genes that have a reagent on the menu but none in the list. */
  readonly missing: readonly CollectionGene[];
  /** Genes of which only the symbol is known. */
  readonly unresolved: readonly CollectionGene[];
  /** Reagents of the collection that are not in the list, each once. */
  readonly addable: readonly string[];
  /** Reagents from `addable` that measure a missing gene. */
  readonly missingSeqIds: readonly string[];
}

/** Computes how much of a collection a list covers. `held` contains the list's SeqIds. */
export function coverageOf(
  genes: readonly CollectionGene[],
  version: AssayVersion,
  held: ReadonlySet<string>,
): Coverage {
  const hasReagent = ({ seqIds }: CollectionGene) => seqIds[version].some((seqId) => held.has(seqId));
  const notHeld = (of: readonly CollectionGene[]) => [
    ...new Set(of.flatMap(({ seqIds }) => seqIds[version].filter((seqId) => !held.has(seqId)))),
  ];
  const measured = genes.filter(({ seqIds }) => seqIds[version].length > 0);
  const missing = measured.filter((gene) => !hasReagent(gene));
  return {
    measured,
    unmeasured: genes.filter(({ seqIds }) => seqIds[version].length === 0),
    held: measured.filter(hasReagent),
    missing,
    unresolved: genes.filter(({ entrezId }) => entrezId === null),
    addable: notHeld(measured),
    missingSeqIds: notHeld(missing),
  };
}
