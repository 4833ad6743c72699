/** Deletes expired panels and expired keys of creations. */
import type { Kysely } from 'kysely';
import type { Expiry } from '../../../panels/panelRows.ts';
import type { Database } from '../../schema/schema.ts';

export async function forgetPanels(database: Kysely<Database>, owner: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await database.deleteFrom('panel_source').where('owner', '=', owner).where('panel', '=', id).execute();
    await database.deleteFrom('panel_seq_ids').where('owner', '=', owner).where('panel', '=', id).execute();
    await database.deleteFrom('panel_version').where('owner', '=', owner).where('panel', '=', id).execute();
    await database.deleteFrom('panel').where('owner', '=', owner).where('id', '=', id).execute();
  }
}

export async function forgetExpired(database: Kysely<Database>, owner: string, expiry: Expiry): Promise<void> {
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
