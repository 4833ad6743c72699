import type { Database } from '../schema/schema.ts';

/**
 * Tables in a backup. Four are left out: the migrations make `schema_state`, the head contains the flags, and sweep
 * turns and request counts are short-lived.
 */
export type KeptTable = Exclude<keyof Database, 'schema_state' | 'server_flag' | 'sweep_turn' | 'request_count'>;

export const keyOf: Readonly<Record<KeptTable, readonly string[]>> = {
  catalogue_revision: ['revision'],
  catalogue_column: ['revision', 'position'],
  catalogue_active: ['version'],
  server_secret: ['name'],
  user_columns: ['sub'],
  revoked_token: ['id'],
  signed_out: ['id'],
  server_change: ['topic'],
  provider_record: ['model', 'id'],
  panel_owner: ['owner'],
  panel: ['owner', 'id'],
  panel_version: ['owner', 'panel', 'number'],
  panel_seq_ids: ['owner', 'panel', 'number'],
  panel_source: ['owner', 'panel', 'position'],
  own_collection: ['owner', 'id'],
  panel_creation: ['owner', 'creation_key'],
  panel_tombstone: ['owner', 'panel'],
};

export const keptTables = Object.keys(keyOf) as readonly KeptTable[];

export type Cell = string | number | boolean | null | Uint8Array;
export type Row = Readonly<Record<string, Cell>>;

export interface BackupRow {
  readonly table: KeptTable;
  readonly row: Row;
}
