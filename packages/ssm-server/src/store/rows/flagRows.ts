import type { Kysely } from 'kysely';
import type { FlagValue, FlagValues } from '../../flags/flags.ts';
import type { Database } from '../schema/schema.ts';

export async function selectFlags(database: Kysely<Database>): Promise<FlagValues> {
  const rows = await database.selectFrom('server_flag').selectAll().execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as FlagValue]));
}

export async function upsertFlag(database: Kysely<Database>, key: string, turned: FlagValue): Promise<void> {
  const value = JSON.stringify(turned);
  await database
    .insertInto('server_flag')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
