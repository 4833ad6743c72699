/**
 * Gives the space of what was deleted back to the disk. A PostgreSQL of its own does the like by itself (autovacuum); the
 * embedded one has no process that would. One table after the other, so that others get their turn in between.
 */
import { type Kysely, sql } from 'kysely';
import { keptTables } from '../backup/tables.ts';
import type { Database } from '../schema/schema.ts';

/** Tables that people can make large, with what is large in them. */
const large: readonly (readonly [table: keyof Database, column: string])[] = [
  ['panel_version', 'seq_ids'],
  ['panel_seq_ids', 'payload'],
  ['panel_source', 'payload'],
];

/** What a row takes beside that. */
const rowBytes = 500;
/** A table that takes more than twice what is in it, and this, is written anew: that takes longest, and locks it. */
const spareBytes = 1024 * 1024;

async function isSparse(database: Kysely<Database>, table: keyof Database, column: string): Promise<boolean> {
  const { rows } = await sql<{ readonly taken: string; readonly live: string }>`
    select pg_total_relation_size(${sql.lit(table)}) as taken,
      coalesce(sum(pg_column_size(${sql.ref(column)})), 0) + ${sql.lit(rowBytes)} * count(*) as live
    from ${sql.table(table)}`.execute(database);
  const [{ taken, live } = { taken: 0, live: 0 }] = rows;
  return Number(taken) > 2 * Number(live) + spareBytes;
}

export async function reclaimSpace(database: Kysely<Database>): Promise<void> {
  for (const table of keptTables) await sql`vacuum ${sql.table(table)}`.execute(database);
  for (const [table, column] of large) {
    if (await isSparse(database, table, column)) await sql`vacuum full ${sql.table(table)}`.execute(database);
  }
  // The log of what was changed begins anew only then.
  await sql`checkpoint`.execute(database);
}
