/**
 * Declares the tables, as PostgreSQL, Citus, CockroachDB and YugabyteDB support them; see docs/database.md. Text from
 * files is JSON, because text columns cannot contain NUL or lone surrogates. Times are RFC 3339 in UTC.
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
  readonly own_collection: OwnCollectionTable;
  readonly panel_tombstone: TombstoneTable;
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

/** One row per assay version, with its active revision. */
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

/** Tokens that earlier releases signed out. No rows are added any more. */
interface RevokedTable {
  readonly id: string;
  readonly expires: string;
}

/** Access tokens that were signed out before they expired. */
interface SignedOutTable {
  readonly id: string;
  /** Number of the change in the topic `logouts`. A server reads only tokens with numbers that are new to it. */
  readonly number: number;
  readonly expires: string;
}

/** Number of changes per topic. Servers poll only this table. */
interface ChangeTable {
  readonly topic: string;
  readonly number: number;
}

/** Flags in a PostgreSQL database; with the embedded database, flags are in a file. */
interface FlagTable {
  readonly key: string;
  readonly value: string;
}

/** Work that only one server may do, and until when. */
interface TurnTable {
  readonly name: string;
  readonly holder: string;
  readonly until: string;
}

/** Records of the development identity provider. The payload is JSON. */
interface ProviderTable {
  readonly model: string;
  readonly id: string;
  readonly payload: string;
  readonly expires: string;
  readonly grant_id: string;
  readonly uid: string;
}

/** One row per owner. Writing the row locks the owner's panels until the transaction ends. */
interface OwnerTable {
  readonly owner: string;
  readonly changed: string;
}

/** One row per panel, with a copy of its newest version's head, so that listing panels reads no other table. */
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
  /** The same for equal names; null for a deleted panel, whose name is free again. */
  readonly name_key: string | null;
  /** Bytes, because databases sort text differently. */
  readonly order_key: Uint8Array;
  readonly search_text: string;
  readonly tag: string;
  readonly deleted: string | null;
}

/**
 * What the address of a panel says after its deletion. A row without `deleted` keeps only what the owner allowed.
 */
interface TombstoneTable {
  readonly panel: string;
  readonly owner: string;
  readonly deleted: string | null;
  readonly version: string;
  readonly number: number;
  readonly name: string;
  readonly hash: string;
  readonly is_named: boolean;
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
  /** SeqIds joined by commas; null if `panel_seq_ids` has a row. */
  readonly seq_ids: string | null;
}

/** Long lists of SeqIds. Rows never change. */
interface SeqIdsTable {
  readonly owner: string;
  readonly panel: string;
  readonly number: number;
  /** Number of the version from which the payload differs; for a whole list, the version's own number. */
  readonly base: number;
  readonly payload: Uint8Array;
}

/** One row per imported list of a save. Rows never change; the payload is JSON. */
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

/** One row per own collection of a person. */
export interface OwnCollectionTable {
  readonly owner: string;
  readonly id: string;
  readonly name: string;
  /** The same for equal names; null for a deleted collection, whose name is free again. */
  readonly name_key: string | null;
  readonly note: string;
  /** SeqIds joined by commas. */
  readonly seq_ids: string;
  /** What was left out of the person's list, as JSON. */
  readonly left_out: string;
  readonly size: number;
  readonly created: string;
  readonly changed: string;
  readonly tag: string;
  readonly deleted: string | null;
}

/** Number of requests of a sender in a time window. The library for rate limits defines the columns and their order. */
interface CountTable {
  readonly key: string;
  readonly points: number;
  /** End of the window in milliseconds since 1970, as text. */
  readonly expire: string;
}

interface StateTable {
  readonly id: number;
  /** Row 1 has the number of migrations that have run, row 2 the schema that every server knows. */
  readonly version: number;
}
