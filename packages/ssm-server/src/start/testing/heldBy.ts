import { readFileSync } from 'node:fs';

/** Megabytes that the process holds. */
export const heldBy = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;
