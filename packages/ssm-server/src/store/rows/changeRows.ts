/** Counts changes per topic, so that the servers of a database notice changes. The changed data is read elsewhere. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema/schema.ts';

export const topics = ['catalogues', 'flags', 'logouts'] as const;
export type Topic = (typeof topics)[number];

export type ChangeNumbers = Readonly<Partial<Record<Topic, number>>>;

/**
 * Increments the topic's number in the transaction that changes data, and returns it. The row's lock orders changes, so
 * a server that has read a number also sees all earlier changes.
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

export async function selectChanges(database: Kysely<Database>): Promise<ChangeNumbers> {
  const rows = await database.selectFrom('server_change').selectAll().where('topic', 'in', topics).execute();
  return Object.fromEntries(rows.map(({ topic, number }) => [topic, number]));
}
