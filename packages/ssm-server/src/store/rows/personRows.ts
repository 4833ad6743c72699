import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { allowanceKinds, senderOf } from '../../exchange/access.ts';
import type { Database } from '../schema/schema.ts';
import { readSeqIds, versionsOf } from './seqIdRows.ts';

const owned = [
  'panel',
  'panel_version',
  'panel_seq_ids',
  'panel_source',
  'panel_creation',
  'own_collection',
  'panel_tombstone',
] as const;

export type PersonRecord = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * Matches records of the development provider about a person: sessions, grants, codes, tokens and unfinished sign-ins.
 */
const isAbout = (sub: string) => sql<boolean>`strpos(payload, ${`"accountId":${JSON.stringify(sub)}`}) > 0`;

async function selectVersions(database: Kysely<Database>, sub: string) {
  const rows = await versionsOf(database, sub)
    .select(['panel_version.panel', 'panel_version.number', 'name', 'description', 'revision', 'saved'])
    .orderBy('panel_version.number')
    .execute();
  return rows.map(({ text, payload, base, ...row }) => ({
    owner: sub,
    ...row,
    seq_ids: readSeqIds({ text, payload, base }, row.count).join(),
  }));
}

/**
 * Returns the tables that have rows about a person. Leaves out secrets of sign-ins, and copies that are made for search
 * and order.
 */
export async function selectPerson(database: Kysely<Database>, sub: string): Promise<PersonRecord> {
  const of = async <Row extends object>(name: string, rows: Promise<Row[]>) => [name, await rows] as const;
  const found = [
    await of('columns', database.selectFrom('user_columns').selectAll().where('sub', '=', sub).execute()),
    await of(
      'panels',
      database
        .selectFrom('panel')
        .select(['id', 'version', 'created', 'number', 'name', 'description', 'count', 'revision', 'saved', 'deleted'])
        .where('owner', '=', sub)
        .execute(),
    ),
    await of('panelVersions', selectVersions(database, sub)),
    await of(
      'importedLists',
      database.selectFrom('panel_source').selectAll().where('owner', '=', sub).orderBy('position').execute(),
    ),
    await of(
      'ownCollections',
      database
        .selectFrom('own_collection')
        .select(['id', 'name', 'note', 'seq_ids', 'left_out', 'created', 'changed', 'deleted'])
        .where('owner', '=', sub)
        .execute(),
    ),
    await of('creations', database.selectFrom('panel_creation').selectAll().where('owner', '=', sub).execute()),
    await of('tombstones', database.selectFrom('panel_tombstone').selectAll().where('owner', '=', sub).execute()),
    await of('changes', database.selectFrom('panel_owner').selectAll().where('owner', '=', sub).execute()),
    await of(
      'signIns',
      database.selectFrom('provider_record').select(['model', 'expires']).where(isAbout(sub)).execute(),
    ),
    await of(
      'requestCounts',
      database.selectFrom('request_count').selectAll().where('key', 'in', countKeysOf(sub)).orderBy('key').execute(),
    ),
  ];
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}

/**
 * Deletes a person's rows, in a transaction that has locked the owner. Returns the number of rows, without the owner's
 * row, which is deleted too.
 */
export async function deletePerson(database: Kysely<Database>, sub: string): Promise<number> {
  const results = [
    await database.deleteFrom('user_columns').where('sub', '=', sub).executeTakeFirst(),
    await database.deleteFrom('provider_record').where(isAbout(sub)).executeTakeFirst(),
    await database.deleteFrom('request_count').where('key', 'in', countKeysOf(sub)).executeTakeFirst(),
  ];
  for (const table of owned) {
    results.push(await database.deleteFrom(table).where('owner', '=', sub).executeTakeFirst());
  }
  await database.deleteFrom('panel_owner').where('owner', '=', sub).execute();
  return results.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** Hashes a sender, so that the database reveals neither persons nor addresses. */
export const nameOfSender = (sender: string): string =>
  createHash('sha256').update(sender).digest('base64url').slice(0, 32);

const countKeysOf = (sub: string): readonly string[] =>
  allowanceKinds.map((kind) => `${kind}:${nameOfSender(senderOf(sub, undefined))}`);
