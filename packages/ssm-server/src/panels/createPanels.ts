import { panelHash } from 'ssm-core/internal';
import {
  nameKey,
  opaqueId,
  type PanelContent,
  type PanelHead,
  type PanelSource,
  type PanelVersion,
  panelLimits,
  type StoredPanel,
  searchText,
  type Tombstone,
  versionBytes,
  versionHead,
} from './panel.ts';
import type { Expiry, PanelReader, PanelRows, PanelTables } from './panelRows.ts';
import type {
  CreatedPanel,
  CreationKey,
  Expected,
  Outcome,
  Panels,
  PanelToSave,
  Refusal,
  ReviewedPanel,
  RevisionOf,
} from './panels.ts';
import { createStoredRoom } from './storedRoom.ts';

const refuse = (refused: Refusal): { readonly refused: Refusal } => ({ refused });

const isExpected = (expected: Expected, tag: string): boolean => expected === '*' || expected.includes(tag);

function nextVersion({ content, revision }: PanelToSave, number: number, saved: string): PanelVersion {
  const { name, description, seqIds } = content;
  return { number, name, description, count: seqIds.length, revision, saved, seqIds };
}

function isSame(version: PanelVersion, { name, description, seqIds }: PanelContent): boolean {
  return (
    version.name === name &&
    version.description === description &&
    version.seqIds.length === seqIds.length &&
    version.seqIds.every((seqId, index) => seqId === seqIds[index])
  );
}

async function whole(
  rows: PanelReader,
  head: PanelHead,
  number = head.newest.number,
): Promise<StoredPanel | undefined> {
  const version = await rows.version(head.id, number);
  return version === undefined ? undefined : { head, version };
}

async function existing(rows: PanelReader, id: string): Promise<PanelHead | undefined> {
  const head = await rows.head(id);
  return head?.deleted === null ? head : undefined;
}

/** Returns the result of an earlier creation with this key; undefined if there was none. */
async function repeated(rows: PanelRows, given: CreationKey): Promise<Outcome<CreatedPanel> | undefined> {
  const kept = await rows.key(given.key);
  if (kept === undefined) return undefined;
  if (kept.fingerprint !== given.fingerprint) return refuse({ reason: 'keyUsed' });
  const head = await existing(rows, kept.panelId);
  const found = head === undefined ? undefined : await whole(rows, head);
  return found === undefined ? refuse({ reason: 'keySpent' }) : { done: { ...found, isNew: false } };
}

async function refusedPlace(rows: PanelRows, name: string): Promise<Refusal | undefined> {
  const panelId = await rows.idOfName(nameKey(name));
  if (panelId !== undefined) return { reason: 'nameTaken', panelId };
  return (await rows.count()) >= panelLimits.panels ? { reason: 'tooManyPanels' } : undefined;
}

/** Finds SeqIds not on the menu that are in neither the newest nor the restored version. */
async function newlyUnknown(
  rows: PanelRows,
  id: string,
  newest: PanelVersion,
  { notOnMenu, restores }: PanelToSave,
): Promise<readonly string[]> {
  const before = new Set(newest.seqIds);
  const unknown = notOnMenu.filter((seqId) => !before.has(seqId));
  if (unknown.length === 0 || restores === undefined) return unknown;
  const restored = new Set((await rows.version(id, restores))?.seqIds);
  return unknown.filter((seqId) => !restored.has(seqId));
}

/** Returns why the content cannot be saved. The panel's current SeqIds and name are always accepted. */
async function refusedSave(
  rows: PanelRows,
  { id, version, deleted }: PanelHead,
  newest: PanelVersion,
  draft: PanelToSave,
): Promise<Refusal | undefined> {
  const { content } = draft;
  if (content.version !== version) return { reason: 'otherVersion', version };
  const unknown = await newlyUnknown(rows, id, newest, draft);
  if (unknown.length > 0) return { reason: 'notOnMenu', seqIds: unknown };
  if (deleted !== null) {
    const refused = await refusedPlace(rows, content.name);
    if (refused !== undefined) return refused;
  }
  const panelId = await rows.idOfName(nameKey(content.name));
  if (panelId !== undefined && panelId !== id) return { reason: 'nameTaken', panelId };
  const isFull = newest.number >= panelLimits.versions && !(isSame(newest, content) && draft.makesVersion !== true);
  return isFull ? { reason: 'tooManyVersions' } : undefined;
}

/** Describes a panel's newest version. Keeps what the owner allowed. */
async function tombstoneOf(rows: PanelReader, head: PanelHead): Promise<Tombstone | undefined> {
  const { id, version, newest, deleted } = head;
  const content = await rows.version(id, newest.number);
  if (content === undefined) return undefined;
  const isNamed = (await rows.tombstone(id))?.isNamed ?? false;
  const hash = (await panelHash(version, content.seqIds)) ?? '';
  return { panelId: id, deleted, version, number: newest.number, name: newest.name, hash, isNamed };
}

