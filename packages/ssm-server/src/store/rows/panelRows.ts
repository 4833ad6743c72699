/** Panels as rows of one owner: the queries, each inside the database or transaction that it is given. */
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { AssayVersion } from 'ssm-core';
import { type PanelHead, type PanelVersion, versionHead, versionSize } from '../../panels/panel.ts';
import type { Expiry, ListQuery, Page, PanelBytes, PanelReader, PanelRows, PanelSort } from '../../panels/panelRows.ts';
import { nameKey, orderKey, searchText } from '../../panels/panelText.ts';
import { inTurns, type Steps } from '../../queue/steps.ts';
import type { Database, PanelTable } from '../schema/schema.ts';
import { insertSeqIds, readSeqIds, type StoredSeqIds, separator, versionsOf } from './seqIdRows.ts';

function headOf(row: Selectable<PanelTable>): PanelHead {
  const { id, created, tag, deleted } = row;
  return { id, version: row.version as AssayVersion, created, newest: versionHead(row), tag, deleted };
}

/** What of a head can change, and what it is found and ordered by. */
function changing({ newest, tag, deleted }: PanelHead) {
  const { name, description } = newest;
  return {
    ...newest,
    name_key: deleted === null ? nameKey(name) : null,
    order_key: Buffer.from(orderKey(name)),
    search_text: searchText(name, description),
    tag,
    deleted,
  };
}

/** A head as its row. */
export function rowOf(owner: string, head: PanelHead): Selectable<PanelTable> {
  const { id, version, created } = head;
  return { owner, id, version, created, ...changing(head) };
}

const orders: Readonly<Record<PanelSort, 'order_key' | 'saved' | 'count' | 'version'>> = {
  name: 'order_key',
  changed: 'saved',
  count: 'count',
  version: 'version',
};

async function selectHeads(
  database: Kysely<Database>,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PanelHead>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('panel')
    .selectAll()
    .where('owner', '=', owner)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, headOf(row)]));
}

/** The newest version of the panel of the outer query, where it holds the reagent as a text: one row by its key. */
function newestWith(of: ExpressionBuilder<Database, 'panel'>, seqId: string) {
  const end = sql.lit(separator);
  return of
    .selectFrom('panel_version')
    .select('panel_version.number')
    .whereRef('panel_version.owner', '=', 'panel.owner')
    .whereRef('panel_version.panel', '=', 'panel.id')
    .whereRef('panel_version.number', '=', 'panel.number')
    .where(sql<boolean>`strpos(${end} || seq_ids || ${end}, ${separator + seqId + separator}) > 0`);
}

/** Likewise, where its list is packed. */
function newestPacked(of: ExpressionBuilder<Database, 'panel'>) {
  return of
    .selectFrom('panel_seq_ids')
    .select('panel_seq_ids.number')
    .whereRef('panel_seq_ids.owner', '=', 'panel.owner')
    .whereRef('panel_seq_ids.panel', '=', 'panel.id')
    .whereRef('panel_seq_ids.number', '=', 'panel.number');
}

/** Packed lists that are read at once; one of all reagents takes some kilobytes. */
const listsAtOnce = 50;

type PackedList = StoredSeqIds & { readonly panel: string; readonly count: number };

function* holdersAmong(lists: readonly PackedList[], seqId: string): Steps<readonly string[]> {
  const found: string[] = [];
  for (const packed of lists) {
    if (readSeqIds(packed, packed.count).includes(seqId)) found.push(packed.panel);
    yield;
  }
  return found;
}

/** Panels whose newest list is packed and holds the reagent: no database looks into those, so it is done here. */
async function packedHolders(database: Kysely<Database>, owner: string, seqId: string): Promise<readonly string[]> {
  const packed = await database
    .selectFrom('panel')
    .select(['id', 'number'])
    .where('owner', '=', owner)
    .where('deleted', 'is', null)
    .where((of) => of.exists(newestPacked(of)))
    .execute();
  const found: string[] = [];
  for (let from = 0; from < packed.length; from += listsAtOnce) {
    const some = packed.slice(from, from + listsAtOnce);
    const lists = await versionsOf(database, owner)
      .select('panel_version.panel')
      .where((of) =>
        of(
          of.refTuple('panel_version.panel', 'panel_version.number'),
          'in',
          some.map(({ id, number }) => of.tuple(id, number)),
        ),
      )
      .execute();
    found.push(...(await inTurns(holdersAmong(lists, seqId))));
  }
  return found;
}

