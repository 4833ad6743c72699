import { useMemo } from 'react';
import {
  type AssayVersion,
  assayVersions,
  type Builder,
  type BulkSearchList,
  type Clause,
  collectionClause,
  type Group,
  type ListReference,
  ownCollectionQuery,
  panelQuery,
  type SatError,
  tableQuery,
} from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import { compareSeqIds, foundBy, memoizeOn, pastedSeqIds, rowOfSeqId } from 'ssm-core/internal';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useOwnCollectionsTexts } from '../../../provider/useOwnCollections.ts';
import { useOwnTitles } from '../../../provider/useOwnColumns.ts';
import { useSatQueries } from '../../../provider/useSatQueries.ts';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { labelOf } from '../../../strings/columnStrings.ts';
import { collections as collectionsTexts } from '../../../strings/en/collections.ts';
import { useSelected } from '../../../ui/hooks/useSelected.ts';
import { targetNames } from '../versions/targetNames.ts';
import { useCompareTexts } from './useCompareTexts.ts';

/** A list to compare, as far as it is loaded. */
export interface ChosenList {
  readonly reference: ListReference;
  /** Names the list in the comparison: A is the first. */
  readonly letter: string;
  readonly name: string;
  /** Describes the list, such as “7K, version 2”. */
  readonly kind: string;
  readonly version: AssayVersion | undefined;
  /** Distinct SeqIds in catalogue order. Undefined until loaded. */
  readonly seqIds: readonly string[] | undefined;
  readonly error: SatError | undefined;
  /** Number of the panel's version. Undefined until loaded, and for other lists. */
  readonly number?: number | undefined;
  /** Why there is no such list. Undefined if there is, or if it is not known yet. */
  readonly missing: string | undefined;
  readonly retry: () => void;
}

const nobody = { subscribe: () => () => undefined, getSnapshot: () => undefined };
const noRetry = (): void => undefined;
const letters = ['A', 'B', 'C', 'D', 'E'];
const tableFields = ['seqId', 'targetName', 'uniProtId', 'entrezGeneName'] as const;

type OwnReference = Extract<ListReference, { readonly kind: 'own' }>;
type PanelReference = Extract<ListReference, { readonly kind: 'panel' }>;
/** A list that the server finds by filters. */
type FilteredReference = Extract<ListReference, { readonly kind: 'collection' | 'result' }>;

const inOrder = /* @__PURE__ */ memoizeOn((seqIds: readonly string[] | ReadonlySet<string>): readonly string[] =>
  [...new Set(seqIds)].toSorted(compareSeqIds),
);
const ofTable = /* @__PURE__ */ memoizeOn((table: Table): readonly string[] =>
  [...rowOfSeqId(table).keys()].toSorted(compareSeqIds),
);
const withinLists = /* @__PURE__ */ memoizeOn<readonly string[], Map<string, readonly string[]>>(() => new Map());

/** Returns the same array for the same list, so that the comparison is not computed again at each render. */
function within(found: readonly string[], { name, seqIds }: BulkSearchList): readonly string[] {
  const known = withinLists(found);
  const listed = new Set(seqIds);
  const kept = known.get(name) ?? found.filter((seqId) => listed.has(seqId));
  known.set(name, kept);
  return kept;
}

const isFiltered = (each: ListReference): each is FilteredReference =>
  each.kind === 'collection' || each.kind === 'result';

const clausesOf = (each: FilteredReference): readonly Clause[] =>
  each.kind === 'collection' ? [collectionClause(each)] : foundBy(each).filters;

