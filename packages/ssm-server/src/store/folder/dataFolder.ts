/** The data folder: made when absent, and refused in one sentence when it cannot be used. */
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { StoreError } from '../store.ts';

function folderError(folder: string, cause: NodeJS.ErrnoException): StoreError {
  if (cause.code === 'ENOTDIR') {
    return new StoreError('not_writable', `The data folder ${folder} is a file. Set SSM_DATA to a folder.`, { cause });
  }
  if (cause.code === 'ENOSPC' || cause.code === 'EDQUOT') {
    return new StoreError(
      'disk_full',
      `The data folder ${folder} has no space left on its disk. Make room, or set SSM_DATA to another.`,
      { cause },
    );
  }
  return new StoreError(
    'not_writable',
    `The data folder ${folder} cannot be written to (${cause.code ?? cause.message}). Give this account the right to, or set SSM_DATA to another.`,
    { cause },
  );
}

/** What the folder needs of a file system. */
export interface FolderPort {
  readonly mkdir: (folder: string, options: { readonly mode: number }) => Promise<unknown>;
  readonly access: (folder: string, mode: number) => Promise<void>;
}

/** Node's own recursive mkdir never ends where a file system answers ENOENT though the folder above is there, as /proc does. */
async function makeFolder(folder: string, port: FolderPort): Promise<void> {
  const make = (): Promise<unknown> => port.mkdir(folder, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const above = path.dirname(folder);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || above === folder) throw error;
    await makeFolder(above, port);
    await make();
  }
}

/** Only its owner may look into it: it holds the database and the key that signs tokens. Rejects with StoreError. */
export async function prepareDataFolder(folder: string, port: FolderPort = { mkdir, access }): Promise<void> {
  try {
    await makeFolder(folder, port);
    // The dot tells a folder from a file.
    await port.access(`${folder}${path.sep}.`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw folderError(folder, error as NodeJS.ErrnoException);
  }
}