/** Returns the tombstone of a deleted panel, also after its content was forgotten, or that of an existing panel. */
async function ownTombstone(rows: PanelReader, id: string): Promise<Tombstone | undefined> {
  const head = await existing(rows, id);
  if (head !== undefined) return tombstoneOf(rows, head);
  const stored = await rows.tombstone(id);
  return stored?.deleted === null ? undefined : stored;
}

async function reviewed(
  rows: PanelReader,
  heads: readonly PanelHead[],
  revisionOf: RevisionOf,
): Promise<readonly ReviewedPanel[]> {
  const versions = await rows.newestVersions(heads);
  const reviews = await rows.reviews(heads.map(({ id }) => id));
  const panels: ReviewedPanel[] = [];
  for (const head of heads) {
    const newest = versions.get(head.id);
    const inUse = revisionOf(head.version);
    if (newest === undefined || inUse === undefined) continue;
    const isOther = newest.revision !== inUse;
    // A panel of one version has no earlier one, which saves a query for most panels.
    const earlier = isOther || newest.number === 1 ? undefined : await rows.versionOnOther(head.id, inUse);
    panels.push({ head, newest, base: isOther ? newest : earlier, reviews: reviews.get(head.id) ?? [] });
  }
  return panels;
}

const sizeOf = (sources: readonly PanelSource[]): number => sources.reduce((sum, { text }) => sum + text.length, 0);

async function newSources(
  rows: PanelRows,
  id: string,
  sources: readonly PanelSource[],
): Promise<{ readonly position: number; readonly added: readonly PanelSource[] } | 'tooMany'> {
  if (sources.length === 0) return { position: 0, added: [] };
  const { ids, size } = await rows.sourcesEnd(id);
  const added = sources.filter((source) => !ids.has(source.id));
  const isTooMany = ids.size + added.length > panelLimits.sources || size + sizeOf(added) > panelLimits.sourcesSize;
  return added.length > 0 && isTooMany ? 'tooMany' : { position: ids.size, added };
}

export interface PanelsOptions {
  readonly now?: () => Date;
  /** Maximum size of one owner's panels in bytes, which are estimated; unlimited by default. */
  readonly storedBytes?: number | undefined;
}

