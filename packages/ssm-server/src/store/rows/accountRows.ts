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

/** Time after its expiry for which a revoked token is kept, because the clocks of servers differ. */
export const endedMs = 60_000;

export interface RevokedToken {
  readonly id: string;
  readonly expires: Date;
}

/** Signed-out tokens. `number` is the number of the topic's last change; restoring a database lowers it. */
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
 * Selects unexpired tokens that were revoked after this change. If there is no such change yet, also selects tokens
 * that earlier releases revoked.
 */
export async function selectSignedOut(database: Kysely<Database>, after: number): Promise<SignedOut> {
  const now = new Date(Date.now() - endedMs).toISOString();
  // The number is read first. If a token is added meanwhile, the next read repeats it, and none is missed.
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
