/** When what tests start is ended: with the test (`onTestFinished`), or once whoever holds it for longer says so. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Takes what is to be done at the end. */
export type WhenOver = (end: () => Promise<void>) => void;

export interface Endings {
  readonly whenOver: WhenOver;
  /** Does all that was taken so far, the last of it first. */
  readonly end: () => Promise<void>;
}

/** For a file of tests or a verb, which are over later than any one test. */
export function createEndings(): Endings {
  const ends: (() => Promise<void>)[] = [];
  return {
    whenOver: (end) => void ends.push(end),
    async end() {
      for (const each of ends.splice(0).toReversed()) await each();
    },
  };
}

/** A new, empty folder. */
export async function folderUntil(whenOver: WhenOver): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-test-'));
  whenOver(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
