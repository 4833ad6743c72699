/** What the tests of a describe share, from the first to the last. */
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Call it in a describe. After a test that failed it ends and begins anew: a second try must not find what the first has saved. */
export function shareAmongTests(begin: () => Promise<void>, end: () => Promise<void>): void {
  beforeAll(begin);

  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await end();
    await begin();
  }, 60_000);

  afterAll(end);
}
