import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  type AssayVersion,
  type Builder,
  type CollectionSource,
  canTestSets,
  catalogueQuery,
  type EnrichmentView,
  type GeneSetTable,
  type Group,
  geneSetsQuery,
  type OwnCollection,
  type SatError,
  type TestedGeneSet,
} from 'ssm-core';
import {
  type EnrichmentInput,
  type FamilyEnrichment,
  genesOfList,
  type ListedGenes,
  type Table,
  testFamilies,
} from 'ssm-core/engine';
import { adjustedLimits, withOwnSets } from 'ssm-core/internal';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useOwnCollections } from '../../provider/useOwnCollections.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { type EnrichmentTexts, enrichment } from '../../strings/en/enrichment.ts';

/** Returns the texts of enrichment in the provider's strings. */
export const useEnrichmentTexts = (): EnrichmentTexts => useLateTexts('enrichment', enrichment);

export interface EnrichmentAsked {
  /** The `sub` of the signed-in person, whose own collections are tested too. */
  readonly sub: string;
  /** The version of the tested list. Undefined until known. */
  readonly version: AssayVersion | undefined;
  readonly seqIds: readonly string[] | undefined;
  readonly background: EnrichmentView['background']['kind'];
  /** Reagents of the own list; undefined if none is chosen or loaded. */
  readonly backgroundSeqIds: readonly string[] | undefined;
  /** The menu of the version, with `seqId` and `entrezGeneName`. */
  readonly menu: Table | undefined;
}

interface EnrichmentOutcome {
  readonly geneSets: GeneSetTable;
  readonly menu: Table;
  readonly listed: ListedGenes;
  /** Reagents of an own background that have no gene or are not on the menu. */
  readonly backgroundLeftOut: number;
  readonly results: readonly FamilyEnrichment[];
}

export interface Enrichment {
  /** Whether the server has gene sets to test; undefined until known. */
  readonly isOffered: boolean | undefined;
  /** Names of own collections with the reagents of the tested list. Each would be its own best result. */
  readonly itself: readonly string[];
  /** Undefined until everything is loaded and tested. */
  readonly outcome: EnrichmentOutcome | undefined;
  readonly error: SatError | undefined;
  readonly retry: () => void;
}

type Outcome = Pick<EnrichmentOutcome, 'results'> & { readonly input: EnrichmentInput };

/** Tests in the background of the page. While the input changes, there is no outcome of an earlier input. */
function useTested(input: EnrichmentInput | undefined): readonly FamilyEnrichment[] | undefined {
  const [tested, setTested] = useState<Outcome | null>(null);
  useEffect(() => {
    if (input === undefined) return undefined;
    const stop = new AbortController();
    async function run(asked: EnrichmentInput): Promise<void> {
      try {
        setTested({ input: asked, results: await testFamilies(asked, stop.signal) });
      } catch (cause) {
        if (!stop.signal.aborted) throw cause;
      }
    }
    void run(input);
    return () => stop.abort();
  }, [input]);
  return tested !== null && tested.input === input ? tested.results : undefined;
}

const noCollections: readonly OwnCollection[] = [];

/** Returns the collections that have exactly the reagents of a list. */
function equalTo(seqIds: readonly string[], collections: readonly OwnCollection[]): readonly OwnCollection[] {
  const listed = new Set(seqIds);
  return collections.filter(
    (each) => new Set(each.seqIds).size === listed.size && each.seqIds.every((seqId) => listed.has(seqId)),
  );
}

