/** Measures time limits on virtual machines, whose processors also serve others. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

interface ProcessorTime {
  readonly used: number;
  readonly stolen: number;
}

/** Sums the times of all processors since boot. Only Linux reports the time that a host took away. */
function processorTime(): ProcessorTime {
  if (process.platform !== 'linux') return { used: 1, stolen: 0 };
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = first
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { used: user + nice + system + interrupts + softInterrupts, stolen };
}

/**
 * Starts a stopwatch for seconds. Returns a function for the elapsed milliseconds, without the share that the host gave
 * to other machines.
 */
export function startStopwatch(): () => number {
  const started = performance.now();
  const before = processorTime();
  return () => {
    const now = processorTime();
    const used = now.used - before.used;
    const stolen = now.stolen - before.stolen;
    return (performance.now() - started) * (stolen > 0 ? used / (used + stolen) : 1);
  };
}

/** True only in `npm run soak`, which runs one file at a time; elsewhere time limits are not enforced. */
export const holdsTimes = process.env['SSM_TIMES'] === 'held';

export function expectWithin(mostMs: number, took: number): void {
  if (holdsTimes) expect(took).toBeLessThan(mostMs);
}
