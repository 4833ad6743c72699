/** How much of a collection one version measures, and how much of that a working list has. */
import type { AssayVersion, CollectionGene } from '../api/types.ts';

export interface Coverage {
  /** Genes with a reagent on the menu of the version, in the order given; so are the others. */
  readonly measured: readonly CollectionGene[];
  readonly unmeasured: readonly CollectionGene[];
  /** Genes of which the list has a reagent. */
  readonly held: readonly CollectionGene[];
  /** Genes that are measured and of which the list has none. */
  readonly missing: readonly CollectionGene[];
  /** Genes that are known by their symbol alone. */
  readonly unresolved: readonly CollectionGene[];
  /** Every reagent of the collection that the list has not, each once. */
  readonly addable: readonly string[];
  /** Those of them that measure a missing gene. */
  readonly missingSeqIds: readonly string[];
}

/** `held` are the SeqIds of the list. */
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
