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

/** Keeps a revoked token a little past its expiry, because clocks differ between servers. */
export const endedMs = 60_000;

export interface RevokedToken {
  readonly id: string;
  readonly expires: Date;
}

/** `number` is the topic's last change. It falls when a database is restored. */
export interface SignedOut {
  readonly tokens: readonly RevokedToken[];
  readonly number: number;
}

export async function insertSignedOut(
  database: Kysely<Database>,
  number: number,
  { id, expires }: RevokedToken,
): Promise<void> {
  await database
    .insertInto('signed_out')
    .values({ id, number, expires: expires.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Selects tokens revoked after this change that have not expired. Without such a change it includes tokens of earlier
 * releases.
 */
export async function selectSignedOut(database: Kysely<Database>, after: number): Promise<SignedOut> {
  const now = new Date(Date.now() - endedMs).toISOString();
  // Reads the number first: the next read repeats a change that is made meanwhile, and none is missed.
  const change = await database
    .selectFrom('server_change')
    .select('number')
    .where('topic', '=', 'logouts')
    .executeTakeFirst();
  const rows = await database.selectFrom('signed_out').selectAll().where('number', '>', after).execute();
  const earlier =
    after > 0 ? [] : await database.selectFrom('revoked_token').selectAll().where('expires', '>=', now).execute();
  return {
    tokens: [...earlier, ...rows.filter(({ expires }) => expires >= now)].map(({ id, expires }) => ({
      id,
      expires: new Date(expires),
    })),
    number: change?.number ?? 0,
  };
}
