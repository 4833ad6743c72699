/** What the embedded database said when it gave up, as a StoreError in words. */
import { StoreError } from '../store.ts';

/**
 * `reason` is the line that PGlite wrote, or the error that it threw; `folder` is the data folder. `hasControlFile` tells whether the
 * database's control file was written by any release: one that is damaged looks to the database like that of another.
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
