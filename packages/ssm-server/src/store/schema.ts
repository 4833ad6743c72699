/**
 * The tables. PostgreSQL, Citus, CockroachDB and YugabyteDB share all of it: text, int4, boolean and
 * bytea, primary keys, and nothing else. Text that comes from files is stored as JSON, because NUL
 * and lone surrogates cannot be stored as text.
 */
export interface Database {
  readonly catalogue_revision: RevisionTable;
  readonly catalogue_column: ColumnTable;
  readonly catalogue_active: ActiveTable;
  readonly server_secret: SecretTable;
  readonly schema_state: StateTable;
}

/** One row a revision; a row is written once and never changed. */
interface RevisionTable {
  readonly revision: string;
  readonly version: string;
  /** JSON text. */
  readonly label: string;
  readonly is_demo: boolean;
  /** RFC 3339, UTC. */
  readonly created: string;
  readonly record_count: number;
  readonly menu_count: number;
  /** JSON: pairs of a column and the measure that fills it. */
  readonly derived: string;
  /** JSON: the load report. */
  readonly report: string;
}

/** One row a part of a revision. */
interface ColumnTable {
  readonly revision: string;
  /** From 0: the order in the revision. */
  readonly position: number;
  readonly role: string;
  /** JSON text. */
  readonly name: string;
  readonly kind: string;
  /** The column's bytes, gzip. */
  readonly payload: Uint8Array;
}

/** The revision in use, one row a version. */
interface ActiveTable {
  readonly version: string;
  readonly revision: string;
}

/** What all servers of a database must share, such as the key that signs development tokens. */
interface SecretTable {
  readonly name: string;
  readonly value: string;
}

/** One row, id 1. */
interface StateTable {
  readonly id: number;
  /** Migrations that have run. */
  readonly version: number;
}
