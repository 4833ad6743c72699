import { describe, expect, it } from 'vitest';
import { createTestServer, problemFacts } from '../../testing/testServer.ts';

const path = '/sat/menuquery/public/field/search?';

describe('suggestValues', () => {
  it('S7-06 returns matching values, best first, up to the requested number', async () => {
    const { get, signIn } = await createTestServer();
    const secured = `${path.replace('public', 'secured')}version=V_7K&field=uniProtId`;
    const verified = await signIn('SSM-Verified');
    expect((await get(`${secured}&term=p0`, verified)).body).toEqual([
      { value: 'P04049', count: 1 },
      { value: 'P05231', count: 2 },
    ]);
    expect((await get(`${secured}&term=%200%20&limit=1`, verified)).body).toEqual([{ value: 'P04049', count: 1 }]);
    expect((await get(`${path}version=V_7K&field=charInfo&term=HOMO`)).body).toEqual([
      { value: 'No homologs tested', count: 1 },
    ]);
  });

  it.each([
    ['version=V_7K&field=entrezGeneName&term=a', 403, 'filter_forbidden', 'field'],
    ['version=V_7K&field=loDb&term=1', 400, 'invalid_parameter', 'field'],
    ['version=V_7K&field=pubs&term=a', 400, 'invalid_parameter', 'field'],
    ['version=V_7K&field=diseases&term=a', 400, 'invalid_parameter', 'field'],
    ['version=V_7K&field=v11Only&term=a', 400, 'invalid_parameter', 'field'],
    ['version=V_7K&field=nothing&term=a', 400, 'unknown_field', 'field'],
    ['version=V_11K&field=mousePlasmaBin&term=a', 400, 'filter_not_in_version', 'field'],
    ['version=V_7K&field=charInfo&term=%20', 400, 'invalid_parameter', 'term'],
  ])('refuses %s', async (query, status, code, field) => {
    const answer = await (await createTestServer()).get(path + query);
    expect(problemFacts(answer)).toEqual([status, code, field, undefined]);
  });
});
