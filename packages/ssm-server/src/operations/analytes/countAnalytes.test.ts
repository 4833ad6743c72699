import type { AnalyteCount } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/testServer.ts';

describe('countAnalytes', () => {
  it('counts all clauses together and each clause alone, in the order of the request', async () => {
    const { get } = await createTestServer();
    const path = '/sat/menuquery/public/somamer/count?version=V_7K&filters=';
    const first = await get(path + encodeURIComponent('loDb>50&bufferMS=true'));
    const second = await get(path + encodeURIComponent('bufferMS=true&loDb>50&dilGroup=20%25'));
    expect(first.body).toEqual({
      version: 'V_7K',
      revision: 'small-V_7K-1',
      total: 3,
      count: 1,
      clauses: [
        { alone: 1, left: 1, missing: 1 },
        { alone: 1, left: 1, missing: 1 },
      ],
    });
    expect((second.body as AnalyteCount).clauses[2]).toEqual({ alone: 2, left: 1, missing: 0 });
    expect(first.headers['etag'] === second.headers['etag']).toEqual(false);
  });

  it('counts the whole menu without filters', async () => {
    const { body } = await (await createTestServer()).get('/sat/menuquery/public/somamer/count?version=V_11K');
    expect(body).toEqual({ version: 'V_11K', revision: 'small-V_11K-1', total: 4, count: 4, clauses: [] });
  });
});
