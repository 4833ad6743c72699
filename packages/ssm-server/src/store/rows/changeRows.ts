/** What servers of one database tell each other: that something has changed, by a number, and nothing of what it is. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema/schema.ts';

/** The catalogues in use, flags, and tokens that were signed out. */
export const topics = ['catalogues', 'flags', 'logouts'] as const;
export type Topic = (typeof topics)[number];

/** By topic; none where nothing has changed yet. */
export type ChangeNumbers = Readonly<Partial<Record<Topic, number>>>;

/**
 * Inside the transaction of what changes. Whoever changes the same waits for it, so that numbers are seen in their order: who has
 * read one has read all that was changed under it and before. Answers the number.
 */
export async function countChange(database: Kysely<Database>, topic: Topic): Promise<number> {
  const { number } = await database
    .insertInto('server_change')
    .values({ topic, number: 1 })
    .onConflict((conflict) => conflict.column('topic').doUpdateSet({ number: sql`server_change.number + 1` }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** One row a topic. */
export async function selectChanges(database: Kysely<Database>): Promise<ChangeNumbers> {
  const rows = await database.selectFrom('server_change').selectAll().where('topic', 'in', topics).execute();
  return Object.fromEntries(rows.map(({ topic, number }) => [topic, number]));
}
