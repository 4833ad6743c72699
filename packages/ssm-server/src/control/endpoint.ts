/** Writes the address of the running server's private socket to a file in the data folder. */
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { folderError } from '../store/folder/dataFolder.ts';
import { privateSocket } from '../store/folder/privateSocket.ts';

const noteOf = (folder: string): string => path.join(folder, 'control.json');

/** Returns the socket of the last server in the folder, which may have ended; undefined if there was none. */
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
 * Listens on a private socket and writes its address to the folder, whose lock the caller holds. Returns a function
 * that removes the address and closes every connection. Rejects with StoreError if the folder cannot be written.
 */
export async function openEndpoint(folder: string, server: Server): Promise<() => Promise<void>> {
  try {
    return await listen(folder, server);
  } catch (error) {
    server.close();
    throw folderError(folder, error as NodeJS.ErrnoException);
  }
}