/** Ids are ordered first, and rows read for one page of them: descriptions would make the ordering spill to disk. */
async function list(database: Kysely<Database>, owner: string, query: ListQuery): Promise<Page<PanelHead>> {
  const { search, seqId, sort, limit, offset } = query;
  // 7K comes before 11K, which as texts are the other way round.
  const isDescending = query.isDescending !== (sort === 'version');
  let found = database.selectFrom('panel').where('owner', '=', owner).where('deleted', 'is', null);
  if (search !== '') found = found.where(sql<boolean>`strpos(search_text, ${search}) > 0`);
  if (seqId !== undefined) {
    const packed = await packedHolders(database, owner, seqId);
    found = found.where((of) =>
      of.or([of.exists(newestWith(of, seqId)), ...(packed.length === 0 ? [] : [of('id', 'in', packed)])]),
    );
  }
  const [ids, { total }] = await Promise.all([
    found
      .select('id')
      .orderBy(orders[sort], isDescending ? 'desc' : 'asc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const heads = await selectHeads(
    database,
    owner,
    ids.map(({ id }) => id),
  );
  return { items: ids.map(({ id }) => heads.get(id)).filter((head) => head !== undefined), total: Number(total) };
}

async function selectVersion(
  database: Kysely<Database>,
  owner: string,
  panel: string,
  number: number,
): Promise<PanelVersion | undefined> {
  const row = await versionsOf(database, owner)
    .select(['panel_version.number', 'name', 'description', 'revision', 'saved'])
    .where('panel_version.panel', '=', panel)
    .where('panel_version.number', '=', number)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...versionHead(row), seqIds: readSeqIds(row, row.count) };
}

export function panelReader(database: Kysely<Database>, owner: string): PanelReader {
  return {
    async head(id) {
      return (await selectHeads(database, owner, [id])).get(id);
    },
    version: (id, number) => selectVersion(database, owner, id, number),
    list: (query) => list(database, owner, query),
    versions: (id, limit, offset) =>
      database
        .selectFrom('panel_version')
        .select(['number', 'name', 'description', 'count', 'revision', 'saved'])
        .where('owner', '=', owner)
        .where('panel', '=', id)
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    async sources(id, number) {
      const rows = await database
        .selectFrom('panel_source')
        .select('payload')
        .where('owner', '=', owner)
        .where('panel', '=', id)
        .where('number', '<=', number)
        .orderBy('position')
        .execute();
      return rows.map(({ payload }) => payload);
    },
  };
}

async function forgetPanels(database: Kysely<Database>, owner: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await database.deleteFrom('panel_source').where('owner', '=', owner).where('panel', '=', id).execute();
    await database.deleteFrom('panel_seq_ids').where('owner', '=', owner).where('panel', '=', id).execute();
    await database.deleteFrom('panel_version').where('owner', '=', owner).where('panel', '=', id).execute();
    await database.deleteFrom('panel').where('owner', '=', owner).where('id', '=', id).execute();
  }
}

async function forget(database: Kysely<Database>, owner: string, expiry: Expiry): Promise<void> {
  const gone = await database
    .selectFrom('panel')
    .select('id')
    .where('owner', '=', owner)
    .where('deleted', '<', expiry.deletedBefore)
    .execute();
  await forgetPanels(
    database,
    owner,
    gone.map(({ id }) => id),
  );
  await database
    .deleteFrom('panel_creation')
    .where('owner', '=', owner)
    .where('created', '<', expiry.keysBefore)
    .execute();
}

// Sizes are reckoned: reading what is kept, to measure it, would cost what it weighs.
const { head: headBytes, seqId: seqIdBytes } = versionSize;
const contentBytes = sql<
  string | null
>`sum(panel_version.count * ${sql.lit(seqIdBytes)} + length(panel_version.description))`;
const sourceBytes = sql<string | null>`sum(panel_source.size)`;

