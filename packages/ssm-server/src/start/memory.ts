/** How V8 looks after the server's memory. */
import { setFlagsFromString } from 'node:v8';

/**
 * A catalogue in memory is some hundred megabytes that stay. V8 looks through all of it again for every third as much that
 * requests leave behind, for a third of a second, on all cores: whoever asks meanwhile waits. So it may become once and a
 * half as much first. V8's own bound of the heap still holds.
 */
const growthPercent = 150;

/** For the whole process, from the next collection on. */
export function letTheHeapGrow(): void {
  setFlagsFromString(`--heap-growing-percent=${growthPercent}`);
}
