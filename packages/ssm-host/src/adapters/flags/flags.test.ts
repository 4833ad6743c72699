import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flagsOf } from './flags.ts';

const home = 'https://menu.example/base/';
const banner = 'genericUI_downtimeBanner_frontend';
const write = vi.fn<(sentence: string) => void>();

async function askedOf(told: unknown, of: typeof flagsOf = flagsOf): Promise<readonly unknown[]> {
  const start = await of(told, home, null);
  const client = await start(null, () => {});
  const value = client.get(banner);
  await client.stop();
  return [value, ...write.mock.calls.flat()];
}

describe('the flag service that the settings name', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(write);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.resetModules();
    write.mockReset();
  });

  test('S9-08: the static service returns the values of the settings, and without values it logs nothing', async () => {
    expect(await askedOf({ provider: 'static', values: { [banner]: 'on' } })).toEqual(['on']);
    expect(await askedOf({ provider: 'static', values: { [banner]: { value: 'on' } } })).toEqual([undefined]);
    expect(await askedOf(undefined)).toEqual([undefined]);
    expect(await askedOf({ provider: 'static', values: [] })).toEqual([undefined]);
  });

  test('an unknown service leaves the defaults, and the console lists the known services', async () => {
    expect(await askedOf({ provider: 'toString', url: '' })).toEqual([
      undefined,
      'The flag service “toString” is not asked, and flags keep their defaults: the services of this application are ofrep, split, static.',
    ]);
  });

  test('a service that lacks a required setting is not requested', async () => {
    expect(await askedOf({ provider: 'split', values: { [banner]: 'on' } })).toEqual([
      'on',
      'The flag service “split” is not asked, and flags keep their defaults: it needs the key of a Split environment.',
    ]);
  });

  test('a service without an adapter is not requested, and the console says how to add one', async () => {
    vi.resetModules();
    vi.doMock('./flagAdapters.gen.ts', () => ({ flagAdapters: { static: () => import('./flags.static.ts') } }));
    const { flagsOf: withoutSplit } = await import('./flags.ts');
    expect(await askedOf({ provider: 'split', key: 'key-1' }, withoutSplit)).toEqual([
      undefined,
      'The flag service “split” is not asked, and flags keep their defaults: it has no adapter. Write flags.split.ts in adapters/flags, run npm run gen and build again.',
    ]);
    vi.doUnmock('./flagAdapters.gen.ts');
  });
});
