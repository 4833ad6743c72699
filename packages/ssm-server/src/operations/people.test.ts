import { describe, expect, it } from 'vitest';
import { createPreferences } from '../identity/identity.ts';
import { createTestServer, problemFacts } from '../testing/testServer.ts';

const columns = (sub: string) => `/sat/custompanel/user/${sub}/column`;
const json = { 'Content-Type': 'application/json' };

describe('validateToken', () => {
  it('S7-10 S3-11 returns the person of the token, and forbids caching', async () => {
    const { get, signIn } = await createTestServer();
    const { status, headers, body } = await get('/sat/menuquery/jwt/validate', await signIn('Certified-Site'));
    const { expires, ...rest } = body as { expires: string };
    expect([status, headers['cache-control'], Date.parse(expires) > Date.now()]).toEqual([200, 'no-store', true]);
    expect(rest).toEqual({
      sub: 'demo-certified-site',
      email: 'certified-site@example.org',
      roles: ['Certified-Site'],
      role: 'Certified-Site',
      preferredCols: [],
    });
  });
});

describe('logOut', () => {
  it("S7-10 S4-03 R30: ends the caller's token, but no other token of the same person", async () => {
    const { ask, get, signIn } = await createTestServer();
    const [one, other] = [await signIn('SSM-Verified'), await signIn('SSM-Verified')];
    const out = await ask('/sat/menuquery/jwt/logout', { method: 'POST', headers: one });
    expect([out.status, await out.text(), out.headers.get('Cache-Control')]).toEqual([204, '', 'no-store']);
    const validate = '/sat/menuquery/jwt/validate';
    expect(problemFacts(await get(validate, one))).toEqual([401, 'unauthenticated', undefined, undefined]);
    expect((await get('/sat/menuquery/secured/somamer/count?version=V_7K', one)).status).toEqual(401);
    expect((await ask('/sat/menuquery/jwt/logout', { method: 'POST', headers: one })).status).toEqual(401);
    expect((await get(validate, other)).status).toEqual(200);
  });
});

describe('the column preference', () => {
  it('S7-09 S1-08 is saved by PUT and by POST, and is then in every response about the person', async () => {
    const { ask, get, signIn } = await createTestServer();
    const headers = await signIn('SSM-Registered');
    const own = columns('demo-ssm-registered');
    expect((await get(own, headers)).body).toEqual({ columns: [] });
    for (const [method, chosen] of [
      ['PUT', ['seqId', 'targetName', 'loDb']],
      ['POST', ['seqId', 'fullName', 'diseases', 'bufferMS']],
    ] as const) {
      const body = JSON.stringify({ columns: chosen });
      const saved = await ask(own, { method, body, headers: { ...headers, ...json } });
      expect([saved.status, await saved.json()]).toEqual([200, { columns: chosen }]);
      expect((await get(own, headers)).body).toEqual({ columns: chosen });
      const validated = (await get('/sat/menuquery/jwt/validate', headers)).body as { preferredCols: unknown };
      expect(validated.preferredCols).toEqual(chosen);
    }
    const verified = await get(columns('demo-ssm-verified'), await signIn('SSM-Verified'));
    expect(verified.body).toEqual({ columns: [] });
  });

  it('S3-11 is by default the preference in the token, without unknown columns', async () => {
    const person = {
      sub: 'auth0|1 /ü',
      email: '',
      role: (await import('ssm-core')).roleOf(['SSM-Verified']),
      roles: [],
      preferredCols: ['seqId', 'colour', 'loDb'],
      expires: new Date('2026-03-04T05:06:07Z'),
    };
    const preferences = createPreferences();
    const { get } = await createTestServer({ identity: { verify: async () => person }, preferences });
    const own = columns(encodeURIComponent(person.sub));
    const headers = { Authorization: 'Bearer any' };
    expect((await get(own, headers)).body).toEqual({ columns: ['seqId', 'loDb'] });
    await preferences.saveColumns(person.sub, ['fullName']);
    expect((await get(own, headers)).body).toEqual({ columns: ['fullName'] });
  });

  it('R33: of another person can be neither read nor written', async () => {
    const { ask, get, signIn } = await createTestServer();
    const headers = await signIn('Certified-Site');
    const others = columns('demo-ssm-registered');
    const body = JSON.stringify({ columns: ['seqId'] });
    const answer = await ask(others, { method: 'PUT', body, headers: { ...headers, ...json } });
    expect(answer.status).toEqual(403);
    expect(problemFacts(await get(others, headers))).toEqual([403, 'forbidden', undefined, undefined]);
    expect((await get(others, await signIn('SSM-Registered'))).body).toEqual({ columns: [] });
  });

  it('R23: refuses an invalid body before anything is stored, and names the field', async () => {
    const { ask, signIn } = await createTestServer();
    const headers = { ...(await signIn('SSM-Registered')), ...json };
    const own = columns('demo-ssm-registered');
    const bodies = ['', 'null', '[]', '{}', '{"columns":"seqId"}', '{"columns":["seqId"],"more":1}', '{"columns":[1]}'];
    const fields = await Promise.all(
      [...bodies, '{"columns":["\ud800"]}'].map(async (body) => {
        const answer = await ask(own, { method: 'PUT', body, headers });
        return [answer.status, ((await answer.json()) as { field: string }).field];
      }),
    );
    expect(fields).toEqual([
      [400, 'body'],
      [400, 'body'],
      [400, 'body'],
      [400, 'columns'],
      [400, 'columns'],
      [400, 'body'],
      [400, 'columns'],
      [400, 'columns'],
    ]);
  });
});
