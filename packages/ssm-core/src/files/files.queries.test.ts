import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createSatClient } from '../api/client/client.ts';
import { SatError } from '../api/error.ts';
import { fetchFilePart, filesQuery } from './files.queries.ts';

const file = { id: 'menu', size: 10, sha256: 'ab' };

function answering(answer: () => Response) {
  const asked: (readonly (string | null)[])[] = [];
  const client = createSatClient({
    baseUrl: 'https://menu.example/sat',
    fetch: async ({ url, headers }) => {
      asked.push([new URL(url).pathname, headers.get('Range'), headers.get('If-Match'), headers.get('Accept')]);
      return answer();
    },
  });
  return { client, asked };
}

const bytes = (text: string, status = 206) =>
  new Response(text, { status, headers: { 'Content-Type': 'application/octet-stream' } });

test('S1-10: a part is requested by its range, and only if the listed file has not changed', async () => {
  const { client, asked } = answering(() => bytes('3456'));
  expect(await (await fetchFilePart(client, file, { start: 3, end: 7 })).text()).toBe('3456');
  expect(asked).toEqual([['/sat/menuquery/secured/file/menu', 'bytes=3-6', '"ab"', 'application/octet-stream']]);
});

test('a whole file from a server without ranges is accepted; any other size is malformed', async () => {
  const whole = answering(() => bytes('0123456789', 200));
  expect((await fetchFilePart(whole.client, file, { start: 3, end: 7 })).size).toBe(10);
  const half = answering(() => bytes('34'));
  await expect(fetchFilePart(half.client, file, { start: 3, end: 7 })).rejects.toEqual(
    new SatError('malformed', { status: 200 }),
  );
});

test.each([null, {}, { categories: [null] }, { categories: [{ files: 1 }] }])(
  'the answer %j is not a list of files',
  async (body) => {
    const { client } = answering(() => Response.json(body));
    await expect(new QueryClient().fetchQuery(filesQuery(client))).rejects.toEqual(
      new SatError('malformed', { status: 200 }),
    );
  },
);
