import { describe, expect, test } from 'vitest';
import { createConsents } from '../telemetry/consent.ts';
import { createFlags, type FlagClient } from './createFlags.ts';
import { toldAfterConsent, toldByName } from './whoIsTold.ts';

const ada = { sub: 'auth|1', email: 'ada@example.org' };
const bob = { sub: 'auth|2', email: 'bob@example.org' };

function service() {
  const log: string[] = [];
  const values = new Map<string, unknown>();
  let change: () => void = () => {};
  const start = async ({ key }: { readonly key: string }, onChange: () => void): Promise<FlagClient> => {
    log.push(`made for ${key}`);
    change = onChange;
    return { get: (flag) => values.get(flag), stop: async () => void log.push(`destroyed for ${key}`) };
  };
  return { log, values, start, change: () => change() };
}

describe('flags', () => {
  test('S4-06: a client is created once and destroyed before the next client, and its key is the e-mail or an anonymous label', async () => {
    const { log, start } = service();
    const flags = createFlags(toldByName(start));
    await flags.identify(null);
    await flags.identify(null);
    const both = [flags.identify(ada), flags.identify(bob)];
    await Promise.all(both);
    await flags.identify(null);
    expect(log).toEqual([
      'made for anonymous',
      'destroyed for anonymous',
      'made for bob@example.org',
      'destroyed for bob@example.org',
      'made for anonymous',
    ]);
  });

  test('a change notifies listeners until they unsubscribe', async () => {
    const { values, start, change } = service();
    const flags = createFlags(toldByName(start));
    await flags.identify(null);
    const seen: unknown[] = [];
    const stop = flags.subscribe(() => seen.push(flags.get('banner')));
    values.set('banner', 'on');
    change();
    stop();
    change();
    expect(seen).toEqual(['on']);
  });

  test('R14: an unavailable service leaves the defaults', async () => {
    const flags = createFlags(() => Promise.reject(new Error('refused')));
    await flags.identify(null);
    expect(flags.get('banner')).toBe(undefined);
  });
});

describe('flags of a service at another origin', () => {
  const memory = () => {
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage;
    return createConsents({ localStorage, addEventListener() {} }, { use: false, flags: true }).flags;
  };

  test('R42: the service gets the e-mail while the user consents, and otherwise an anonymous label', async () => {
    const { log, start } = service();
    const consents = memory();
    const flags = createFlags(toldAfterConsent(start, consents));
    await flags.identify(ada);
    consents?.(ada.sub).decide('granted');
    await expect.poll(() => log.at(-1)).toBe('made for ada@example.org');
    consents?.(ada.sub).decide('refused');
    await expect.poll(() => log.at(-1)).toBe('made for anonymous');
    await flags.identify(bob);
    consents?.(ada.sub).decide('granted');
    await flags.identify(null);
    await flags.identify(ada);
    expect(log).toEqual([
      'made for anonymous',
      'destroyed for anonymous',
      'made for ada@example.org',
      'destroyed for ada@example.org',
      'made for anonymous',
      'destroyed for anonymous',
      'made for anonymous',
      'destroyed for anonymous',
      'made for anonymous',
      'destroyed for anonymous',
      'made for ada@example.org',
    ]);
  });

  test('R42: if consent cannot be requested, the service gets only an anonymous label', async () => {
    const { log, start } = service();
    const flags = createFlags(toldAfterConsent(start, null));
    await flags.identify(ada);
    await flags.identify(null);
    expect(log).toEqual(['made for anonymous', 'destroyed for anonymous', 'made for anonymous']);
  });

  test('R14: a service that becomes unavailable when the user consents leaves the defaults', async () => {
    const { values, start } = service();
    const consents = memory();
    values.set('banner', 'on');
    const failing: Parameters<typeof toldAfterConsent>[0] = (person, onChange) =>
      person.key === 'anonymous' ? start(person, onChange) : Promise.reject(new Error('refused'));
    const flags = createFlags(toldAfterConsent(failing, consents));
    await flags.identify(ada);
    const before = flags.get('banner');
    consents?.(ada.sub).decide('granted');
    await expect.poll(() => flags.get('banner')).toBe(undefined);
    expect(before).toBe('on');
  });
});
