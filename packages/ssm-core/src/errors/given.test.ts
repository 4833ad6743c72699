import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { createSatClient, type SatClientOptions } from '../api/client/client.ts';
import { type BuilderPorts, createBuilder } from '../builder/builder.ts';
import { aText, checkGiven } from './given.ts';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const said = (): readonly unknown[] => warn.mock.calls.map(([sentence]) => sentence);

describe("the client's options", () => {
  test('are reported once if unusable, with the option, its value, what was expected, and the effect', () => {
    const wrong = { baseUrl: 'ftp://sat', timeoutMs: 0, accessToken: 'eyJsecret', timeout: 5000 };
    createSatClient(wrong as unknown as SatClientOptions);
    createSatClient(wrong as unknown as SatClientOptions);
    expect(said()).toEqual([
      'createSatClient(): baseUrl is "ftp://sat": expected a path such as "/sat", or an http(s) address. Every call fails.',
      'createSatClient(): timeoutMs is 0: expected milliseconds, from 1 to 2147483647. Calls end at once.',
      'createSatClient(): accessToken is a text: expected a function that answers the token, or a promise of it. Every call fails.',
      'createSatClient(): timeout is not known and left out: expected one of baseUrl, fetch, timeoutMs, inactivityMs, accessToken, onUnauthorized, loading.',
    ]);
  });

  test('are not checked in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    createSatClient({ baseUrl: 'mailto:nobody@assay.example' });
    expect(said()).toEqual([]);
  });

  test('are not reported if usable', () => {
    createSatClient();
    createSatClient({ baseUrl: 'https://assay.example/sat', accessToken: async () => undefined, timeoutMs: 5000 });
    expect(said()).toEqual([]);
  });
});

test('a builder without a storage is reported, and keeps its lists until the page ends', async () => {
  const builder = createBuilder({ sessions: 'IndexedDB' } as unknown as BuilderPorts);
  builder.changeOwner('somebody');
  builder.add('V_7K', ['10000-28']);
  await vi.waitFor(() => expect(builder.getSnapshot().lists.V_7K.isRead).toBe(true));
  expect([...builder.getSnapshot().lists.V_7K.seqIds]).toEqual(['10000-28']);
  builder.dispose();
  expect([builder.sessions, ...said()]).toEqual([
    null,
    'createBuilder(): storage is missing: expected what createIndexedDbWorkingLists() or createMemoryWorkingLists() returns. Lists end with the page.',
    'createBuilder(): sessions is a text: expected what createIndexedDbSessions() or createMemorySessions() returns. Imported lists end with their dialog.',
  ]);
});

test('checking options does not read an option that throws when it is read', () => {
  const broken = new Proxy({}, { ownKeys: () => expect.fail('looked at') });
  checkGiven('here', broken, () => ({ name: aText }));
  expect(said()).toEqual([]);
});
