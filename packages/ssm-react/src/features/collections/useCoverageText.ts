import { type AssayVersion, type Collection, type CollectionGene, coverageOf } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useCollectionsTexts } from './useCollectionsTexts.ts';

export interface GeneCounts {
  readonly all: number;
  readonly measured: readonly { readonly version: AssayVersion; readonly count: number }[];
  readonly held: number | undefined;
}

export function countsOf(
  { geneCount, versions, genes }: Collection,
  version: AssayVersion,
  held: ReadonlySet<string> | undefined,
): GeneCounts {
  return {
    all: geneCount,
    measured: versions.map((each) => ({ version: each.version, count: each.genes })),
    held: held && genes ? coverageOf(genes, version, held).held.length : undefined,
  };
}

const keyOf = ({ entrezId, symbol }: CollectionGene): string => entrezId ?? `symbol:${symbol}`;

/** Counts a gene of several collections once. */
export function countsOfAll(
  collections: readonly Collection[],
  version: AssayVersion,
  held: ReadonlySet<string> | undefined,
): GeneCounts {
  const genes = [
    ...new Map(collections.flatMap((each) => each.genes ?? []).map((gene) => [keyOf(gene), gene])).values(),
  ];
  const versions = collections[0]?.versions ?? [];
  return {
    all: genes.length,
    measured: versions.map((each) => ({
      version: each.version,
      count: genes.filter(({ seqIds }) => seqIds[each.version].length > 0).length,
    })),
    held: held && coverageOf(genes, version, held).held.length,
  };
}

export function useCoverageText(): (counts: GeneCounts) => string {
  const { strings, countText } = useSsm();
  const texts = useCollectionsTexts();
  return ({ all, measured, held }) => {
    if (all === 0) return texts.noGenes;
    const parts = measured.map(({ version, count }) => texts.onVersion(countText(count), strings.version[version]));
    const own = held === undefined ? [] : [texts.inBuilder(countText(held))];
    return texts.coverage(texts.genes(all, countText(all)), [...parts, ...own]);
  };
}
