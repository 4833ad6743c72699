import { describe, expect, it, vi } from 'vitest';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { crashFacts } from './crash.ts';
import { startProcess } from './testing/serverProcess.ts';

// Processes and databases start here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

describe('what the log keeps of an error that ends the server', () => {
  it('is its name, its code, its places and the same of its causes, and nothing of its message', () => {
    const cause = Object.assign(new TypeError('someone@example.org'), { code: 'EPIPE' });
    const facts = crashFacts(new Error('first\n    at /home/someone (file:///someone.ts:1:1)', { cause }));
    const places = [expect.stringMatching(/^at .*crash\.test\.ts:\d+:\d+\)?$/)];
    expect({ ...facts, stack: facts.stack.slice(0, 1), cause: { ...facts.cause, stack: [] } }).toEqual({
      name: 'Error',
      stack: places,
      cause: { name: 'TypeError', code: 'EPIPE', stack: [] },
    });
    expect(JSON.stringify(facts)).not.toContain('someone');
  });

  it('a name and a code that are none are left out', () => {
    const error = Object.assign(new Error(''), { name: 'Someone <someone@example.org>', code: 'someone@example.org' });
    expect(crashFacts(error)).toEqual({ name: 'Error', stack: expect.any(Array) });
    expect(crashFacts('someone@example.org')).toEqual({ name: 'thrown string', stack: [] });
    expect(crashFacts(undefined)).toEqual({ name: 'thrown undefined', stack: [] });
  });

  it('causes that go round end somewhere', () => {
    const error = new Error('round');
    error.cause = error;
    const depth = (facts: ReturnType<typeof crashFacts>): number =>
      facts.cause === undefined ? 1 : 1 + depth(facts.cause);
    expect(depth(crashFacts(error))).toEqual(4);
  });
});

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly route?: string;
}

const places = expect.arrayContaining([expect.stringContaining('crashingServer.ts')]);

describe('a server that breaks', () => {
  it.each([
    ['an exception', { origin: 'uncaughtException', name: 'RangeError', stack: places }],
    ['a rejection', { origin: 'unhandledRejection', name: 'Error', code: '23505', stack: places }],
    ['a text', { origin: 'uncaughtException', name: 'thrown string', stack: [] }],
  ])('by %s ends with code 1 and one line, after those of its last requests', async (way, expected) => {
    const env = { SSM_DATA: await newDataFolder('loaded'), LOG_LEVEL: 'info' };
    const server = startProcess(env, 'start/testing/crashingServer.ts', [way.replace(/^an? /, '')]);
    await (await fetch(`${await server.ready()}/openapi.json`)).arrayBuffer();
    server.signal('SIGUSR2');
    expect(await server.ended()).toEqual({ code: 1, signal: null, complaint: '' });
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
    expect(lines.slice(-2)).toEqual([
      expect.objectContaining({ msg: 'request', route: 'openapi' }),
      expect.objectContaining({
        level: 60,
        msg: 'The server met an error that nobody caught, and ends',
        ...expected,
      }),
    ]);
    expect(server.output()).not.toContain('someone');
  });
});
