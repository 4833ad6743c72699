import type { Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';

export interface ProviderRecord {
  readonly model: string;
  readonly id: string;
  readonly payload: string;
  readonly expires: Date;
  /** Name of a group of records that are revoked together; empty for a single record. */
  readonly grantId: string;
  /** Second name by which a session is found; empty if the record has none. */
  readonly uid: string;
}

export async function selectRecord(
  database: Kysely<Database>,
  model: string,
  column: 'id' | 'uid',
  value: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('provider_record')
    .select('payload')
    .where('model', '=', model)
    .where(column, '=', value)
    .where('expires', '>=', new Date().toISOString())
    .executeTakeFirst();
  return row?.payload;
}

export async function upsertRecord(database: Kysely<Database>, record: ProviderRecord): Promise<void> {
  const { model, id, payload, expires, grantId, uid } = record;
  const row = { payload, expires: expires.toISOString(), grant_id: grantId, uid };
  await database
    .insertInto('provider_record')
    .values({ model, id, ...row })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
    .execute();
}

export async function deleteRecord(database: Kysely<Database>, model: string, id: string): Promise<void> {
  await database.deleteFrom('provider_record').where('model', '=', model).where('id', '=', id).execute();
}

export async function deleteGrant(database: Kysely<Database>, grantId: string): Promise<void> {
  await database.deleteFrom('provider_record').where('grant_id', '=', grantId).execute();
}
