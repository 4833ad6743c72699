import { describe, expect, test } from 'vitest';
import { createFlags, type FlagClient } from './createFlags.ts';

/** A service that notes what is made and destroyed, in order. */
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
  test('S4-06: a client is made once and destroyed before another is made; its key is the e-mail or an anonymous label', async () => {
    const { log, start } = service();
    const flags = createFlags(start);
    await flags.identify(null);
    await flags.identify(null);
    const both = [flags.identify('ada@example.org'), flags.identify('bob@example.org')];
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

  test('a change is told, and nobody who stopped listening is', async () => {
    const { values, start, change } = service();
    const flags = createFlags(start);
    await flags.identify(null);
    const seen: unknown[] = [];
    const stop = flags.subscribe(() => seen.push(flags.get('banner')));
    values.set('banner', 'on');
    change();
    stop();
    change();
    expect(seen).toEqual(['on']);
  });

  test('R14: a service that cannot be had leaves the defaults', async () => {
    const flags = createFlags(() => Promise.reject(new Error('refused')));
    await flags.identify(null);
    expect(flags.get('banner')).toBe(undefined);
  });
});
