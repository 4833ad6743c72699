import { StoreError } from '../store.ts';

/**
 * Converts a failure to a StoreError. `reason` is PGlite's message, and `folder` is the data folder. `hasControlFile`
 * tells a database of another release from a damaged one, because PGlite reports both alike.
 */
export function threadError(
  reason: string,
  folder: string,
  hasControlFile: (folder: string) => boolean = () => true,
): StoreError {
  const cause = new Error(reason);
  if (/No space left|ENOSPC|EDQUOT|quota/i.test(reason)) {
    return new StoreError(
      'disk_full',
      `The data folder ${folder} has no space left on its disk. Make room and try again; what was kept before is still there.`,
      { cause },
    );
  }
  if (/Read-only|EROFS|Permission denied|EACCES|EPERM/i.test(reason)) {
    return new StoreError(
      'not_writable',
      `The database in ${folder} cannot be written to. Give this account the right to, or set SSM_DATA to another folder.`,
      { cause },
    );
  }
  if (/incompatible with server/i.test(reason) && hasControlFile(folder)) {
    return new StoreError(
      'newer_schema',
      `The database in ${folder} was written by another major release. Use that release; nothing was changed.`,
      { cause },
    );
  }
  const said = reason.replace(/^.*?\b(PANIC|FATAL):\s*/, '');
  return new StoreError(
    'damaged',
    `The database in ${folder} cannot be opened (${said}). Restore the folder from a copy, or set SSM_DATA to a new one.`,
    { cause },
  );
}
