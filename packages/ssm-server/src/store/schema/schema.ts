/**
 * Declares the tables. PostgreSQL, Citus, CockroachDB and YugabyteDB support them; see docs/database.md. Text from
 * files is stored as JSON, because text columns cannot hold NUL and lone surrogates. Times are RFC 3339 in UTC.
 */
export interface Database {
  readonly catalogue_revision: RevisionTable;
  readonly catalogue_column: ColumnTable;
  readonly catalogue_active: ActiveTable;
  readonly server_secret: SecretTable;
  readonly user_columns: ColumnsTable;
  readonly revoked_token: RevokedTable;
  readonly signed_out: SignedOutTable;
  readonly server_change: ChangeTable;
  readonly server_flag: FlagTable;
  readonly sweep_turn: TurnTable;
  readonly provider_record: ProviderTable;
  readonly panel_owner: OwnerTable;
  readonly panel: PanelTable;
  readonly panel_version: PanelVersionTable;
  readonly panel_seq_ids: SeqIdsTable;
  readonly panel_source: PanelSourceTable;
  readonly panel_creation: CreationTable;
  readonly request_count: CountTable;
  readonly schema_state: StateTable;
}

/** One row per revision, never changed. */
interface RevisionTable {
  readonly revision: string;
  readonly version: string;
  readonly label: string;
  readonly is_demo: boolean;
  readonly created: string;
  readonly record_count: number;
  readonly menu_count: number;
  readonly derived: string;
  readonly report: string;
}

interface ColumnTable {
  readonly revision: string;
  readonly position: number;
  readonly role: string;
  readonly name: string;
  readonly kind: string;
  readonly payload: Uint8Array;
}

/** The active revision, one row per version. */
interface ActiveTable {
  readonly version: string;
  readonly revision: string;
}

/** Values that all servers of a database share, such as the key that signs development tokens. */
interface SecretTable {
  readonly name: string;
  readonly value: string;
}

interface ColumnsTable {
  readonly sub: string;
  readonly columns: string;
  readonly changed: string;
}

/** Signed-out tokens of earlier releases; no row is added any more. */
interface RevokedTable {
  readonly id: string;
  readonly expires: string;
}

/** Access tokens that were signed out before they expired. */
interface SignedOutTable {
  readonly id: string;
  /** The change number of the topic `logouts`, so a server reads only tokens that are new to it. */
  readonly number: number;
  readonly expires: string;
}

/** Counts changes per topic. Servers poll only this table. */
interface ChangeTable {
  readonly topic: string;
  readonly number: number;
}

/** Flags of a PostgreSQL; the embedded database has them in a file. */
interface FlagTable {
  readonly key: string;
  readonly value: string;
}

/** Assigns work that only one server may do, until a time. */
interface TurnTable {
  readonly name: string;
  readonly holder: string;
  readonly until: string;
}

/** Records of the development identity provider, with a JSON payload. */
interface ProviderTable {
  readonly model: string;
  readonly id: string;
  readonly payload: string;
  readonly expires: string;
  readonly grant_id: string;
  readonly uid: string;
}

/** One row per owner. Writing it locks the owner's panels until the transaction ends. */
interface OwnerTable {
  readonly owner: string;
  readonly changed: string;
}

/** One row per panel with a copy of its newest version's head, so a list reads no other table. */
export interface PanelTable {
  readonly owner: string;
  readonly id: string;
  readonly version: string;
  readonly created: string;
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly revision: string;
  readonly saved: string;
  /** Equal for equal names; null for a deleted panel, whose name is free. */
  readonly name_key: string | null;
  /** Bytes, because text order differs between databases. */
  readonly order_key: Uint8Array;
  readonly search_text: string;
  readonly tag: string;
  readonly deleted: string | null;
}

/** One row per save, never changed. */
interface PanelVersionTable {
  readonly owner: string;
  readonly panel: string;
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly revision: string;
  readonly saved: string;
  /** Joined by commas; null when `panel_seq_ids` has a row. */
  readonly seq_ids: string | null;
}

/** Long lists of SeqIds, never changed. */
interface SeqIdsTable {
  readonly owner: string;
  readonly panel: string;
  readonly number: number;
  /** The version that the payload differs from; its own number for a whole list. */
  readonly base: number;
  readonly payload: Uint8Array;
}

/** One row per imported list of a save, never changed, with a JSON payload. */
interface PanelSourceTable {
  readonly owner: string;
  readonly panel: string;
  readonly position: number;
  readonly number: number;
  readonly source: string;
  readonly size: number;
  readonly payload: string;
}

/** Idempotency keys of panel creations. */
interface CreationTable {
  readonly owner: string;
  readonly creation_key: string;
  readonly fingerprint: string;
  readonly panel: string;
  readonly created: string;
}

/** Request counts of a sender per time window. The rate limiter's library defines the columns and their order. */
interface CountTable {
  readonly key: string;
  readonly points: number;
  /** End of the window in milliseconds since 1970, as text. */
  readonly expire: string;
}

interface StateTable {
  readonly id: number;
  /** In row 1 the migrations that have run, in row 2 the schema that every server knows. */
  readonly version: number;
}
