/** Queries of what the addresses of deleted panels say. */
import type { Kysely } from 'kysely';
import type { AssayVersion } from 'ssm-core';
import type { Tombstone } from '../../../panels/panel.ts';
import type { OwnedTombstone } from '../../../panels/panelRows.ts';
import type { Database } from '../../schema/schema.ts';

/** Returns the tombstone of a panel, whoever owns it. */
export async function selectTombstone(database: Kysely<Database>, id: string): Promise<OwnedTombstone | undefined> {
  const row = await database.selectFrom('panel_tombstone').selectAll().where('panel', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { panel, version, is_named: isNamed, ...plain } = row;
  return { ...plain, panelId: panel, version: version as AssayVersion, isNamed };
}

export async function upsertTombstone(database: Kysely<Database>, owner: string, given: Tombstone): Promise<void> {
  const { panelId: panel, isNamed: is_named, ...plain } = given;
  const changing = { ...plain, is_named };
  await database
    .insertInto('panel_tombstone')
    .values({ panel, owner, ...changing })
    .onConflict((conflict) => conflict.columns(['owner', 'panel']).doUpdateSet(changing))
    .execute();
}
