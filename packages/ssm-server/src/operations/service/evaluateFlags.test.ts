import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/testServer.ts';

const path = '/ofrep/v1/evaluate/flags';
const banner = 'genericUI_downtimeBanner_frontend';
const asking = (headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  body: JSON.stringify({ context: { targetingKey: 'a@b.example', project: 'ssm' } }),
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
});

describe('evaluateFlags', () => {
  it('S4-05 returns every flag, and 304 until one changes', async () => {
    let values = { [banner]: 'off', another: true };
    const { ask } = await createTestServer({ flags: { current: async () => values } });
    const first = await ask(path, asking());
    const tag = first.headers.get('ETag') ?? '';
    expect([first.status, await first.json(), first.headers.get('Cache-Control')]).toEqual([
      200,
      {
        flags: [
          { key: 'another', value: true, reason: 'STATIC', variant: 'true' },
          { key: banner, value: 'off', reason: 'STATIC', variant: 'off' },
        ],
      },
      'no-cache',
    ]);
    const same = await ask(path, asking({ 'If-None-Match': tag }));
    expect([same.status, same.headers.get('ETag'), await same.text()]).toEqual([304, tag, '']);
    values = { ...values, [banner]: 'on' };
    const turned = await ask(path, asking({ 'If-None-Match': tag }));
    expect([turned.status, turned.headers.get('ETag') === tag]).toEqual([200, false]);
  });

  it('accepts any context, and none', async () => {
    const { ask } = await createTestServer();
    const contexts = ['{}', '{"context":{}}', '{"context":{"targetingKey":"","more":{"deep":[1]}}}'];
    const statuses = contexts.map(async (body) => (await ask(path, { ...asking(), body })).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
    const refused = ['{"context":7}', '[]', '{"context":{"targetingKey":7}}'];
    const problems = refused.map(async (body) => (await ask(path, { ...asking(), body })).status);
    expect(await Promise.all(problems)).toEqual([400, 400, 400]);
  });
});

describe('evaluateFlag', () => {
  it('S4-05 returns the requested flag, and an error for a missing one', async () => {
    const { ask } = await createTestServer();
    const known = await ask(`${path}/${banner}`, asking());
    expect([known.status, await known.json()]).toEqual([
      200,
      { key: banner, value: 'off', reason: 'STATIC', variant: 'off' },
    ]);
    for (const key of ['other', 'toString', '__proto__']) {
      const unknown = await ask(`${path}/${key}`, asking());
      expect([unknown.status, await unknown.json()]).toEqual([
        404,
        { key, errorCode: 'FLAG_NOT_FOUND', errorDetails: 'There is no such flag.' },
      ]);
    }
  });
});
