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
  readonly user_columns: ColumnsTable;
  readonly revoked_token: RevokedTable;
  readonly provider_record: ProviderTable;
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

/** The columns that a person prefers, one row a person. */
interface ColumnsTable {
  readonly sub: string;
  /** JSON: column keys. */
  readonly columns: string;
  /** RFC 3339, UTC. */
  readonly changed: string;
}

/** Access tokens that were signed out before their time. */
interface RevokedTable {
  readonly id: string;
  /** RFC 3339, UTC: when the token ends by itself. */
  readonly expires: string;
}

/** What the development identity provider remembers. */
interface ProviderTable {
  readonly model: string;
  readonly id: string;
  /** JSON. */
  readonly payload: string;
  /** RFC 3339, UTC. */
  readonly expires: string;
  readonly grant_id: string;
  readonly uid: string;
}

/** One row, id 1. */
interface StateTable {
  readonly id: number;
  /** Migrations that have run. */
  readonly version: number;
}
