import type { Kysely, Selectable } from 'kysely';
import type { AssayVersion } from 'ssm-core';
import { nameKey, orderKey, type PanelHead, searchText, versionHead } from '../../../panels/panel.ts';
import type { Database, PanelTable } from '../../schema/schema.ts';

function headOf(row: Selectable<PanelTable>): PanelHead {
  const { id, created, tag, deleted } = row;
  return { id, version: row.version as AssayVersion, created, newest: versionHead(row), tag, deleted };
}

export function changingColumns({ newest, tag, deleted }: PanelHead) {
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

export function rowOf(owner: string, head: PanelHead): Selectable<PanelTable> {
  const { id, version, created } = head;
  return { owner, id, version, created, ...changingColumns(head) };
}

export async function selectHeads(
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
