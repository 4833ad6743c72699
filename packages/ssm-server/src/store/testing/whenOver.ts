/** Registers cleanup: at the end of the test (`onTestFinished`), or when a longer-lived owner ends it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type WhenOver = (end: () => Promise<void>) => void;

export interface Endings {
  readonly whenOver: WhenOver;
  readonly end: () => Promise<void>;
}

export function createEndings(): Endings {
  const ends: (() => Promise<void>)[] = [];
  return {
    whenOver: (end) => void ends.push(end),
    async end() {
      for (const each of ends.splice(0).toReversed()) await each();
    },
  };
}

export async function folderUntil(whenOver: WhenOver): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-test-'));
  whenOver(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
