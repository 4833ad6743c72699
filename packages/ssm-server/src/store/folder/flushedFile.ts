/** Writes files so that after a power cut either the old content or the new content remains. */
import { open } from 'node:fs/promises';

export async function writeFlushed(file: string, text: string, mode = 0o666): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes the names in a folder. Skips Windows, which cannot open a folder and keeps names by itself. */
export async function flushFolder(folder: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  if (platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
