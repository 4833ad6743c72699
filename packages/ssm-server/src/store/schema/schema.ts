/**
 * The tables. PostgreSQL, Citus, CockroachDB and YugabyteDB share all of it; docs/database.md says what
 * that is. Text that comes from files is stored as JSON, because NUL and lone surrogates cannot be stored
 * as text.
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

/** What earlier releases kept of tokens that were signed out; nothing is added any more. */
interface RevokedTable {
  readonly id: string;
  /** RFC 3339, UTC: when the token ends by itself. */
  readonly expires: string;
}

/** Access tokens that were signed out before their time. */
interface SignedOutTable {
  readonly id: string;
  /** The change of the topic `logouts` that it was, so that a server reads those alone that it does not know. */
  readonly number: number;
  /** RFC 3339, UTC: when the token ends by itself. */
  readonly expires: string;
}

/** How often what a topic is about has changed: one row a topic, the only one that servers look at all the time. */
interface ChangeTable {
  readonly topic: string;
  readonly number: number;
}

/** Flags of all servers of a PostgreSQL; those of the embedded database are in a file. */
interface FlagTable {
  readonly key: string;
  /** JSON. */
  readonly value: string;
}

/** Which server does what one alone is to do, and until when nobody else does. */
interface TurnTable {
  readonly name: string;
  readonly holder: string;
  /** RFC 3339, UTC. */
  readonly until: string;
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

/** One row an owner of panels: whoever writes it is alone with the owner's panels until the transaction ends. */
interface OwnerTable {
  readonly owner: string;
  /** RFC 3339, UTC. */
  readonly changed: string;
}

/** One row a panel, with a copy of its newest version's head: a list reads no other table. */
export interface PanelTable {
  /** The `sub` of a person. */
  readonly owner: string;
  readonly id: string;
  readonly version: string;
  /** RFC 3339, UTC. */
  readonly created: string;
  /** Of the newest version. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly revision: string;
  /** RFC 3339, UTC. */
  readonly saved: string;
  /** Equal for names that are the same; null for a deleted panel, whose name is free. */
  readonly name_key: string | null;
  /** Bytes, because the order of texts differs from database to database. */
  readonly order_key: Uint8Array;
  readonly search_text: string;
  readonly tag: string;
  /** RFC 3339, UTC. */
  readonly deleted: string | null;
}

/** One row a save; a row is written once and never changed. */
interface PanelVersionTable {
  readonly owner: string;
  readonly panel: string;
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly count: number;
  readonly revision: string;
  /** RFC 3339, UTC. */
  readonly saved: string;
  /** Joined by commas; null where there is a row of `panel_seq_ids`. */
  readonly seq_ids: string | null;
}

/** The SeqIds of a version that has many; a row is written once and never changed. */
interface SeqIdsTable {
  readonly owner: string;
  readonly panel: string;
  /** Of the version. */
  readonly number: number;
  /** The version whose list the payload is a difference from; its own number where it is whole. */
  readonly base: number;
  readonly payload: Uint8Array;
}

/** One row an imported list that came with a save; a row is written once and never changed. */
interface PanelSourceTable {
  readonly owner: string;
  readonly panel: string;
  /** From 0: the order in the panel. */
  readonly position: number;
  /** The version that it came with. */
  readonly number: number;
  /** The client's name of it. */
  readonly source: string;
  /** Characters of the payload. */
  readonly size: number;
  /** JSON. */
  readonly payload: string;
}

/** Creations that can be repeated. */
interface CreationTable {
  readonly owner: string;
  readonly creation_key: string;
  readonly fingerprint: string;
  readonly panel: string;
  /** RFC 3339, UTC. */
  readonly created: string;
}

/** What was counted of a sender in a stretch of time. The library that counts names the columns and their order. */
interface CountTable {
  /** What is counted, and a digest of whose it is. */
  readonly key: string;
  readonly points: number;
  /** When it begins anew: milliseconds since 1970, as text. */
  readonly expire: string;
}

/** Two rows. */
interface StateTable {
  readonly id: number;
  /** Of 1 the migrations that have run, of 2 the schema that every server of the database knows. */
  readonly version: number;
}
