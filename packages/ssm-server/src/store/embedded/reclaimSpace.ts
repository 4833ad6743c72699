/**
 * Gives the space of deleted rows back to the disk, because the embedded database has no autovacuum. Handles tables one
 * by one, so that other queries can run in between.
 */
import { type Kysely, sql } from 'kysely';
import { keptTables } from '../backup/tables.ts';
import type { Database } from '../schema/schema.ts';

const large: readonly (readonly [table: keyof Database, column: string])[] = [
  ['panel_version', 'seq_ids'],
  ['panel_seq_ids', 'payload'],
  ['panel_source', 'payload'],
  ['own_collection', 'seq_ids'],
];

const rowBytes = 500;
/**
 * A table is rewritten only if it exceeds twice its content by this much, because rewriting is slow and locks the
 * table.
 */
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
  // The write-ahead log can only start over after a checkpoint.
  await sql`checkpoint`.execute(database);
}
