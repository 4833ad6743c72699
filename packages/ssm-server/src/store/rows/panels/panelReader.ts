import type { Kysely } from 'kysely';
import { type PanelVersion, versionHead } from '../../../panels/panel.ts';
import type { PanelReader } from '../../../panels/panelRows.ts';
import type { Database } from '../../schema/schema.ts';
import { readSeqIds, versionsOf } from '../seqIdRows.ts';
import { selectHeads } from './headRows.ts';
import { listPanels, selectSeqIds } from './panelList.ts';

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
