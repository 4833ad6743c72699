import type { Kysely, Selectable } from 'kysely';
import {
  type CollectionReader,
  type CollectionRows,
  collectionBytes,
  type StoredCollection,
} from '../../panels/own/ownCollections.ts';
import { nameKey } from '../../panels/panel.ts';
import type { Database, OwnCollectionTable } from '../schema/schema.ts';

type Row = Selectable<OwnCollectionTable>;

function collectionOf({ seq_ids, left_out, ...row }: Row): StoredCollection {
  const { id, name, note, created, changed, tag, deleted } = row;
  const leftOut = JSON.parse(left_out) as StoredCollection['leftOut'];
  return { id, name, note, seqIds: seq_ids.split(','), leftOut, created, changed, tag, deleted };
}

function rowOf(owner: string, collection: StoredCollection): Row {
  const { seqIds, leftOut, ...rest } = collection;
  return {
    owner,
    ...rest,
    name_key: collection.deleted === null ? nameKey(collection.name) : null,
    seq_ids: seqIds.join(','),
    left_out: JSON.stringify(leftOut),
    size: collectionBytes(collection),
  };
}

export function collectionReader(database: Kysely<Database>, owner: string): CollectionReader {
  const own = () => database.selectFrom('own_collection').selectAll().where('owner', '=', owner);
  return {
    async all() {
      return (await own().where('deleted', 'is', null).execute()).map(collectionOf);
    },
    async find(id) {
      const row = await own().where('id', '=', id).executeTakeFirst();
      return row && collectionOf(row);
    },
  };
}

export function collectionRows(database: Kysely<Database>, owner: string): CollectionRows {
  return {
    ...collectionReader(database, owner),
    async heads() {
      const rows = await database
        .selectFrom('own_collection')
        .select(['id', 'name_key', 'size', 'deleted'])
        .where('owner', '=', owner)
        .execute();
      return rows.map(({ id, name_key, size, deleted }) => ({ id, nameKey: name_key, bytes: size, deleted }));
    },
    async put(collection) {
      const { owner: _, id: __, ...changing } = rowOf(owner, collection);
      await database
        .insertInto('own_collection')
        .values(rowOf(owner, collection))
        .onConflict((conflict) => conflict.columns(['owner', 'id']).doUpdateSet(changing))
        .execute();
    },
    async forget(ids) {
      await database.deleteFrom('own_collection').where('owner', '=', owner).where('id', 'in', ids).execute();
    },
  };
}

const ownersAtOnce = 100;

export async function selectOwnersOfDeleted(
  database: Kysely<Database>,
  deletedBefore: string,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('own_collection')
    .select('owner')
    .distinct()
    .where('deleted', '<', deletedBefore)
    .limit(ownersAtOnce)
    .execute();
  return rows.map(({ owner }) => owner);
}
