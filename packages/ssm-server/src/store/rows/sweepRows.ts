import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema/schema.ts';

export const rowsAtOnce = 500;

/**
 * Takes the turn to sweep, unless another server has it. The turn is a row, because servers behind a pooler could share
 * a session lock.
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

interface Ending {
  readonly key: string;
  readonly end: string;
  readonly textOf: (time: Date) => string;
}

const byExpiry: Ending = { key: 'id', end: 'expires', textOf: (time) => time.toISOString() };

const endings = {
  signed_out: byExpiry,
  revoked_token: byExpiry,
  provider_record: byExpiry,
  request_count: { key: 'key', end: 'expire', textOf: (time) => String(time.getTime()) },
} as const satisfies Partial<Record<keyof Database, Ending>>;

export type EndingTable = keyof typeof endings;
export const endingTables = Object.keys(endings) as readonly EndingTable[];

export function endedRows(table: EndingTable, time: Date) {
  const { key, end, textOf } = endings[table];
  return sql<{ readonly key: string }>`
    select ${sql.ref(key)} as key from ${sql.table(table)} where ${sql.ref(end)} < ${textOf(time)} limit ${rowsAtOnce}`;
}

export async function deleteEnded(database: Kysely<Database>, table: EndingTable, time: Date): Promise<number> {
  const { rows } = await endedRows(table, time).execute(database);
  if (rows.length === 0) return 0;
  const { key, end, textOf } = endings[table];
  const keys = sql.join(rows.map((row) => row.key));
  // Rows that were renewed meanwhile are kept.
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(key)} in (${keys}) and ${sql.ref(end)} < ${textOf(time)}`.execute(
    database,
  );
  return Number(numAffectedRows);
}
