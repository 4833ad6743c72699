import { compareBytes, nameKey, opaqueId, orderKey } from '../panel.ts';
import {
  type CollectionHead,
  type CollectionOutcome,
  type CollectionReader,
  type CollectionRefusal,
  type CollectionRows,
  type CollectionTables,
  collectionBytes,
  type ExpectedStates,
  type OwnCollectionContent,
  type OwnCollections,
  ownCollectionLimits,
  type StoredCollection,
} from './ownCollections.ts';

/** Marks ids, so that an id tells own collections from curated ones. */
const idStart = 'mine-';

const refuse = (refused: CollectionRefusal): { readonly refused: CollectionRefusal } => ({ refused });

const isExpected = (expected: ExpectedStates, tag: string): boolean => expected === '*' || expected.includes(tag);

function isSame(one: OwnCollectionContent, other: OwnCollectionContent): boolean {
  const contentOf = ({ name, note, seqIds, leftOut }: OwnCollectionContent) =>
    JSON.stringify([name, note, seqIds, leftOut.map(({ written, status, reason }) => [written, status, reason])]);
  return contentOf(one) === contentOf(other);
}

async function existing(rows: CollectionReader, id: string): Promise<StoredCollection | undefined> {
  const found = await rows.find(id);
  return found?.deleted === null ? found : undefined;
}

/**
 * Returns why the content has no room, given the heads of the other collections. Erases deleted collections if that makes
 * room, oldest deletion first.
 */
async function refusedRoom(
  rows: CollectionRows,
  others: readonly CollectionHead[],
  content: OwnCollectionContent,
): Promise<CollectionRefusal | undefined> {
  if (others.filter(({ deleted }) => deleted === null).length >= ownCollectionLimits.collections) {
    return { reason: 'tooManyCollections' };
  }
  let over = others.reduce((sum, { bytes }) => sum + bytes, collectionBytes(content)) - ownCollectionLimits.bytes;
  const gone: string[] = [];
  const deleted = others.filter((head) => head.deleted !== null);
  for (const { id, bytes } of deleted.toSorted((one, other) =>
    (one.deleted ?? '') < (other.deleted ?? '') ? -1 : 1,
  )) {
    if (over <= 0) break;
    gone.push(id);
    over -= bytes;
  }
  if (over > 0) return { reason: 'tooMuchStored' };
  if (gone.length > 0) await rows.forget(gone);
  return undefined;
}

/** Orders by name, ignoring case and accents, and numbers by value. */
function inOrder(collections: readonly StoredCollection[]): readonly StoredCollection[] {
  const keyed = collections.map((collection) => ({ collection, key: orderKey(collection.name) }));
  return keyed.toSorted((one, other) => compareBytes(one.key, other.key)).map(({ collection }) => collection);
}

export interface OwnCollectionsOptions {
  readonly now?: () => Date;
}

export function createOwnCollections(
  tables: CollectionTables,
  { now = () => new Date() }: OwnCollectionsOptions = {},
): OwnCollections {
  const deletedBefore = (): string => new Date(now().getTime() - ownCollectionLimits.deletedMs).toISOString();

  async function forgetExpired(rows: CollectionRows): Promise<void> {
    const past = deletedBefore();
    const gone = (await rows.heads()).filter(({ deleted }) => deleted !== null && deleted < past);
    if (gone.length > 0) await rows.forget(gone.map(({ id }) => id));
  }

  /** A deleted collection exists only for a caller who sends the state of the deletion, and so can restore it. */
  function isWithin({ deleted, tag }: StoredCollection, expected: ExpectedStates): boolean {
    return deleted === null || (expected !== '*' && expected.includes(tag) && deleted >= deletedBefore());
  }

  return {
    list: (owner) => tables.read(owner, async (rows) => inOrder(await rows.all())),
    find: (owner, id) => tables.read(owner, (rows) => existing(rows, id)),

    create: (owner, { content, notOnMenu }) =>
      tables.change(owner, async (rows): Promise<CollectionOutcome<StoredCollection & { isNew: boolean }>> => {
        const heads = await rows.heads();
        const namesake = heads.find((head) => head.nameKey === nameKey(content.name));
        if (namesake !== undefined) {
          const same = await existing(rows, namesake.id);
          if (same !== undefined && isSame(same, content)) return { done: { ...same, isNew: false } };
          return refuse({ reason: 'nameTaken', collectionId: namesake.id });
        }
        if (notOnMenu.length > 0) return refuse({ reason: 'notOnMenu', seqIds: notOnMenu });
        const refused = await refusedRoom(rows, heads, content);
        if (refused !== undefined) return refuse(refused);
        const created = now().toISOString();
        const id = `${idStart}${opaqueId()}`;
        const collection = { ...content, id, created, changed: created, tag: opaqueId(), deleted: null };
        await rows.put(collection);
        return { done: { ...collection, isNew: true } };
      }),

    save: (owner, id, expected, { content, notOnMenu }) =>
      tables.change(owner, async (rows): Promise<CollectionOutcome<StoredCollection>> => {
        const old = await rows.find(id);
        if (old === undefined || !isWithin(old, expected)) return refuse({ reason: 'absent' });
        if (!isExpected(expected, old.tag)) return refuse({ reason: 'stale', tag: old.tag });
        const before = new Set(old.seqIds);
        const unknown = notOnMenu.filter((seqId) => !before.has(seqId));
        if (unknown.length > 0) return refuse({ reason: 'notOnMenu', seqIds: unknown });
        const others = (await rows.heads()).filter((head) => head.id !== id);
        const namesake = others.find((head) => head.nameKey === nameKey(content.name));
        if (namesake !== undefined) return refuse({ reason: 'nameTaken', collectionId: namesake.id });
        const isUnchanged = isSame(old, content);
        if (isUnchanged && old.deleted === null) return { done: old };
        const refused = await refusedRoom(rows, others, content);
        if (refused !== undefined) return refuse(refused);
        const changed = isUnchanged ? old.changed : now().toISOString();
        const collection = { ...old, ...content, changed, tag: opaqueId(), deleted: null };
        await rows.put(collection);
        return { done: collection };
      }),

    remove: (owner, id, expected) =>
      tables.change(owner, async (rows): Promise<CollectionOutcome<string>> => {
        const old = await existing(rows, id);
        if (old === undefined) return refuse({ reason: 'absent' });
        if (!isExpected(expected, old.tag)) return refuse({ reason: 'stale', tag: old.tag });
        const tag = opaqueId();
        await rows.put({ ...old, tag, deleted: now().toISOString() });
        await forgetExpired(rows);
        return { done: tag };
      }),

    async forget() {
      const owners = await tables.ownersToForget(deletedBefore());
      for (const owner of owners) await tables.change(owner, forgetExpired);
      return owners.length;
    },
  };
}
