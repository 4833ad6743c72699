/** Folders that are gone when the test is over. */
import { onTestFinished } from 'vitest';
import { folderUntil } from './whenOver.ts';

/** A new, empty folder, removed after the test that asks for it. */
export function temporaryFolder(): Promise<string> {
  return folderUntil(onTestFinished);
}
