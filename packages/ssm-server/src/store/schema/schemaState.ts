/**
 * Reads how far a database has been migrated. Row 1 has the number of migrations, row 2 the schema that every server
 * knows.
 */
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export const [changed, known] = [1, 2] as const;
/** Schema from which on servers can read packed lists. Older servers would read them as empty. */
export const packedLists = 9;

export interface SchemaState {
  readonly version: number;
  readonly everywhere: number;
}

/** Returns the state. Without a recorded schema, every server counts as knowing the current one. */
export async function selectState(database: Kysely<Database>): Promise<SchemaState> {
  const rows = await database.selectFrom('schema_state').selectAll().execute();
  const of = (id: number): number | undefined => rows.find((row) => row.id === id)?.version;
  const version = of(changed) ?? 0;
  return { version, everywhere: of(known) ?? version };
}

export async function isKnownEverywhere(database: Kysely<Database>, schema: number): Promise<boolean> {
  return (await selectState(database)).everywhere >= schema;
}
