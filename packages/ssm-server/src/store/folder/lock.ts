/**
 * One process a data folder. SQLite's exclusive lock is a lock of the kernel (fcntl, LockFileEx): gone
 * the moment its process is, however it ended, kept while the process is only stopped, and seen from
 * other containers of the machine. So no lock is stale, and nothing is judged by age or by a process id.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store.ts';

export interface FolderLock {
  /** Lets the folder go; a second call does nothing. */
  release(): void;
}

/**
 * Two that ask at the very same moment can each stand in the other's way: SQLite then lets one wait for
 * the other within this time. It is also how long a loser waits before it gives up.
 */
const patienceMs = 500;

const busy = 5;
const full = 13;
const notADatabase = 26;

function lockError(file: string, cause: unknown): StoreError {
  const folder = path.dirname(file);
  // SQLite's extended codes keep the kind in the low byte.
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

/** Takes the lock of a folder that exists. Throws StoreError, `locked` when another process holds it. */
export function lockDataFolder(folder: string): FolderLock {
  const file = lockFileOf(folder);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: patienceMs });
    // Nothing is ever written: without a journal on disk the lock can be taken on a full disk too.
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
