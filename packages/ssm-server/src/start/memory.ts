import { setFlagsFromString } from 'node:v8';

/**
 * A catalogue keeps some hundred megabytes in memory. By default V8 scans all of it each time the heap grows by a
 * third, which delays requests by a third of a second. So the heap may grow by 150 % first. V8's own heap limit still
 * applies.
 */
const growthPercent = 150;

export function letTheHeapGrow(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}
