import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createSatClient } from '../client/client.ts';
import { SatError } from '../error.ts';
import { getQuery } from './getQuery.ts';

function panelQuery(body: unknown) {
  const asked: string[] = [];
  const client = createSatClient({
    baseUrl: 'https://menu.example/sat',
    fetch: async ({ url }) => {
      asked.push(url);
      return Response.json(body);
    },
  });
  const params = { path: { panelId: 'p-1' }, query: { number: 2 } };
  const query = getQuery(
    client,
    '/custompanel/panel/{panelId}',
    { params },
    { isExpected: (data) => data?.name === 'Mine' },
  );
  return { asked, query, read: () => new QueryClient().fetchQuery(query) };
}

test('a GET query requests the path with its parameters, and its key consists of both', async () => {
  const { asked, query, read } = panelQuery({ name: 'Mine' });
  expect([await read(), asked, [...query.queryKey]]).toEqual([
    { name: 'Mine' },
    ['https://menu.example/sat/custompanel/panel/p-1?number=2'],
    ['/custompanel/panel/{panelId}', '{"params":{"path":{"panelId":"p-1"},"query":{"number":2}}}'],
  ]);
});

test.each([null, [], { name: 'Another' }])('the answer %j is refused as malformed', async (body) => {
  await expect(panelQuery(body).read()).rejects.toEqual(new SatError('malformed', { status: 200 }));
});