/** Loads compared lists. A list that cannot be loaded says why, and the others stay usable. */
export function useComparedLists(
  references: readonly ListReference[],
  builder: Builder | undefined,
  group: Group,
): readonly ChosenList[] {
  const { client, requestPath, strings, countText } = useSsm();
  const texts = useCompareTexts();
  const { categories } = useLateTexts('collections', collectionsTexts);
  useOwnTitles(references.flatMap((each) => (each.kind === 'collection' ? each.category : [])));
  const ofCollections = useOwnCollectionsTexts();
  const working = useSelected(builder ?? nobody, (state) => state?.lists);
  const pastedTexts = references.flatMap((each) => (each.kind === 'list' ? each.encoded : [])).join(' ');
  const pasted = useMemo(
    () => new Map(pastedTexts.split(' ').map((encoded) => [encoded, encoded === '' ? [] : pastedSeqIds(encoded)])),
    [pastedTexts],
  );
  const panels = references.filter((each): each is PanelReference => each.kind === 'panel');
  const filtered = references.filter(isFiltered);
  const own = references.filter((each): each is OwnReference => each.kind === 'own');
  const ofOwn = useSatQueries(own.map(({ collectionId }) => ownCollectionQuery(client, collectionId)));
  const ofPanels = useSatQueries(panels.map((reference) => panelQuery(client, reference)));
  const tables = useSatQueries(
    filtered.map((each) =>
      tableQuery(client, { version: each.version, requestPath, fields: ['seqId'], clauses: clausesOf(each) }),
    ),
  );

  function chosen(reference: ListReference): Omit<ChosenList, 'reference' | 'letter'> {
    const known = { error: undefined, missing: undefined, retry: noRetry };
    switch (reference.kind) {
      case 'builder': {
        const { version } = reference;
        const list = working?.[version];
        return {
          ...known,
          name: texts.builder(strings.version[version], group),
          kind: texts.ownList,
          version,
          seqIds: list?.isRead === true ? inOrder(list.seqIds) : undefined,
          missing: builder === undefined ? texts.noBuilder : undefined,
        };
      }
      case 'panel': {
        const query = ofPanels[panels.indexOf(reference)];
        const panel = query?.data?.panel;
        const isMissing = query?.error?.code === 'not_found' || query?.error?.code === 'forbidden';
        const number = reference.number === undefined ? texts.newest : texts.panelVersion(countText(reference.number));
        return {
          ...known,
          name: panel?.name ?? reference.panelId,
          kind: panel === undefined ? number : `${strings.version[panel.version]}, ${number}`,
          version: panel?.version,
          number: panel?.number,
          seqIds: panel && inOrder(panel.seqIds),
          error: isMissing || panel !== undefined ? undefined : (query?.error ?? undefined),
          missing: isMissing ? texts.missing[group] : undefined,
          retry: () => void query?.refetch(),
        };
      }
      case 'own': {
        const { version } = reference;
        const query = ofOwn[own.indexOf(reference)];
        const collection = query?.data;
        const isMissing = query?.error?.code === 'not_found' || query?.error?.code === 'forbidden';
        return {
          ...known,
          name: collection?.name ?? ofCollections.group,
          kind: `${strings.version[version]}, ${ofCollections.kind}`,
          version,
          seqIds: collection && inOrder(collection.seqIds),
          error: isMissing || collection !== undefined ? undefined : (query?.error ?? undefined),
          missing: isMissing ? ofCollections.missing : undefined,
          retry: () => void query?.refetch(),
        };
      }
      case 'list':
        return {
          ...known,
          name: texts.pasted,
          kind: strings.version[reference.version],
          version: reference.version,
          seqIds: pasted.get(reference.encoded) ?? [],
        };
      default: {
        const query = tables[filtered.indexOf(reference)];
        const { version } = reference;
        const found = query?.data && ofTable(query.data);
        return {
          ...known,
          ...(reference.kind === 'collection' ? ofCollection(reference) : ofResult(reference)),
          version,
          seqIds: found && listedOf(reference, found),
          error: query?.data === undefined ? (query?.error ?? undefined) : undefined,
          retry: () => void query?.refetch(),
        };
      }
    }
  }

  function listedOf(reference: FilteredReference, found: readonly string[]): readonly string[] {
    const list = reference.kind === 'result' ? foundBy(reference).list : null;
    return list === null ? found : within(found, list);
  }

  function ofCollection({ version, category, param }: Extract<FilteredReference, { readonly kind: 'collection' }>) {
    const labels: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = strings.values.collections;
    return {
      name: labels[category]?.[param] ?? param,
      kind: `${strings.version[version]}, ${labelOf(strings, categories, category)}`,
    };
  }

  function ofResult(reference: Extract<FilteredReference, { readonly kind: 'result' }>) {
    const { filters, list } = foundBy(reference);
    const parts = [
      strings.version[reference.version],
      ...(list === null ? [] : [texts.pasted]),
      ...(filters.length === 0 ? [] : [texts.filters(filters.length, countText(filters.length))]),
    ];
    return { name: parts.length === 1 ? texts.wholeMenu : texts.result, kind: parts.join(', ') };
  }

  return references.map((reference, index) => ({
    ...chosen(reference),
    reference,
    letter: letters[index] ?? '',
  }));
}

/** The menus of the compared lists' versions. */
export interface ComparedMenus {
  readonly tables: Readonly<Partial<Record<AssayVersion, Table>>>;
  readonly error: SatError | undefined;
  readonly retry: () => void;
  /** Returns the target name of a reagent, if a loaded menu has it. */
  readonly nameOf: (seqId: string) => string | null;
}

export function useComparedMenus(versions: readonly AssayVersion[]): ComparedMenus {
  const { client, requestPath } = useSsm();
  const menuOf = (version: AssayVersion) => tableQuery(client, { version, requestPath, fields: tableFields });
  const seven = useSatQuery(menuOf('V_7K'), { isEnabled: versions.includes('V_7K') });
  const eleven = useSatQuery(menuOf('V_11K'), { isEnabled: versions.includes('V_11K') });
  const tables = useMemo(
    () => ({
      ...(versions.includes('V_7K') && seven.data && { V_7K: seven.data }),
      ...(versions.includes('V_11K') && eleven.data && { V_11K: eleven.data }),
    }),
    [versions, seven.data, eleven.data],
  );
  const nameOf = useMemo(() => targetNames(assayVersions.flatMap((version) => tables[version] ?? [])), [tables]);
  return {
    tables,
    error: seven.error ?? eleven.error ?? undefined,
    retry() {
      for (const query of [seven, eleven]) if (query.error !== null) void query.refetch();
    },
    nameOf,
  };
}
