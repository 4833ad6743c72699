/**
 * Locks a data folder for one process, with SQLite's exclusive lock. This is a lock of the kernel (fcntl, LockFileEx).
 * It ends with its process, stays while the process is stopped, and is visible to other containers on the machine. It
 * is therefore never stale.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';

export interface FolderLock {
  release(): void;
}

const patienceMs = 500;

const busy = 5;
const full = 13;
const notADatabase = 26;

function lockError(file: string, cause: unknown): StoreError {
  const folder = path.dirname(file);
  // The low byte of an extended error code in SQLite is the kind of error.
  const code = Number((cause as { errcode?: unknown }).errcode) & 0xff;
  if (code === busy) {
    return new StoreError(
      'locked',
      `The data folder ${folder} is in use by another process, which holds the lock ${file}. Stop that process, or set SSM_DATA to another folder.`,
      { cause },
    );
  }
  if (code === full) {
    return new StoreError(
      'disk_full',
      `The data folder ${folder} has no space left on its disk. Make room, or set SSM_DATA to another.`,
      { cause },
    );
  }
  if (code === notADatabase) {
    return new StoreError('damaged', `The lock ${file} is not one of this project. Move it away and start again.`, {
      cause,
    });
  }
  return new StoreError(
    'not_writable',
    `The lock ${file} cannot be written to. Give this account the right to, or set SSM_DATA to another folder.`,
    { cause },
  );
}

export const lockFileOf = (folder: string): string => path.join(folder, 'lock.sqlite');

export function lockDataFolder(folder: string): FolderLock {
  const file = lockFileOf(folder);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: patienceMs });
    // The lock writes no data. Without a journal file it also works on a full disk.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    if (database?.isOpen) database.close();
    throw lockError(file, error);
  }
  const held = database;
  return {
    release() {
      if (held.isOpen) held.close();
    },
  };
}
