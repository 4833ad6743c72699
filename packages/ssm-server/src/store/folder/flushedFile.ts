/** Files that are on the disk once they are written, so that a power cut leaves the old one or the new one. */
import { open } from 'node:fs/promises';

/** A file that is not there yet. */
export async function writeFlushed(file: string, text: string, mode = 0o666): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts the names in a folder on the disk. Windows opens no folder, and keeps names by itself. */
export async function flushFolder(folder: string, platform: NodeJS.Platform = process.platform): Promise<void> {
  if (platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
