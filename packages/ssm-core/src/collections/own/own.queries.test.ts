import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import type { OwnCollection } from '../../api/types.ts';
import { createHandledClient, jsonAnswer, nothingMore, problemAnswer, rejectionOf } from '../../testing/answers.ts';
import {
  createOwnCollection,
  deleteOwnCollection,
  ownCollectionQuery,
  ownCollectionsQuery,
  saveOwnCollection,
} from './own.queries.ts';

const collection: OwnCollection = {
  id: 'mine-1',
  name: 'Set',
  note: '',
  seqIds: ['1-1'],
  leftOut: [],
  etag: '"1"',
  created: '2026-12-01T00:00:00.000Z',
  changed: '2026-12-01T00:00:00.000Z',
};
const content = { name: 'Set', seqIds: ['1-1'] };

test('reads, creates, changes and deletes own collections with the ETag of their state', async () => {
  const sent: unknown[] = [];
  const { client } = createHandledClient(async (request) => {
    const path = request.url.slice('http://sat.test/sat/custompanel/'.length);
    const text = await request.text();
    sent.push([request.method, path, request.headers.get('If-Match'), text === '' ? null : JSON.parse(text)]);
    if (request.method === 'DELETE') return new Response(null, { status: 204, headers: { ETag: '"deleted"' } });
    return jsonAnswer(
      path === 'user/sub-1/collection' && request.method === 'GET' ? { items: [collection] } : collection,
    );
  });
  const cache = new QueryClient();
  expect([
    await cache.fetchQuery(ownCollectionsQuery(client, 'sub-1')),
    await cache.fetchQuery(ownCollectionQuery(client, 'mine-1')),
    await createOwnCollection(client, 'sub-1', content),
    await saveOwnCollection(client, collection, content),
    await deleteOwnCollection(client, collection),
  ]).toEqual([{ items: [collection] }, collection, collection, collection, '"deleted"']);
  expect(sent).toEqual([
    ['GET', 'user/sub-1/collection', null, null],
    ['GET', 'collection/mine-1', null, null],
    ['POST', 'user/sub-1/collection', null, content],
    ['PUT', 'collection/mine-1', '"1"', content],
    ['DELETE', 'collection/mine-1', '"1"', null],
  ]);
});

test('an answer without the reagents of a collection is refused', async () => {
  const { client } = createHandledClient(async () => jsonAnswer({ items: [{ ...collection, seqIds: null }] }));
  expect(await rejectionOf(new QueryClient().fetchQuery(ownCollectionsQuery(client, 'sub-1')))).toEqual({
    ...nothingMore,
    status: 200,
    code: 'malformed',
  });
});

test('a taken name is refused without a further try', async () => {
  const { client, requests } = createHandledClient(async () => problemAnswer({ status: 409, code: 'name_taken' }));
  expect(await rejectionOf(createOwnCollection(client, 'sub-1', content))).toMatchObject({ code: 'name_taken' });
  expect(requests.length).toEqual(1);
});
