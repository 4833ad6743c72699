/** What has ended, taken away a bounded number of rows at a time, by one server at a time. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** Rows of one statement. */
export const rowsAtOnce = 500;

/**
 * Whether it is this server's turn: nobody else's has begun, or the last one is over. A row and no lock of a session, which a
 * pooler would give to somebody else.
 */
export async function takeTurn(
  database: Kysely<Database>,
  name: string,
  holder: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const row = { holder, until: until.toISOString() };
  const taken = await database
    .insertInto('sweep_turn')
    .values({ name, ...row })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(row).where('sweep_turn.until', '<=', now.toISOString()),
    )
    .returning('holder')
    .execute();
  return taken.length > 0;
}

/** Tables of what ends by itself: tokens that were signed out, and what the development provider remembers. */
export const endingTables = ['signed_out', 'revoked_token', 'provider_record'] as const;

/** Of one table, as its index finds them. Answers how many there were. */
export async function deleteEnded(
  database: Kysely<Database>,
  table: (typeof endingTables)[number],
  now: string,
): Promise<number> {
  const ended = await database.selectFrom(table).select('id').where('expires', '<', now).limit(rowsAtOnce).execute();
  if (ended.length === 0) return 0;
  const ids = ended.map(({ id }) => id);
  const { numDeletedRows } = await database
    .deleteFrom(table)
    .where('id', 'in', ids)
    .where('expires', '<', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
