import type { Kysely } from 'kysely';
import type { PanelRows } from '../../../panels/panelRows.ts';
import type { Database } from '../../schema/schema.ts';
import { insertSeqIds } from '../seqIdRows.ts';
import { changingColumns, rowOf } from './headRows.ts';
import { forgetExpired, forgetPanels } from './panelForgetting.ts';
import { panelReader } from './panelReader.ts';
import { selectDeletedBytes, sumBytes } from './panelSizes.ts';
import { upsertTombstone } from './tombstoneRows.ts';

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
        .set(changingColumns(head))
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
    putTombstone: (tombstone) => upsertTombstone(database, owner, tombstone),
    forgetPanels: (ids) => forgetPanels(database, owner, ids),
    forget: (expiry) => forgetExpired(database, owner, expiry),
  };
}

/** Writes the owner's row. Until this transaction ends, the lock on that row keeps out others. */
export async function takeOwner(database: Kysely<Database>, owner: string): Promise<void> {
  const row = { changed: new Date().toISOString() };
  await database
    .insertInto('panel_owner')
    .values({ owner, ...row })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
    .execute();
}
