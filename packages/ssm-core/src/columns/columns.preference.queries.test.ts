import { QueryClient } from '@tanstack/query-core';
import { describe, expect, test } from 'vitest';
import { createHandledClient, jsonAnswer, nothingMore, problemAnswer, rejectionOf } from '../testing/answers.ts';
import { preferredColumnsQuery, savePreferredColumns } from './columns.preference.ts';

function fetchWith(answer: () => Response) {
  const { client, requests } = createHandledClient(async () => answer());
  const query = { ...preferredColumnsQuery(client, { sub: 'ada|1' }), retry: false };
  return { answered: new QueryClient().fetchQuery(query), requests };
}

describe('the column preference on the server', () => {
  test('S7-09: is requested by the sub of the person', async () => {
    const { answered, requests } = fetchWith(() => jsonAnswer({ columns: ['seqId', 'loDb', 'colour', 'loDb'] }));
    expect([await answered, requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)]).toEqual([
      ['seqId', 'loDb'],
      ['GET /sat/custompanel/user/ada%7C1/column'],
    ]);
  });

  test('is refused as malformed if the answer does not follow the contract', async () => {
    const { answered } = fetchWith(() => jsonAnswer({ columns: 'seqId' }));
    expect(await rejectionOf(answered)).toEqual({ ...nothingMore, status: 200, code: 'malformed' });
  });

  test('S7-09: is saved with its columns in the chosen order', async () => {
    const bodies: unknown[] = [];
    const { client, requests } = createHandledClient(async (request) => {
      bodies.push(await request.json());
      return jsonAnswer({ columns: ['seqId', 'loDb'] });
    });
    await savePreferredColumns(client, 'ada', ['seqId', 'loDb']);
    expect([requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`), bodies]).toEqual([
      ['PUT /sat/custompanel/user/ada/column'],
      [{ columns: ['seqId', 'loDb'] }],
    ]);
  });

  test('R12: is not saved again after a failure', async () => {
    const { client, requests } = createHandledClient(async () => problemAnswer({ status: 503, code: 'unavailable' }));
    const rejection = await rejectionOf(savePreferredColumns(client, 'ada', ['seqId']));
    expect([rejection, requests.length]).toEqual([{ ...nothingMore, status: 503, code: 'unavailable' }, 1]);
  });
});
