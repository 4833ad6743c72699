import { expect, it } from 'vitest';
import { startProcess } from '../testing/serverProcess.ts';
import type { Remains } from '../testing/swappingServer.ts';

/**
 * Allows for code that is still being compiled. If every small catalogue stayed in memory, the heap would grow by 4 MB.
 */
const mostGrown = 2 * 1024 * 1024;

it('the memory of every replaced catalogue is freed, however often catalogues are replaced and whatever was requested', async () => {
  const server = startProcess({}, 'start/testing/swappingServer.ts');
  expect(await server.ended()).toEqual({ code: 0, signal: null, complaint: '' });
  const { held, grown } = JSON.parse(server.output()) as Remains;
  expect([held, grown < mostGrown || grown]).toEqual([0, true]);
});
