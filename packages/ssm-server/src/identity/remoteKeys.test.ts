import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { createRemoteKeys } from './remoteKeys.ts';

const issuer = 'https://tenant.example';
const token = { payload: '', signature: '' };

async function publicKey(kid: string): Promise<JWK> {
  const { publicKey: key } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(key)), kid, alg: 'ES256' };
}

async function scene(...kids: readonly string[]) {
  const state = { keys: await Promise.all(kids.map(publicKey)), isAway: false, ms: 0, fetches: 0 };
  const failures: unknown[] = [];
  const keys = createRemoteKeys({
    issuer,
    now: () => state.ms,
    onFailure: (error) => failures.push(error),
    async fetch(address) {
      if (state.isAway) throw new TypeError('fetch failed');
      if (!address.endsWith('/jwks')) return Response.json({ issuer: `${issuer}/`, jwks_uri: `${issuer}/jwks` });
      state.fetches += 1;
      return Response.json({ keys: state.keys });
    },
  });
  const ask = async (kid: string): Promise<string> => {
    try {
      await keys({ alg: 'ES256', kid }, token);
      return 'found';
    } catch (error) {
      return (error as Error).name;
    }
  };
  return { state, ask, failures };
}

describe('createRemoteKeys', () => {
  it('R31: fetches once for concurrent calls, and not again while the keys are fresh', async () => {
    const { state, ask } = await scene('one');
    expect(await Promise.all([ask('one'), ask('one'), ask('one')])).toEqual(['found', 'found', 'found']);
    state.ms = 3 * 60_000;
    expect([await ask('one'), state.fetches]).toEqual(['found', 1]);
  });

  it('R31: finds a new key within five seconds, and fifty made-up keys cost at most three fetches', async () => {
    const { state, ask } = await scene('one');
    await ask('one');
    const made = Array.from({ length: 50 }, (_, index) => `made-up-${index}`);
    state.ms = 4500;
    expect(new Set(await Promise.all(made.map(ask)))).toEqual(new Set(['JWKSNoMatchingKey']));
    state.keys = [await publicKey('two')];
    state.ms += 4500;
    expect([await ask('two'), state.fetches]).toEqual(['found', 3]);
  });

  it('R31: refuses a removed key within ten minutes', async () => {
    const { state, ask } = await scene('one', 'two');
    await ask('one');
    state.keys = state.keys.slice(1);
    state.ms = 9 * 60_000;
    expect([await ask('two'), await ask('one')]).toEqual(['found', 'JWKSNoMatchingKey']);
  });

  it('R15: accepts known keys while the provider is down, and rejects quickly without any', async () => {
    const { state, ask, failures } = await scene('one');
    state.isAway = true;
    expect([await ask('one'), await ask('one')]).toEqual(['KeysUnavailableError', 'KeysUnavailableError']);
    expect(failures).toEqual([new TypeError('fetch failed')]);
    state.isAway = false;
    state.ms = 4500;
    expect(await ask('one')).toEqual('found');
    state.isAway = true;
    state.ms = 60 * 60_000;
    expect(await ask('one')).toEqual('found');
  });

  it("R15: does not accept another server's answer as the provider's", async () => {
    const answers = [
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      () => new Response('', { status: 502 }),
      () => Response.json(null),
      () => Response.json({ issuer: 'https://evil.example', jwks_uri: `${issuer}/jwks` }),
      () => Response.json({ issuer }),
      () => Response.json({ issuer, jwks_uri: `${issuer}/jwks` }),
    ];
    for (const answer of answers) {
      const keys = createRemoteKeys({ issuer, now: () => 0, onFailure: () => {}, fetch: async () => answer() });
      const header = { alg: 'ES256', kid: 'one' };
      await expect(Promise.resolve(keys(header, token))).rejects.toThrow(
        'The keys of https://tenant.example cannot be had',
      );
    }
  });
});
