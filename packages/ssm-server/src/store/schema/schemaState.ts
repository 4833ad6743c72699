/** How far a database is: row 1 is how many migrations have run, row 2 the schema that every server of it knows. */
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export const [changed, known] = [1, 2] as const;
/** From this schema on a server reads lists that are packed, and no older one takes them for empty. */
export const packedLists = 9;

export interface SchemaState {
  /** Migrations that have run. */
  readonly version: number;
  /** The schema that every server knows. */
  readonly everywhere: number;
}

/** Where nothing is recorded, servers are of the schema that the database has. */
export async function selectState(database: Kysely<Database>): Promise<SchemaState> {
  const rows = await database.selectFrom('schema_state').selectAll().execute();
  const of = (id: number): number | undefined => rows.find((row) => row.id === id)?.version;
  const version = of(changed) ?? 0;
  return { version, everywhere: of(known) ?? version };
}

/** Whether no server of an older schema works on it any more. */
export async function isKnownEverywhere(database: Kysely<Database>, schema: number): Promise<boolean> {
  return (await selectState(database)).everywhere >= schema;
}
