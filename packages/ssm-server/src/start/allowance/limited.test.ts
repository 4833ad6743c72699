import { expect, it, onTestFinished } from 'vitest';
import type { AllowanceSettings } from '../../exchange/access.ts';
import { startListener } from '../../http/testing/startedListener.ts';
import { createDevelopmentIdentity, newSigningKey } from '../../identity/developmentIdentity.ts';
import { silentLog } from '../../log/log.ts';
import { formOf } from '../../operations/testing/uploads.ts';
import { defaultAllowance } from '../../settings/config.ts';
import { createAllowance } from './createAllowance.ts';

const issuer = 'https://identity.example/';

interface Call extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
}

async function start(settings: Partial<AllowanceSettings>) {
  const key = await newSigningKey();
  const identity = await createDevelopmentIdentity({ issuer, audience: issuer, key, now: () => new Date() });
  const allowance = createAllowance({ settings: { ...defaultAllowance, ...settings }, log: silentLog });
  const listener = await startListener({
    allowance,
    trustedProxies: ['127.0.0.1'],
    given: { identity, allowance },
    provider: {
      async handle(_incoming, outgoing) {
        outgoing.end('sign in');
        return true;
      },
    },
  });
  onTestFinished(() => listener.stop(0));
  const ask = async (path: string, init: Call = {}, of = '192.0.2.1') => {
    const headers = { 'X-Forwarded-For': of, ...init.headers };
    const answer = await fetch(`${listener.origin}${path}`, { ...init, headers });
    const text = await answer.text();
    const wait = Number(answer.headers.get('Retry-After'));
    if (answer.status < 400) return answer.status;
    return [answer.status, answer.headers.get('Content-Type'), JSON.parse(text).code, wait > 0 && wait <= 3600];
  };
  const token = async (title: 'SSM-Registered' | 'SSM-Verified') => ({
    Authorization: `Bearer ${await identity.mint(title)}`,
  });
  return { ask, token };
}

const tooMany = [429, 'application/problem+json', 'too_many_requests', true];
const filtered = (least: number): string =>
  `/sat/menuquery/public/somamer/search?version=V_7K&filters=${encodeURIComponent(`loDb>${least}`)}`;

it("computed answers count for their caller's address, but cached answers never count", async () => {
  const { ask } = await start({ questions: 2 });
  const suggestion = '/sat/menuquery/public/field/search?version=V_7K&field=mesh&term=a';
  expect([await ask(filtered(1)), await ask(suggestion), await ask(filtered(2))]).toEqual([200, 200, tooMany]);
  expect([await ask(filtered(1)), await ask(suggestion), await ask('/health')]).toEqual([200, 200, 200]);
  expect([await ask(filtered(2), {}, '192.0.2.2'), await ask(filtered(2))]).toEqual([200, 200]);
});

it("changes and files count for the person from any address, but reading one's data does not count", async () => {
  const { ask, token } = await start({ changes: 3, files: 1 });
  const [one, other] = [await token('SSM-Registered'), await token('SSM-Verified')];
  const json = { 'Content-Type': 'application/json' };
  const create = (name: string, headers: Readonly<Record<string, string>>, sub: string, of?: string) =>
    ask(
      `/sat/custompanel/user/${sub}/panel`,
      {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify({ name, version: 'V_7K', seqIds: ['2-1'] }),
      },
      of,
    );
  const registered = 'demo-ssm-registered';
  expect([
    await create('A', one, registered),
    await create('A', other, 'demo-ssm-verified'),
    await ask('/sat/custompanel/panel/none', { method: 'DELETE', headers: { ...one, 'If-Match': '*' } }),
    await create('B', one, registered, '192.0.2.9'),
    await create('C', one, registered),
    await ask(`/sat/custompanel/user/${registered}/panel`, { headers: one }),
  ]).toEqual([201, 201, [404, 'application/problem+json', 'not_found', false], 201, tooMany, 200]);
  const upload = (headers: Readonly<Record<string, string>>) =>
    ask('/sat/menuquery/import?version=V_7K', {
      method: 'POST',
      headers,
      body: formOf(new Uint8Array(10)),
    });
  expect([await upload(one), await upload(one)]).toEqual([
    [422, 'application/problem+json', 'unreadable_workbook', false],
    tooMany,
  ]);
});

it('bytes count for the sender before the body is accepted, and the refusal has a separate code', async () => {
  const { ask, token } = await start({ kibibytes: 20 });
  const [one, other] = [await token('SSM-Registered'), await token('SSM-Verified')];
  const upload = (headers: Readonly<Record<string, string>>) =>
    ask('/sat/menuquery/import?version=V_7K', {
      method: 'POST',
      headers,
      body: formOf(new Uint8Array(15 * 1024)),
    });
  const unreadable = [422, 'application/problem+json', 'unreadable_workbook', false];
  expect([await upload(one), await upload(one), await upload(other)]).toEqual([
    unreadable,
    [429, 'application/problem+json', 'too_much_sent', true],
    unreadable,
  ]);
});

it('sign-ins at the development provider count for the address', async () => {
  const { ask } = await start({ signIns: 1 });
  expect([await ask('/oidc/auth'), await ask('/oidc/auth'), await ask('/oidc/auth', {}, '192.0.2.2')]).toEqual([
    200,
    tooMany,
    200,
  ]);
});