export function createPanels(tables: PanelTables, { now = () => new Date(), storedBytes }: PanelsOptions = {}): Panels {
  const room = storedBytes === undefined ? undefined : createStoredRoom(storedBytes);
  const before = (ms: number): string => new Date(now().getTime() - ms).toISOString();
  const expiry = (): Expiry => ({
    deletedBefore: before(panelLimits.deletedMs),
    keysBefore: before(2 * panelLimits.keyMs),
  });

  /** A deleted panel exists only for a caller who sends the ETag of the deletion, and so can restore it. */
  function isWithin({ deleted, tag }: PanelHead, expected: Expected): boolean {
    if (deleted === null) return true;
    return expected !== '*' && expected.includes(tag) && deleted >= expiry().deletedBefore;
  }

  return {
    create: (owner, draft, key) =>
      tables.change(owner, async (rows): Promise<Outcome<CreatedPanel>> => {
        const earlier = key === undefined ? undefined : await repeated(rows, key);
        if (earlier !== undefined) return earlier;
        if (draft.notOnMenu.length > 0) return refuse({ reason: 'notOnMenu', seqIds: draft.notOnMenu });
        const refused = await refusedPlace(rows, draft.content.name);
        if (refused !== undefined) return refuse(refused);
        const id = opaqueId();
        const sources = await newSources(rows, id, draft.sources);
        if (sources === 'tooMany') return refuse({ reason: 'tooManySources' });
        const created = now().toISOString();
        const version = nextVersion(draft, 1, created);
        const bytes = versionBytes(version) + sizeOf(sources.added);
        if ((await room?.fits(owner, bytes, rows)) === false) return refuse({ reason: 'tooMuchStored' });
        const head: PanelHead = {
          id,
          version: draft.content.version,
          created,
          newest: versionHead(version),
          tag: opaqueId(),
          deleted: null,
        };
        await rows.insertHead(head);
        await rows.insertVersion(head.id, version);
        if (sources.added.length > 0) await rows.insertSources(head.id, 1, 0, sources.added);
        if (key !== undefined) await rows.insertKey({ ...key, panelId: head.id, created });
        return { done: { head, version, isNew: true } };
      }),

    find: (owner, id, number) =>
      tables.read(owner, async (rows) => {
        const head = await existing(rows, id);
        return head === undefined ? undefined : whole(rows, head, number);
      }),

    save: (owner, id, expected, draft) =>
      tables.change(owner, async (rows): Promise<Outcome<StoredPanel>> => {
        const head = await rows.head(id);
        const found = head === undefined || !isWithin(head, expected) ? undefined : await whole(rows, head);
        if (found === undefined) return refuse({ reason: 'absent' });
        const { head: old, version: newest } = found;
        if (!isExpected(expected, old.tag)) return refuse({ reason: 'stale', number: newest.number, tag: old.tag });
        const refused = await refusedSave(rows, old, newest, draft);
        if (refused !== undefined) return refuse(refused);
        const sources = await newSources(rows, id, draft.sources);
        if (sources === 'tooMany') return refuse({ reason: 'tooManySources' });
        const { position, added } = sources;
        const isUnchanged = isSame(newest, draft.content) && !(draft.makesVersion === true && added.length > 0);
        const version = isUnchanged ? newest : nextVersion(draft, newest.number + 1, now().toISOString());
        const bytes = (isUnchanged ? 0 : versionBytes(version)) + sizeOf(added);
        const isTooMuch = bytes > 0 && (await room?.fits(owner, bytes, rows, id)) === false;
        if (isTooMuch) return refuse({ reason: 'tooMuchStored' });
        if (isUnchanged && old.deleted === null) {
          if (added.length > 0) await rows.insertSources(id, newest.number, position, added);
          return { done: found };
        }
        const next: PanelHead = { ...old, newest: versionHead(version), tag: opaqueId(), deleted: null };
        const tombstone = old.deleted === null ? undefined : await rows.tombstone(id);
        if (tombstone !== undefined) await rows.putTombstone({ ...tombstone, deleted: null });
        await rows.updateHead(next);
        if (!isUnchanged) await rows.insertVersion(id, version);
        if (added.length > 0) await rows.insertSources(id, version.number, position, added);
        return { done: { head: next, version } };
      }),

    remove: (owner, id, expected) =>
      tables.change(owner, async (rows): Promise<Outcome<string>> => {
        const head = await existing(rows, id);
        if (head === undefined) return refuse({ reason: 'absent' });
        const { tag: old, newest } = head;
        if (!isExpected(expected, old)) return refuse({ reason: 'stale', number: newest.number, tag: old });
        const tag = opaqueId();
        const deleted = now().toISOString();
        const tombstone = await tombstoneOf(rows, head);
        await rows.updateHead({ ...head, tag, deleted });
        if (tombstone !== undefined) await rows.putTombstone({ ...tombstone, deleted });
        await rows.forget(expiry());
        return { done: tag };
      }),

    async tombstone(caller, id) {
      const found = await tables.tombstone(id);
      if (found?.owner === caller || found === undefined || found.deleted === null) {
        const own = await tables.read(caller, (rows) => ownTombstone(rows, id));
        return own && { ...own, isOwn: true };
      }
      const { owner: _, ...tombstone } = found;
      return { ...tombstone, ...(tombstone.isNamed ? {} : { name: '', hash: '' }), isOwn: false };
    },

    nameTombstone: (owner, id, isNamed) =>
      tables.change(owner, async (rows) => {
        const own = await ownTombstone(rows, id);
        if (own === undefined) return undefined;
        if (own.isNamed !== isNamed) await rows.putTombstone({ ...own, isNamed });
        return { ...own, isNamed, isOwn: true };
      }),

    list: (owner, { search, page, size, ...order }) =>
      tables.read(owner, (rows) =>
        rows.list({ ...order, search: searchText(search), limit: size, offset: (page - 1) * size }),
      ),

    seqIds: (owner, heads) =>
      tables.read(owner, (rows) => rows.seqIds(heads.map(({ id, newest }) => ({ id, number: newest.number })))),

    versions: (owner, id, page, size) =>
      tables.read(owner, async (rows) => {
        const head = await existing(rows, id);
        if (head === undefined) return undefined;
        return { items: await rows.versions(id, size, (page - 1) * size), total: head.newest.number };
      }),

    sources: (owner, id, number) =>
      tables.read(owner, async (rows) => {
        const head = await existing(rows, id);
        const last = number ?? head?.newest.number ?? 0;
        return head === undefined || last > head.newest.number ? undefined : rows.sources(id, last);
      }),

    review: (owner, id, revisionOf) =>
      tables.read(owner, async (rows) => {
        const head = await existing(rows, id);
        return head === undefined ? undefined : (await reviewed(rows, [head], revisionOf))[0];
      }),

    listReviews: (owner, limit, revisionOf) =>
      tables.read(owner, async (rows) => {
        const order = { sort: 'changed', isDescending: true } as const;
        const { items, total } = await rows.list({ search: '', ...order, limit, offset: 0 });
        return { items: await reviewed(rows, items, revisionOf), total };
      }),

    async forget() {
      const past = expiry();
      const owners = await tables.ownersToForget(past);
      for (const owner of owners) await tables.change(owner, (rows) => rows.forget(past));
      return owners.length;
    },
  };
}
