import { QueryClient } from '@tanstack/query-core';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { FetchShaped } from '../api/client/client.ts';
import type { PanelList } from '../api/types.ts';
import { createHandledClient, jsonAnswer, nothingMore, rejectionOf } from '../testing/answers.ts';
import { panel, panelAnswer, panelEtag, panelSource } from '../testing/panels.ts';
import { panelListQuery, panelQuery, panelSourcesQuery, panelsKey, panelVersionsQuery } from './panels.queries.ts';

const list: PanelList = { items: [], total: 0, page: 1, size: 20 };
const malformed = { ...nothingMore, status: 200, code: 'malformed' };

function start(handler: FetchShaped) {
  const { client, requests } = createHandledClient(handler);
  return { client, requests, cache: new QueryClient() };
}

function asked(requests: readonly Request[]): readonly string[] {
  return requests.map(({ url }) => url.slice('http://sat.test/sat/custompanel/'.length));
}

const { client } = createHandledClient(async () => jsonAnswer(list));

test('the keys of all panel queries start with panelsKey and contain only plain text', () => {
  const keys = [
    panelListQuery(client, { sub: 'sub-1' }),
    panelListQuery(client, {
      sub: 'sub-1',
      search: ' kid ney ',
      sort: 'name',
      direction: 'descending',
      page: 2,
      size: 50,
    }),
    panelQuery(client, { panelId: 'panel-1' }),
    panelQuery(client, { panelId: 'panel-1', number: 2 }),
    panelVersionsQuery(client, { panelId: 'panel-1', page: 3, size: 5 }),
    panelSourcesQuery(client, { panelId: 'panel-1' }),
    panelSourcesQuery(client, { panelId: 'panel-1', number: 2 }),
  ].map(({ queryKey }) => [...queryKey]);
  expect(keys).toEqual([
    ['panels', 'list', 'sub-1', '', '', 'changed', '', '1', '20'],
    ['panels', 'list', 'sub-1', 'kid ney', '', 'name', 'descending', '2', '50'],
    ['panels', 'panel', 'panel-1', ''],
    ['panels', 'panel', 'panel-1', '2'],
    ['panels', 'versions', 'panel-1', '3', '5'],
    ['panels', 'sources', 'panel-1', ''],
    ['panels', 'sources', 'panel-1', '2'],
  ]);
  expect(panelsKey).toEqual(['panels']);
});

test('the query of an earlier version stays fresh, because the version never changes, and other queries do not', () => {
  const fresh = [
    panelListQuery(client, { sub: 'sub-1' }),
    panelQuery(client, { panelId: 'panel-1' }),
    panelQuery(client, { panelId: 'panel-1', number: 2 }),
    panelVersionsQuery(client, { panelId: 'panel-1' }),
    panelSourcesQuery(client, { panelId: 'panel-1', number: 2 }),
  ].map(({ staleTime }) => staleTime);
  expect(fresh).toEqual([0, 0, Number.POSITIVE_INFINITY, 0, 0]);
});

describe('the sources of a panel', () => {
  test('are requested up to a version, and returned in the order saved', async () => {
    const items = [panelSource({ id: 'one' }), panelSource({ id: 'two' })];
    const { client: asking, requests, cache } = start(async () => jsonAnswer({ items }));
    expect(await cache.fetchQuery(panelSourcesQuery(asking, { panelId: 'panel-1', number: 2 }))).toEqual(items);
    expect(await cache.fetchQuery(panelSourcesQuery(asking, { panelId: 'panel-1' }))).toEqual(items);
    expect(asked(requests)).toEqual(['panel/panel-1/source?number=2', 'panel/panel-1/source']);
  });

  test('are malformed if the answer is not a list', async () => {
    const { client: asking, cache } = start(async () => jsonAnswer({ items: null }));
    expect(await rejectionOf(cache.fetchQuery(panelSourcesQuery(asking, { panelId: 'panel-1' })))).toEqual(malformed);
  });
});

