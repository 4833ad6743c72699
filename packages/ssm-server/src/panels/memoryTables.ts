import { reviewIdStart } from 'ssm-core/engine';
import { createSeries } from '../queue/queue.ts';
import {
  compareBytes,
  nameKey,
  orderKey,
  type PanelHead,
  type PanelSource,
  type PanelVersion,
  searchText,
  type Tombstone,
  versionBytes,
  versionHead,
} from './panel.ts';
import type { Expiry, KeptKey, ListQuery, PanelBytes, PanelRows, PanelSort, PanelTables } from './panelRows.ts';

interface Kept {
  readonly heads: Map<string, PanelHead>;
  readonly versions: Map<string, PanelVersion[]>;
  readonly sources: Map<string, readonly (PanelSource & { readonly number: number })[]>;
  readonly keys: Map<string, KeptKey>;
  readonly tombstones: Map<string, Tombstone>;
}

type Compare = (first: PanelHead, second: PanelHead) => number;

const compareTexts = (first: string, second: string): number => Number(first > second) - Number(first < second);

const comparisons: Readonly<Record<PanelSort, Compare>> = {
  name: (first, second) => compareBytes(orderKey(first.newest.name), orderKey(second.newest.name)),
  changed: (first, second) => compareTexts(first.newest.saved, second.newest.saved),
  count: (first, second) => first.newest.count - second.newest.count,
  version: (first, second) => compareTexts(second.version, first.version),
};

function list({ heads, versions }: Kept, { search, seqId, sort, isDescending, limit, offset }: ListQuery) {
  const found = [...heads.values()].filter(
    ({ id, deleted, newest }) =>
      deleted === null &&
      searchText(newest.name, newest.description).includes(search) &&
      (seqId === undefined || versions.get(id)?.[newest.number - 1]?.seqIds.includes(seqId)),
  );
  const compare = comparisons[sort];
  const sign = isDescending ? -1 : 1;
  const inOrder = found.toSorted((first, second) => sign * compare(first, second) || compareTexts(first.id, second.id));
  return { items: inOrder.slice(offset, offset + limit), total: found.length };
}

function forgetPanels({ heads, versions, sources }: Kept, ids: readonly string[]): void {
  for (const id of ids) {
    heads.delete(id);
    versions.delete(id);
    sources.delete(id);
  }
}

function forget(kept: Kept, { deletedBefore, keysBefore }: Expiry): void {
  const { heads, keys } = kept;
  const isPast = ({ deleted }: PanelHead): boolean => deleted !== null && deleted < deletedBefore;
  forgetPanels(
    kept,
    [...heads.values()].filter(isPast).map(({ id }) => id),
  );
  for (const { key, created } of keys.values()) if (created < keysBefore) keys.delete(key);
}

function bytesOf({ versions, sources }: Kept, id: string): number {
  const ofVersions = (versions.get(id) ?? []).reduce((bytes, version) => bytes + versionBytes(version), 0);
  return (sources.get(id) ?? []).reduce((bytes, { text }) => bytes + text.length, ofVersions);
}

function deletedBytes(kept: Kept): readonly PanelBytes[] {
  return [...kept.heads.values()]
    .filter(({ deleted }) => deleted !== null)
    .toSorted((first, second) => compareTexts(first.deleted ?? '', second.deleted ?? ''))
    .map(({ id }) => ({ id, bytes: bytesOf(kept, id) }));
}

function rowsOf(kept: Kept): PanelRows {
  const { heads, versions, sources, keys, tombstones } = kept;
  const existing = (): readonly PanelHead[] => [...heads.values()].filter(({ deleted }) => deleted === null);
  return {
    head: async (id) => heads.get(id),
    version: async (id, number) => versions.get(id)?.[number - 1],
    list: async (query) => list(kept, query),
    seqIds: async (wanted) =>
      new Map(
        wanted.flatMap(({ id, number }) => {
          const version = versions.get(id)?.[number - 1];
          return version === undefined ? [] : [[id, version.seqIds] as const];
        }),
      ),
    versions: async (id, limit, offset) =>
      (versions.get(id) ?? [])
        .toReversed()
        .slice(offset, offset + limit)
        .map(versionHead),
    versionOnOther: async (id, revision) => versions.get(id)?.findLast((version) => version.revision !== revision),
    newestVersions: async (given) =>
      new Map(
        given.flatMap(({ id, newest }) => {
          const version = versions.get(id)?.[newest.number - 1];
          return version === undefined ? [] : [[id, version] as const];
        }),
      ),
    reviews: async (ids) =>
      new Map(
        ids.map((id) => {
          const own = (sources.get(id) ?? []).filter((source) => source.id.startsWith(reviewIdStart));
          return [id, own.map(({ text }) => text)] as const;
        }),
      ),
    sources: async (id, number) =>
      (sources.get(id) ?? []).filter((source) => source.number <= number).map(({ text }) => text),
    idOfName: async (key) => existing().find(({ newest }) => nameKey(newest.name) === key)?.id,
    count: async () => existing().length,
    bytes: async () => [...heads.keys()].reduce((sum, id) => sum + bytesOf(kept, id), 0),
    deletedBytes: async () => deletedBytes(kept),
    insertHead: async (head) => void heads.set(head.id, head),
    updateHead: async (head) => void heads.set(head.id, head),
    insertVersion: async (id, version) => void versions.set(id, [...(versions.get(id) ?? []), version]),
    async sourcesEnd(id) {
      const own = sources.get(id) ?? [];
      return {
        ids: new Set(own.map((source) => source.id)),
        size: own.reduce((sum, { text }) => sum + text.length, 0),
      };
    },
    async insertSources(id, number, _position, added) {
      sources.set(id, [...(sources.get(id) ?? []), ...added.map((source) => ({ ...source, number }))]);
    },
    key: async (key) => keys.get(key),
    insertKey: async (key) => void keys.set(key.key, key),
    tombstone: async (id) => tombstones.get(id),
    putTombstone: async (tombstone) => void tombstones.set(tombstone.panelId, tombstone),
    forgetPanels: async (ids) => forgetPanels(kept, ids),
    forget: async (expiry) => forget(kept, expiry),
  };
}

export function memoryTables(): PanelTables {
  const owners = new Map<string, Kept>();
  // Runs one change at a time. Each change is therefore atomic, although rules are checked before writing.
  const changes = createSeries();
  function keptOf(owner: string): Kept {
    const kept = owners.get(owner) ?? {
      heads: new Map(),
      versions: new Map(),
      sources: new Map(),
      keys: new Map(),
      tombstones: new Map(),
    };
    owners.set(owner, kept);
    return kept;
  }
  return {
    read: async (owner, work) => work(rowsOf(keptOf(owner))),
    change: (owner, work) => changes.run(() => work(rowsOf(keptOf(owner)))),
    async tombstone(id) {
      const found = [...owners].find(([, { tombstones }]) => tombstones.has(id));
      const tombstone = found?.[1].tombstones.get(id);
      return found === undefined || tombstone === undefined ? undefined : { ...tombstone, owner: found[0] };
    },
    ownersToForget: async () => [...owners.keys()],
  };
}
