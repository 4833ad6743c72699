import { describe, expect, it } from 'vitest';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { until } from '../store/testing/until.ts';
import { startProcess } from './testing/serverProcess.ts';

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
  ])(
    'because of %s exits with code 1, and logs the error in one line after the lines of its last requests',
    async (way, expected) => {
      const env = { SSM_DATA: await newDataFolder('loaded'), LOG_LEVEL: 'info' };
      const server = startProcess(env, 'start/testing/crashingServer.ts', [way.replace(/^an? /, '')]);
      const address = await server.ready();
      // Log lines about the start may come late, because catalogues are still being prepared.
      const isWritten = () => server.output().includes('The catalogues in use have changed') || undefined;
      await until('the start is written', isWritten);
      await (await fetch(`${address}/openapi.json`)).arrayBuffer();
      server.signal('SIGUSR2');
      expect(await server.ended()).toEqual({ code: 1, signal: null, complaint: '' });
      const lines = server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Line)
        // The first sweep may end at any time.
        .filter(({ msg }) => msg !== 'What has ended was taken away');
      expect(lines.slice(-2)).toEqual([
        expect.objectContaining({ msg: 'request', route: 'openapi' }),
        expect.objectContaining({
          level: 60,
          msg: 'The server met an error that nobody caught, and ends',
          ...expected,
        }),
      ]);
      expect(server.output()).not.toContain('someone');
    },
  );
});
