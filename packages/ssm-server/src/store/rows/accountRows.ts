/** What the database keeps about people: the columns that they prefer, and the tokens that they signed out. */
import type { Kysely } from 'kysely';
import type { ColumnKey } from 'ssm-core';
import type { Database } from '../schema/schema.ts';

export async function selectColumns(
  database: Kysely<Database>,
  sub: string,
): Promise<readonly ColumnKey[] | undefined> {
  const row = await database.selectFrom('user_columns').select('columns').where('sub', '=', sub).executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.columns) as readonly ColumnKey[]);
}

export async function upsertColumns(
  database: Kysely<Database>,
  sub: string,
  columns: readonly ColumnKey[],
): Promise<void> {
  const row = { columns: JSON.stringify(columns), changed: new Date().toISOString() };
  await database
    .insertInto('user_columns')
    .values({ sub, ...row })
    .onConflict((conflict) => conflict.column('sub').doUpdateSet(row))
    .execute();
}

/** Tokens that have ended by themselves are forgotten on the way. */
export async function insertRevoked(database: Kysely<Database>, tokenId: string, expires: Date): Promise<void> {
  await database.deleteFrom('revoked_token').where('expires', '<', new Date().toISOString()).execute();
  await database
    .insertInto('revoked_token')
    .values({ id: tokenId, expires: expires.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface RevokedToken {
  readonly id: string;
  readonly expires: Date;
}

/** Those that would not have ended yet. */
export async function selectRevoked(database: Kysely<Database>): Promise<readonly RevokedToken[]> {
  const rows = await database
    .selectFrom('revoked_token')
    .selectAll()
    .where('expires', '>=', new Date().toISOString())
    .execute();
  return rows.map(({ id, expires }) => ({ id, expires: new Date(expires) }));
}