describe('a page of panels', () => {
  test('is requested with the search and the sort of the caller', async () => {
    const { client: asking, requests, cache } = start(async () => jsonAnswer(list));
    const answered = await cache.fetchQuery(panelListQuery(asking, { sub: 'auth|1' }));
    await cache.fetchQuery(
      panelListQuery(asking, { sub: 'auth|1', search: ' é ', sort: 'count', direction: 'ascending', page: 2, size: 5 }),
    );
    await cache.fetchQuery(panelListQuery(asking, { sub: 'auth|1', seqId: '2-1', size: 10 }));
    expectTypeOf(answered).toEqualTypeOf<PanelList>();
    expect(answered).toEqual(list);
    expect(asked(requests)).toEqual([
      'user/auth%7C1/panel?sort=changed&page=1&size=20',
      'user/auth%7C1/panel?search=%C3%A9&sort=count&direction=ascending&page=2&size=5',
      'user/auth%7C1/panel?seqId=2-1&sort=changed&page=1&size=10',
    ]);
  });

  test('is requested with the search cut to the server’s limit, without characters that names cannot contain', () => {
    const searches = ['a\tb\n', '\u0007', 'x'.repeat(300), `${'y'.repeat(199)}😀`].map(
      (search) => panelListQuery(client, { sub: 'sub-1', search }).queryKey[3],
    );
    expect(searches).toEqual(['a b', '', 'x'.repeat(200), `${'y'.repeat(199)}\ufffd`]);
  });

  test('R11: is malformed if its items are missing', async () => {
    const { client: asking, cache } = start(async () => jsonAnswer({ total: 0 }));
    const query = panelListQuery(asking, { sub: 'sub-1' });
    expect(await rejectionOf(cache.fetchQuery({ ...query, retry: false }))).toEqual(malformed);
  });
});

describe('a panel', () => {
  test('is returned with its ETag, in the newest or in an earlier version', async () => {
    const { client: asking, requests, cache } = start(async () => panelAnswer());
    const newest = await cache.fetchQuery(panelQuery(asking, { panelId: 'panel-1' }));
    await cache.fetchQuery(panelQuery(asking, { panelId: 'panel-1', number: 2 }));
    expect(newest).toEqual({ panel, etag: panelEtag });
    expect(asked(requests)).toEqual(['panel/panel-1', 'panel/panel-1?number=2']);
  });

  test('R5: has the server’s ETag even if a compressing proxy weakened the header', async () => {
    const { etag: _, ...older } = panel;
    const answers = [
      // A compressing proxy weakens the ETag in the header, but not in the body.
      jsonAnswer(panel, { ETag: `W/${panelEtag}` }),
      jsonAnswer(panel),
      // An older server sends the ETag only in the header.
      jsonAnswer(older, { ETag: `W/${panelEtag}` }),
    ];
    const { client: asking, cache } = start(async () => answers.shift() as Response);
    const query = { ...panelQuery(asking, { panelId: 'panel-1' }), staleTime: 0 };
    expect([await cache.fetchQuery(query), await cache.fetchQuery(query), await cache.fetchQuery(query)]).toEqual([
      { panel, etag: panelEtag },
      { panel, etag: panelEtag },
      { panel: older, etag: panelEtag },
    ]);
  });

  test('R11: is malformed if it has no ETag, or another shape', async () => {
    const { etag: _, ...untagged } = panel;
    const answers = [jsonAnswer(untagged), jsonAnswer(null, { ETag: panelEtag })];
    const { client: asking, cache } = start(async () => answers.shift() as Response);
    const query = { ...panelQuery(asking, { panelId: 'panel-1' }), retry: false };
    expect(await rejectionOf(cache.fetchQuery(query))).toEqual(malformed);
    expect(await rejectionOf(cache.fetchQuery(query))).toEqual(malformed);
  });
});

describe('the versions of a panel', () => {
  test('are requested page by page', async () => {
    const versions = { ...list, total: 1 };
    const { client: asking, requests, cache } = start(async () => jsonAnswer(versions));
    expect(await cache.fetchQuery(panelVersionsQuery(asking, { panelId: 'panel-1', page: 2 }))).toEqual(versions);
    expect(asked(requests)).toEqual(['panel/panel-1/version?page=2&size=20']);
  });

  test('R11: are malformed if their items are missing', async () => {
    const { client: asking, cache } = start(async () => jsonAnswer([]));
    const query = panelVersionsQuery(asking, { panelId: 'panel-1' });
    expect(await rejectionOf(cache.fetchQuery({ ...query, retry: false }))).toEqual(malformed);
  });
});
