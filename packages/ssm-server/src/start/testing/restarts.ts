/** How soon a server is ready again after it was killed, beside how soon it is after an orderly stop. Expects nothing of times where none are held. */
import { expect } from 'vitest';
import { holdsTimes, startStopwatch } from '../../store/testing/stopwatch.ts';
import type { ServerProcess } from './serverProcess.ts';

/** What is promised. */
const readyMs = 5000;

export interface Restarts {
  /** Waits until the server, which was just started after an orderly stop, is ready. */
  readonly clean: (server: ServerProcess) => Promise<string>;
  /** The same of one that is started after a kill. */
  readonly killed: (server: ServerProcess) => Promise<string>;
  /** Fails where a kill makes the next start late. */
  expectQuick(): void;
  /** Fails where starts after kills take longer than is promised, however long clean ones take. */
  expectPromised(): void;
}

function median(times: readonly number[]): number {
  const inOrder = times.toSorted((one, other) => one - other);
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN;
}

export function createRestarts(): Restarts {
  const clean: number[] = [];
  const killed: number[] = [];
  async function timed(server: ServerProcess, times: number[]): Promise<string> {
    const stopwatch = startStopwatch();
    const address = await server.ready();
    times.push(stopwatch());
    return address;
  }
  return {
    clean: (server) => timed(server, clean),
    killed: (server) => timed(server, killed),
    /**
     * On a machine that other programs leave to the test it is the five seconds. Where clean starts of the same run take long themselves, a start
     * after a kill may take half as long again as they do, and a single one, whose seconds others may have taken, three times as long.
     */
    expectQuick() {
      if (!holdsTimes) return;
      expect(median(killed)).toBeLessThan(Math.max(readyMs, 1.5 * median(clean)));
      expect(Math.max(...killed)).toBeLessThan(Math.max(readyMs, 3 * Math.max(...clean)));
    },
    /** The most of them; a single one may meet a machine that others use, and take twice as long at the very most. */
    expectPromised() {
      if (!holdsTimes) return;
      expect(median(killed)).toBeLessThan(readyMs);
      expect(Math.max(...killed)).toBeLessThan(2 * readyMs);
    },
  };
}