/** With what is deleted and not forgotten yet. */
async function sumBytes(database: Kysely<Database>, owner: string): Promise<number> {
  const { versions, content } = await database
    .selectFrom('panel_version')
    .select([contentBytes.as('content'), ({ fn }) => fn.countAll<string>().as('versions')])
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  const sources = await database
    .selectFrom('panel_source')
    .select(sourceBytes.as('bytes'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(versions) * headBytes + Number(content) + Number(sources.bytes);
}

async function selectDeletedBytes(database: Kysely<Database>, owner: string): Promise<readonly PanelBytes[]> {
  const ofVersions = await database
    .selectFrom('panel')
    .innerJoin('panel_version', (join) =>
      join.onRef('panel_version.owner', '=', 'panel.owner').onRef('panel_version.panel', '=', 'panel.id'),
    )
    .select(['panel.id', contentBytes.as('content'), ({ fn }) => fn.countAll<string>().as('versions')])
    .where('panel.owner', '=', owner)
    .where('panel.deleted', 'is not', null)
    .groupBy(['panel.id', 'panel.deleted'])
    .orderBy('panel.deleted')
    .execute();
  const ofSources = await database
    .selectFrom('panel')
    .innerJoin('panel_source', (join) =>
      join.onRef('panel_source.owner', '=', 'panel.owner').onRef('panel_source.panel', '=', 'panel.id'),
    )
    .select(['panel.id', sourceBytes.as('bytes')])
    .where('panel.owner', '=', owner)
    .where('panel.deleted', 'is not', null)
    .groupBy('panel.id')
    .execute();
  const sources = new Map(ofSources.map(({ id, bytes }) => [id, Number(bytes)]));
  return ofVersions.map(({ id, versions, content }) => ({
    id,
    bytes: Number(versions) * headBytes + Number(content) + (sources.get(id) ?? 0),
  }));
}

export function panelRows(database: Kysely<Database>, owner: string): PanelRows {
  return {
    ...panelReader(database, owner),
    async idOfName(key) {
      const row = await database
        .selectFrom('panel')
        .select('id')
        .where('owner', '=', owner)
        .where('name_key', '=', key)
        .executeTakeFirst();
      return row?.id;
    },
    async count() {
      const row = await database
        .selectFrom('panel')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('owner', '=', owner)
        .where('deleted', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    bytes: () => sumBytes(database, owner),
    deletedBytes: () => selectDeletedBytes(database, owner),
    async insertHead(head) {
      await database.insertInto('panel').values(rowOf(owner, head)).execute();
    },
    async updateHead(head) {
      await database
        .updateTable('panel')
        .set(changing(head))
        .where('owner', '=', owner)
        .where('id', '=', head.id)
        .execute();
    },
    async insertVersion(panel, { seqIds, ...head }) {
      const text = await insertSeqIds(database, { owner, panel, number: head.number }, seqIds);
      await database
        .insertInto('panel_version')
        .values({ owner, panel, ...head, seq_ids: text })
        .execute();
    },
    async sourcesEnd(id) {
      const rows = await database
        .selectFrom('panel_source')
        .select(['source', 'size'])
        .where('owner', '=', owner)
        .where('panel', '=', id)
        .execute();
      return { ids: new Set(rows.map(({ source }) => source)), size: rows.reduce((sum, row) => sum + row.size, 0) };
    },
    async insertSources(panel, number, position, sources) {
      const own = { owner, panel, number };
      const rows = sources.map(({ id, text }, index) => ({
        ...own,
        position: position + index,
        source: id,
        size: text.length,
        payload: text,
      }));
      await database.insertInto('panel_source').values(rows).execute();
    },
    async key(key) {
      const row = await database
        .selectFrom('panel_creation')
        .select(['fingerprint', 'panel', 'created'])
        .where('owner', '=', owner)
        .where('creation_key', '=', key)
        .executeTakeFirst();
      return row === undefined
        ? undefined
        : { key, fingerprint: row.fingerprint, panelId: row.panel, created: row.created };
    },
    async insertKey({ key, fingerprint, panelId, created }) {
      await database
        .insertInto('panel_creation')
        .values({ owner, creation_key: key, fingerprint, panel: panelId, created })
        .execute();
    },
    forgetPanels: (ids) => forgetPanels(database, owner, ids),
    forget: (expiry) => forget(database, owner, expiry),
  };
}

/** Whoever has written the owner's row keeps others from it until the transaction ends. */
export async function takeOwner(database: Kysely<Database>, owner: string): Promise<void> {
  const row = { changed: new Date().toISOString() };
  await database
    .insertInto('panel_owner')
    .values({ owner, ...row })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
    .execute();
}

/** Owners of one sweep; the next one finds the others. */
const ownersAtOnce = 100;

export async function selectOwnersToForget(database: Kysely<Database>, expiry: Expiry): Promise<readonly string[]> {
  const [ofPanels, ofKeys] = await Promise.all([
    database
      .selectFrom('panel')
      .select('owner')
      .distinct()
      .where('deleted', '<', expiry.deletedBefore)
      .limit(ownersAtOnce)
      .execute(),
    database
      .selectFrom('panel_creation')
      .select('owner')
      .distinct()
      .where('created', '<', expiry.keysBefore)
      .limit(ownersAtOnce)
      .execute(),
  ]);
  return [...new Set([...ofPanels, ...ofKeys].map(({ owner }) => owner))];
}
