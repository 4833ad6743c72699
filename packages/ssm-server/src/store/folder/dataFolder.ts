import { access, constants, mkdir, statfs, utimes } from 'node:fs/promises';
import path from 'node:path';
import { StoreError } from '../store.ts';
import { lockFileOf } from './lock.ts';

/** Error codes of a disk that takes no writes, such as one that is read-only after a fault. */
const ofDisk: ReadonlySet<string> = new Set(['EROFS', 'EIO']);
const ofSpace: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

export function folderError(folder: string, cause: NodeJS.ErrnoException): StoreError {
  const { code = '' } = cause;
  if (cause.code === 'ENOTDIR') {
    return new StoreError('not_writable', `The data folder ${folder} is a file. Set SSM_DATA to a folder.`, { cause });
  }
  if (ofDisk.has(code)) {
    return new StoreError(
      'not_writable',
      `The disk of the data folder ${folder} cannot be written to (${code}). Repair it or mount it for writing, or set SSM_DATA to another.`,
      { cause },
    );
  }
  if (ofSpace.has(code)) {
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

export const signingKeyFileOf = (folder: string): string => path.join(folder, 'signing-key.json');

export interface FolderPort {
  readonly mkdir: (folder: string, options: { readonly mode: number }) => Promise<unknown>;
  readonly access: (folder: string, mode: number) => Promise<void>;
}

/**
 * Creates a folder and its parents one by one. On a file system such as /proc, which answers ENOENT although the parent
 * exists, Node's recursive mkdir never ends.
 */
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

/** If less space is free, writes are refused. On a full disk the embedded database fails, and then reads fail too. */
const leastBytes = 8 * 1024 * 1024;

export interface RoomPort {
  readonly utimes: (file: string, accessed: Date, modified: Date) => Promise<void>;
  readonly statfs: (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;
}

/** Rejects with StoreError when the disk is full or has become read-only. */
export async function requireRoom(folder: string, port: RoomPort = { utimes, statfs }): Promise<void> {
  const now = new Date();
  try {
    // Setting a time detects a disk that became read-only after a fault. An access check may not.
    await port.utimes(lockFileOf(folder), now, now);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (ofDisk.has(code) || ofSpace.has(code)) throw folderError(folder, error as NodeJS.ErrnoException);
  }
  const { bavail, bsize } = await port.statfs(folder).catch(() => ({ bavail: 1, bsize: leastBytes }));
  if (bavail * bsize >= leastBytes) return;
  throw folderError(folder, Object.assign(new Error('Less than 8 MiB are left'), { code: 'ENOSPC' }));
}

/**
 * Creates the folder so that only its owner can read it, because it contains the database and the key that signs
 * tokens. Rejects with StoreError.
 */
export async function prepareDataFolder(folder: string, port: FolderPort = { mkdir, access }): Promise<void> {
  try {
    await makeFolder(folder, port);
    // With the dot at the end, access fails if the path is a file.
    await port.access(`${folder}${path.sep}.`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw folderError(folder, error as NodeJS.ErrnoException);
  }
}
