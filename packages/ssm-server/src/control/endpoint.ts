/** Where a running server takes orders: a note in the data folder that names its private socket. */
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { folderError } from '../store/folder/dataFolder.ts';
import { privateSocket } from '../store/folder/privateSocket.ts';

const noteOf = (folder: string): string => path.join(folder, 'control.json');

/** The socket of the last server of this folder, which may not run any more; undefined when there was none. */
export async function findEndpoint(folder: string): Promise<string | undefined> {
  try {
    const note = JSON.parse(await readFile(noteOf(folder), 'utf8')) as { socket?: unknown } | null;
    return typeof note?.socket === 'string' ? note.socket : undefined;
  } catch {
    return undefined;
  }
}

async function listen(folder: string, server: Server): Promise<() => Promise<void>> {
  const socket = await privateSocket(folder, 'control.sock');
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(socket.path, resolve);
  });
  if (process.platform !== 'win32') await chmod(socket.path, 0o600);
  const note = noteOf(folder);
  await writeFile(`${note}.new`, JSON.stringify({ socket: socket.path }), { mode: 0o600 });
  await rename(`${note}.new`, note);
  return async () => {
    await rm(note, { force: true }).catch(() => undefined);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    await socket.remove();
  };
}

/**
 * Listens, and says so in the folder; the caller holds the folder's lock. The answer takes the note
 * away again and ends every connection. Rejects with StoreError where the folder cannot be written to.
 */
export async function openEndpoint(folder: string, server: Server): Promise<() => Promise<void>> {
  try {
    return await listen(folder, server);
  } catch (error) {
    server.close();
    throw folderError(folder, error as NodeJS.ErrnoException);
  }
}
