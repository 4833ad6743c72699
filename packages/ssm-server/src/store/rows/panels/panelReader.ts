import type { Kysely } from 'kysely';
import { reviewIdStart } from 'ssm-core/engine';
import { type PanelVersion, versionHead } from '../../../panels/panel.ts';
import type { PanelReader } from '../../../panels/panelRows.ts';
import type { Database } from '../../schema/schema.ts';
import { readSeqIds, versionsOf } from '../seqIdRows.ts';
import { selectHeads } from './headRows.ts';
import { listPanels, selectSeqIds } from './panelList.ts';
import { selectTombstone } from './tombstoneRows.ts';

/** Number of lists per query, as for a search by reagent. */
const listsAtOnce = 50;

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
    list: (query) => listPanels(database, owner, query),
    seqIds: (keys) => selectSeqIds(database, owner, keys),
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
    async versionOnOther(id, revision) {
      const row = await versionsOf(database, owner)
        .select(['panel_version.number', 'name', 'description', 'revision', 'saved'])
        .where('panel_version.panel', '=', id)
        .where('revision', '!=', revision)
        .orderBy('panel_version.number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? undefined : { ...versionHead(row), seqIds: readSeqIds(row, row.count) };
    },
    async newestVersions(heads) {
      const found = new Map<string, PanelVersion>();
      for (let from = 0; from < heads.length; from += listsAtOnce) {
        const some = heads.slice(from, from + listsAtOnce);
        const rows = await versionsOf(database, owner)
          .select(['panel_version.panel', 'panel_version.number', 'name', 'description', 'revision', 'saved'])
          .where((of) =>
            of(
              of.refTuple('panel_version.panel', 'panel_version.number'),
              'in',
              some.map(({ id, newest }) => of.tuple(id, newest.number)),
            ),
          )
          .execute();
        for (const row of rows) found.set(row.panel, { ...versionHead(row), seqIds: readSeqIds(row, row.count) });
      }
      return found;
    },
    async reviews(ids) {
      const found = new Map<string, string[]>();
      if (ids.length === 0) return found;
      const rows = await database
        .selectFrom('panel_source')
        .select(['panel', 'payload'])
        .where('owner', '=', owner)
        .where('panel', 'in', ids)
        .where('source', 'like', `${reviewIdStart}%`)
        .orderBy('panel')
        .orderBy('position')
        .execute();
      for (const { panel, payload } of rows) found.set(panel, [...(found.get(panel) ?? []), payload]);
      return found;
    },
    async tombstone(id) {
      const found = await selectTombstone(database, id);
      if (found === undefined || found.owner !== owner) return undefined;
      const { owner: _, ...tombstone } = found;
      return tombstone;
    },
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
