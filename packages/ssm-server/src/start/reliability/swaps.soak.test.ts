/** What stays of catalogues that others have taken the place of. */
import { expect, it } from 'vitest';
import { startProcess } from '../testing/serverProcess.ts';
import type { Remains } from '../testing/swappingServer.ts';

/** For code that is still compiled on the way. Where each of the small catalogues stays it is 4 MB. */
const mostGrown = 2 * 1024 * 1024;

it('lets go of every catalogue that is swapped out, however often and whatever was asked of it', {
  timeout: 300_000,
}, async () => {
  const server = startProcess({}, 'start/testing/swappingServer.ts');
  expect(await server.ended()).toEqual({ code: 0, signal: null, complaint: '' });
  const { held, grown } = JSON.parse(server.output()) as Remains;
  expect([held, grown < mostGrown || grown]).toEqual([0, true]);
});
