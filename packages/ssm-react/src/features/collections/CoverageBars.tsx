import { type AssayVersion, type Builder, type Collection, type CollectionGene, coverageOf } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { Said } from '../../ui/screen-reader/Said.tsx';
import { useCollectionsTexts } from './useCollectionsTexts.ts';

const noBuilder = {
  getSnapshot: () => null,
  subscribe: () => () => undefined,
};

/**
 * Returns the SeqIds in the builder. Returns undefined without a builder, and until its list is read from the
 * storage.
 */
export function useBuilderSeqIds(builder: Builder | undefined, version: AssayVersion): ReadonlySet<string> | undefined {
  return useSelected(builder ?? noBuilder, (state) => {
    const list = state?.lists[version];
    return list?.isRead === true ? list.seqIds : undefined;
  });
}

export interface GeneCounts {
  readonly all: number;
  readonly measured: readonly { readonly version: AssayVersion; readonly count: number }[];
  readonly inBuilder: number | undefined;
}

export function countsOf(
  { geneCount, versions, genes }: Collection,
  version: AssayVersion,
  inBuilder: ReadonlySet<string> | undefined,
): GeneCounts {
  return {
    all: geneCount,
    measured: versions.map((each) => ({ version: each.version, count: each.genes })),
    inBuilder: inBuilder && genes ? coverageOf(genes, version, inBuilder).held.length : undefined,
  };
}

const keyOf = ({ entrezId, symbol }: CollectionGene): string => entrezId ?? `symbol:${symbol}`;

/** Counts genes of all collections together. A gene in several collections counts once. */
export function countsOfAll(
  collections: readonly Collection[],
  version: AssayVersion,
  inBuilder: ReadonlySet<string> | undefined,
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
    inBuilder: inBuilder && coverageOf(genes, version, inBuilder).held.length,
  };
}

export function useCoverageText(): (counts: GeneCounts) => string {
  const { strings, countText } = useSsm();
  const texts = useCollectionsTexts();
  return ({ all, measured, inBuilder }) => {
    if (all === 0) return texts.noGenes;
    const parts = measured.map(({ version, count }) => texts.onVersion(countText(count), strings.version[version]));
    const own = inBuilder === undefined ? [] : [texts.inBuilder(countText(inBuilder))];
    return texts.coverage(texts.genes(all, countText(all)), [...parts, ...own]);
  };
}

/** Draws counts as bars. Screen readers skip the bars, because a sentence beside them has the same counts. */
export function CoverageBars({ counts: { all, measured, inBuilder } }: { readonly counts: GeneCounts }) {
  const { strings, countText } = useSsm();
  const texts = useCollectionsTexts();
  const bars = [
    ...measured.map(({ version, count }) => ({ of: 'version', label: strings.version[version], count })),
    ...(inBuilder === undefined ? [] : [{ of: 'builder', label: texts.builderBar, count: inBuilder }]),
  ];
  return (
    <div className="ssm-Collections-bars" aria-hidden="true">
      {bars.map(({ of, label, count }) => (
        <div key={label} data-of={of}>
          <span>{label}</span>
          <svg focusable="false">
            <rect data-of="track" width="100%" height="100%" />
            <rect data-of="bar" width={`${all === 0 ? 0 : (100 * count) / all}%`} height="100%" />
          </svg>
          <span>{countText(count)}</span>
        </div>
      ))}
    </div>
  );
}

export interface VersionCoverageProps {
  readonly version: AssayVersion;
  /** The collections; undefined while they load. */
  readonly collections: readonly Collection[] | undefined;
  readonly builder: Builder | undefined;
}

/** Announces the coverage after the user has chosen another version and the collections are loaded. */
export function VersionCoverage({ version, collections, builder }: VersionCoverageProps) {
  const { strings } = useSsm();
  const texts = useCollectionsTexts();
  const coverageText = useCoverageText();
  const inBuilder = useBuilderSeqIds(builder, version);
  const coverage = collections && coverageText(countsOfAll(collections, version, inBuilder));
  return <Said of={version} text={coverage && texts.ofVersion(strings.version[version], coverage)} />;
}
