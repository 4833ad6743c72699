import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import { createSatClient } from '../api/client/client.ts';
import { SatError } from '../api/error.ts';
import { releaseNotesQuery } from './notes.queries.ts';

const note = { version: '1.2.0', date: '2026-11-22', title: 'Files', markdown: '- one' };

function answering(body: unknown) {
  const asked: string[] = [];
  const client = createSatClient({
    baseUrl: 'https://menu.example/sat',
    fetch: async ({ url }) => {
      asked.push(url);
      return Response.json(body);
    },
  });
  return { asked, read: () => new QueryClient().fetchQuery(releaseNotesQuery(client)) };
}

test('S1-12: the query returns the release notes as the server answered them', async () => {
  const { asked, read } = answering([note]);
  expect([await read(), asked]).toEqual([[note], ['https://menu.example/sat/menuquery/secured/release-note']]);
});

test.each([null, {}, [null], [{ ...note, markdown: 7 }]])('the answer %j is not a list of notes', async (body) => {
  await expect(answering(body).read()).rejects.toEqual(new SatError('malformed', { status: 200 }));
});
