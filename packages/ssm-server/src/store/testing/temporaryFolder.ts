import { onTestFinished } from 'vitest';
import { folderUntil } from './program.ts';

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): Promise<string> {
  return folderUntil(onTestFinished);
}
