/** Times what is promised in seconds, on machines whose processors are lent out in slices too. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

interface ProcessorTime {
  readonly used: number;
  /** While something here was ready to run, and the host ran another machine in its place. */
  readonly stolen: number;
}

/** Of all processors together, since the start of the machine. Only Linux tells what was stolen. */
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
 * Starts a stopwatch for seconds, not for less. What it returns tells the milliseconds since then, less the share of the processors' time that
 * the host gave to other machines: a promise in seconds is one for a machine that is there.
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

/** Whether this run holds tests to times. Only `npm run soak` does: it runs one file at a time. */
export const holdsTimes = process.env['SSM_TIMES'] === 'held';

/** Fails when `took` is longer than `mostMs`, in a run that holds tests to times. */
export function expectWithin(mostMs: number, took: number): void {
  if (holdsTimes) expect(took).toBeLessThan(mostMs);
}
