import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in megabytes. */
export const heldBy = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;