/** Loads the gene sets and the person's own collections, and tests them. */
export function useEnrichment(asked: EnrichmentAsked): Enrichment {
  const { sub, version, seqIds, background, backgroundSeqIds, menu } = asked;
  const { client, requestPath } = useSsm();
  const known = version ?? 'V_7K';
  const ofCatalogue = useSatQuery(catalogueQuery(client, { version: known, requestPath }));
  const isOffered = ofCatalogue.data === undefined ? undefined : canTestSets(ofCatalogue.data);
  const isEnabled = isOffered === true && version !== undefined;
  const ofSets = useSatQuery(geneSetsQuery(client, known), { isEnabled });
  const ofPerson = useOwnCollections(sub, known);
  // Without own collections the other sets are tested, and the page shows the error.
  const ownItems = ofPerson.isOffered === false || ofPerson.error !== null ? noCollections : ofPerson.items;
  const itself = useMemo(() => ownItems && equalTo(seqIds ?? [], ownItems), [ownItems, seqIds]);
  const tested = isEnabled ? ofSets.data : undefined;
  const geneSets = useMemo(
    () =>
      tested && ownItems && itself && menu
        ? withOwnSets(
            tested,
            ownItems.filter((each) => !itself.includes(each)),
            menu,
          )
        : undefined,
    [tested, ownItems, itself, menu],
  );

  const input = useMemo((): EnrichmentInput | undefined => {
    if (menu === undefined || geneSets === undefined || seqIds === undefined) return undefined;
    if (background !== 'list') return { menu, geneSets, seqIds, background: { kind: background } };
    if (backgroundSeqIds === undefined) return undefined;
    return { menu, geneSets, seqIds, background: { kind: 'list', seqIds: backgroundSeqIds } };
  }, [menu, geneSets, seqIds, background, backgroundSeqIds]);
  const results = useTested(input);

  const outcome = useMemo((): EnrichmentOutcome | undefined => {
    if (input === undefined || results === undefined) return undefined;
    const own = genesOfList(input.menu, input.background.kind === 'list' ? input.background.seqIds : []);
    return {
      geneSets: input.geneSets,
      menu: input.menu,
      listed: genesOfList(input.menu, input.seqIds),
      backgroundLeftOut: own.withoutGene.length + own.notOnMenu.length,
      results,
    };
  }, [input, results]);
  const queries = [ofCatalogue, ofSets];
  return {
    isOffered,
    itself: itself?.map(({ name }) => name) ?? [],
    outcome,
    error: queries.find(({ error }) => error !== null)?.error ?? ofPerson.error ?? undefined,
    retry() {
      if (ofPerson.error !== null) ofPerson.retry();
      for (const query of queries) if (query.error !== null) void query.refetch();
    },
  };
}

export interface EnrichmentFigures {
  /** Formats a p-value with three significant digits. Below 0.001 it is written as 3.89E-7. */
  readonly p: (value: number) => string;
  readonly fold: (value: number) => string;
  readonly logarithm: (value: number) => string;
  readonly limit: (value: number) => string;
}

/** The smallest positive number with all its digits. A smaller p-value may be 0. */
const smallest = 2.2250738585072014e-308;

export function useEnrichmentFigures(): EnrichmentFigures {
  const { locale } = useSsm();
  const { below } = useEnrichmentTexts();
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
    const small = new Intl.NumberFormat(locale, { notation: 'scientific', maximumFractionDigits: 2 });
    const short = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const exact = new Intl.NumberFormat(locale, { maximumSignificantDigits: 12 });
    function p(value: number): string {
      // A value close to a limit is not rounded to the limit.
      const isNear = adjustedLimits.some((each) => value !== each && plain.format(value) === plain.format(each));
      return (value < 0.001 ? small : isNear ? exact : plain).format(value);
    }
    return {
      p: (value) => (value < smallest ? below(p(smallest)) : p(value)),
      fold: (value) => plain.format(value),
      logarithm: (value) => short.format(value),
      limit: (value) => plain.format(value),
    };
  }, [locale, below]);
}

/** Names a source with its date and licence. The date is part of most sources, as in “WikiPathways 2026-06-10”. */
export function sourceText(texts: EnrichmentTexts, { source, date, licence }: CollectionSource): string {
  const isSaid = date === null || source?.includes(date) === true;
  return texts.source(source ?? '', isSaid ? '' : date, licence ?? '');
}

/** Returns the name of a set on screen. */
export type NameOfSet = (set: TestedGeneSet) => string;

/** The tested list, for records and files. */
interface TestedList {
  readonly name: string;
  readonly kind: string;
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
  /** Whether it is the working list of the version. Then its reagents are in the builder already. */
  readonly isBuilder: boolean;
}

export interface EnrichmentResultProps {
  readonly outcome: EnrichmentOutcome;
  readonly list: TestedList;
  /** Describes the background in records and files. */
  readonly backgroundText: string;
  readonly view: EnrichmentView;
  readonly onViewChange: (view: EnrichmentView) => void;
  readonly nameOfSet: NameOfSet;
  readonly nameOf: (seqId: string) => string | null;
  readonly group: Group;
  readonly builder: Builder | undefined;
  readonly reagentHref?: ((seqId: string, version: AssayVersion) => string) | undefined;
  readonly onOpenReagent?: ((seqId: string, version: AssayVersion) => void) | undefined;
  readonly builderHref?: ((version: AssayVersion) => string) | undefined;
  readonly onOpenBuilder?: ((version: AssayVersion) => void) | undefined;
  readonly renderUndo: (builder: Builder, version: AssayVersion) => ReactNode;
}

/** The limit that summaries count by, and that the plot marks. */
export const usualLimit = 0.05;
