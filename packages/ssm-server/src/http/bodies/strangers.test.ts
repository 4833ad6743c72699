/** What an attacker can make the server hold without being anybody. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startProcess } from '../../start/testing/serverProcess.ts';
import { startStopwatch } from '../../store/testing/stopwatch.ts';

/** Megabytes that the process holds. */
function heldBy(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;
}

async function healthMs(address: string): Promise<number> {
  const stopwatch = startStopwatch();
  await (await fetch(`${address}/health`)).text();
  return stopwatch();
}

it('R22: 500 strangers who each hold back the last byte of 10 MiB cost less than 64 MB, and /health answers meanwhile', {
  timeout: 120_000,
  retry: 2,
}, async () => {
  const server = startProcess({}, 'http/testing/listening.ts');
  const address = await server.ready();
  // On a busy machine it takes its time without an attack too.
  let usual = 0;
  for (let time = 0; time < 50; time++) usual = Math.max(usual, await healthMs(address));
  const before = heldBy(server.pid);
  const attack = startProcess({}, 'http/testing/holdBack.ts', [new URL(address).port]);
  let most = before;
  let slowest = 0;
  // And some times more after all is sent.
  for (let left = 20; left > 0; left -= attack.output() === '' ? 0 : 1) {
    slowest = Math.max(slowest, await healthMs(address));
    most = Math.max(most, heldBy(server.pid));
  }
  const cost = most - before;
  expect([cost < 64 || cost, slowest < 250 + usual || [slowest, usual]]).toEqual([true, true]);
});
