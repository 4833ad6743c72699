import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../store/testing/temporaryFolder.ts';

/**
 * Writes a temporary settings file and returns its absolute path. If the content is a text, it is written unchanged.
 */
export async function settingsFile(content: unknown): Promise<string> {
  const file = path.join(await temporaryFolder(), 'settings.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
