/**
 * Lists the migrations. A released migration must never be changed; new ones are added at the end. Every statement must
 * be repeatable, because some databases commit each schema change separately.
 */
import type { Kysely } from 'kysely';
import { schemaBefore } from './releases.ts';
import type { Database } from './schema.ts';
import type { SchemaChange } from './schemaChange.ts';

/** A migration creates tables with `database`, and changes existing tables with `change`. */
export type Migration = (database: Kysely<Database>, change: SchemaChange) => Promise<void>;

async function createCatalogue(database: Kysely<Database>): Promise<void> {
  await database.schema
    .createTable('catalogue_revision')
    .ifNotExists()
    .addColumn('revision', 'text', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('is_demo', 'boolean', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('record_count', 'int4', (column) => column.notNull())
    .addColumn('menu_count', 'int4', (column) => column.notNull())
    .addColumn('derived', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('catalogue_column')
    .ifNotExists()
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('position', 'int4', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogue_column_pkey', ['revision', 'position'])
    .execute();
  await database.schema
    .createTable('catalogue_active')
    .ifNotExists()
    .addColumn('version', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'text', (column) => column.notNull())
    .execute();
}

async function createSecrets(database: Kysely<Database>): Promise<void> {
  await database.schema
    .createTable('server_secret')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function createAccounts(database: Kysely<Database>): Promise<void> {
  await database.schema
    .createTable('user_columns')
    .ifNotExists()
    .addColumn('sub', 'text', (column) => column.primaryKey())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('changed', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('revoked_token')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('provider_record')
    .ifNotExists()
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('expires', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text', (column) => column.notNull())
    .addColumn('uid', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('provider_record_pkey', ['model', 'id'])
    .execute();
}

/** Keys start with the owner, so that a database can store the rows of one person together. */
async function createPanels(database: Kysely<Database>): Promise<void> {
  await database.schema
    .createTable('panel_owner')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.primaryKey())
    .addColumn('changed', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('panel')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('number', 'int4', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('count', 'int4', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('saved', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text')
    .addColumn('order_key', 'bytea', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('deleted', 'text')
    .addPrimaryKeyConstraint('panel_pkey', ['owner', 'id'])
    .execute();
  await database.schema
    .createIndex('panel_name_key')
    .ifNotExists()
    .unique()
    .on('panel')
    .columns(['owner', 'name_key'])
    .execute();
  await database.schema
    .createTable('panel_version')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('panel', 'text', (column) => column.notNull())
    .addColumn('number', 'int4', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('count', 'int4', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('saved', 'text', (column) => column.notNull())
    .addColumn('seq_ids', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('panel_version_pkey', ['owner', 'panel', 'number'])
    .execute();
  await database.schema
    .createTable('panel_creation')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('creation_key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('panel', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('panel_creation_pkey', ['owner', 'creation_key'])
    .execute();
}

async function createPanelSources(database: Kysely<Database>): Promise<void> {
  await database.schema
    .createTable('panel_source')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('panel', 'text', (column) => column.notNull())
    .addColumn('position', 'int4', (column) => column.notNull())
    .addColumn('number', 'int4', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('size', 'int4', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('panel_source_pkey', ['owner', 'panel', 'position'])
    .execute();
}

async function createPanelSeqIds(database: Kysely<Database>): Promise<void> {
  await database.schema
    .createTable('panel_seq_ids')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('panel', 'text', (column) => column.notNull())
    .addColumn('number', 'int4', (column) => column.notNull())
    .addColumn('base', 'int4', (column) => column.notNull())
    .addColumn('payload', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('panel_seq_ids_pkey', ['owner', 'panel', 'number'])
    .execute();
}

async function createShared(database: Kysely<Database>, change: SchemaChange): Promise<void> {
  await database.schema
    .createTable('server_change')
    .ifNotExists()
    .addColumn('topic', 'text', (column) => column.primaryKey())
    .addColumn('number', 'int4', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('server_flag')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('signed_out')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'int4', (column) => column.notNull())
    .addColumn('expires', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('sweep_turn')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
  const indexes = [
    ['signed_out', 'number'],
    ['signed_out', 'expires'],
    ['revoked_token', 'expires'],
    ['provider_record', 'expires'],
    ['panel', 'deleted'],
    ['panel_creation', 'created'],
  ] as const;
  for (const [table, column] of indexes) {
    await change.index(`${table}_${column}`, { table, columns: [column] });
  }
}

async function createRequestCounts(database: Kysely<Database>): Promise<void> {
  await database.schema
    .createTable('request_count')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'int4', (column) => column.notNull())
    .addColumn('expire', 'text', (column) => column.notNull())
    .execute();
}

interface VersionKey {
  readonly owner: string;
  readonly panel: string;
  readonly number: number;
}

const rowsAtOnce = 500;

/**
 * Replaces the empty text next to a packed list by null. A server of a release that knows only text then fails instead
 * of returning an empty list.
 */
async function markPacked(_: Kysely<Database>, change: SchemaChange): Promise<void> {
  await change.alter((database) =>
    database.schema
      .alterTable('panel_version')
      .alterColumn('seq_ids', (column) => column.dropNotNull())
      .execute(),
  );
  await change.rewrite<VersionKey>(async (database, after) => {
    const from = database.selectFrom('panel_seq_ids').select(['owner', 'panel', 'number']);
    const rest =
      after === undefined
        ? from
        : from.where((of) =>
            of(of.refTuple('owner', 'panel', 'number'), '>', of.tuple(after.owner, after.panel, after.number)),
          );
    const keys = await rest.orderBy('owner').orderBy('panel').orderBy('number').limit(rowsAtOnce).execute();
    if (keys.length === 0) return undefined;
    await database
      .updateTable('panel_version')
      .set({ seq_ids: null })
      .where((of) =>
        of(
          of.refTuple('owner', 'panel', 'number'),
          'in',
          keys.map(({ owner, panel, number }) => of.tuple(owner, panel, number)),
        ),
      )
      .where('seq_ids', '=', '')
      .execute();
    return keys.at(-1);
  });
}

const indexRequestCounts: Migration = (_, change) =>
  change.index('request_count_expire', { table: 'request_count', columns: ['expire'] });

async function createOwnCollections(database: Kysely<Database>, change: SchemaChange): Promise<void> {
  await database.schema
    .createTable('own_collection')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('seq_ids', 'text', (column) => column.notNull())
    .addColumn('left_out', 'text', (column) => column.notNull())
    .addColumn('size', 'int4', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('changed', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('deleted', 'text')
    .addPrimaryKeyConstraint('own_collection_pkey', ['owner', 'id'])
    .execute();
  await database.schema
    .createIndex('own_collection_name_key')
    .ifNotExists()
    .unique()
    .on('own_collection')
    .columns(['owner', 'name_key'])
    .execute();
  await change.index('own_collection_deleted', { table: 'own_collection', columns: ['deleted'] });
}

async function createTombstones(database: Kysely<Database>, change: SchemaChange): Promise<void> {
  await database.schema
    .createTable('panel_tombstone')
    .ifNotExists()
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('panel', 'text', (column) => column.notNull())
    .addColumn('deleted', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('number', 'int4', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('is_named', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('panel_tombstone_pkey', ['owner', 'panel'])
    .execute();
  // Others find a tombstone by the panel's id.
  await change.index('panel_tombstone_panel', { table: 'panel_tombstone', columns: ['panel'] });
}

export const migrations: readonly Migration[] = [
  createCatalogue,
  createSecrets,
  createAccounts,
  createPanels,
  createPanelSources,
  createPanelSeqIds,
  createShared,
  createRequestCounts,
  markPacked,
  indexRequestCounts,
  createOwnCollections,
  createTombstones,
];

export const releaseBefore = schemaBefore(migrations.length);
