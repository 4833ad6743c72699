/**
 * Compares how soon a server is ready after a kill and after a normal stop. Expects nothing if `holdsTimes` is false.
 */
import { expect } from 'vitest';
import { holdsTimes, startStopwatch } from '../../store/testing/stopwatch.ts';
import type { ServerProcess } from './serverProcess.ts';

const readyMs = 5000;

export interface Restarts {
  readonly clean: (server: ServerProcess) => Promise<string>;
  readonly killed: (server: ServerProcess) => Promise<string>;
  expectQuick(): void;
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
     * The limit is five seconds, unless clean starts of the same run are slow. Then starts after a kill may take 1.5
     * times as long, and a single one three times as long.
     */
    expectQuick() {
      if (!holdsTimes) return;
      expect(median(killed)).toBeLessThan(Math.max(readyMs, 1.5 * median(clean)));
      expect(Math.max(...killed)).toBeLessThan(Math.max(readyMs, 3 * Math.max(...clean)));
    },
    /** Most starts must meet the limit. A single start may take twice as long on a shared machine. */
    expectPromised() {
      if (!holdsTimes) return;
      expect(median(killed)).toBeLessThan(readyMs);
      expect(Math.max(...killed)).toBeLessThan(2 * readyMs);
    },
  };
}
