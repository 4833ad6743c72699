/** A file of settings that is gone with the test. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../store/testing/temporaryFolder.ts';

/** The absolute path of a new file; a text is written as it is. */
export async function settingsFile(content: unknown): Promise<string> {
  const file = path.join(await temporaryFolder(), 'settings.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
