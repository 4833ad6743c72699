import { QueryClient } from '@tanstack/query-core';
import { describe, expect, test } from 'vitest';
import type { CollectionList } from '../api/types.ts';
import { createHandledClient, jsonAnswer, nothingMore, rejectionOf } from '../testing/answers.ts';
import { collectionsQuery } from './collections.queries.ts';

const list: CollectionList = { items: [], total: 0, page: 1, size: 20 };

describe('the query of collections', () => {
  test('requests the topics by default, or the kind in its input', async () => {
    const { client, requests } = createHandledClient(async () => jsonAnswer(list));
    const cache = new QueryClient();
    const queries = [
      collectionsQuery(client, {}),
      collectionsQuery(client, { category: 'pathways', withGenes: true }),
      collectionsQuery(client, { kind: 'geneSets', search: ' ion\nchannel ', page: 2, size: 5 }),
      collectionsQuery(client, { ids: ['il17', 'go-bp:2'] }),
    ];
    for (const query of queries) {
      // oxlint-disable-next-line no-await-in-loop -- the requests are read in their order
      expect(await cache.fetchQuery(query)).toEqual(list);
    }
    expect(requests.map(({ url }) => url.slice('http://sat.test/sat/menuquery/secured/'.length))).toEqual([
      'collection?kind=topics&page=1&size=20',
      'collection?kind=topics&category=pathways&genes=true&page=1&size=20',
      'collection?kind=geneSets&search=ion%20channel&page=2&size=5',
      'collection?kind=topics&ids=il17%2Cgo-bp%3A2&page=1&size=20',
    ]);
    expect(queries.map(({ queryKey }) => [...queryKey])).toEqual([
      ['collections', 'topics', '', '', '', '', '1', '20'],
      ['collections', 'topics', 'pathways', '', '', 'genes', '1', '20'],
      ['collections', 'geneSets', '', '', 'ion channel', '', '2', '5'],
      ['collections', 'topics', '', 'il17,go-bp:2', '', '', '1', '20'],
    ]);
  });

  test('refuses an answer that is not a list', async () => {
    const { client } = createHandledClient(async () => jsonAnswer({ items: null }));
    expect(await rejectionOf(new QueryClient().fetchQuery(collectionsQuery(client, {})))).toEqual({
      ...nothingMore,
      status: 200,
      code: 'malformed',
    });
  });
});
