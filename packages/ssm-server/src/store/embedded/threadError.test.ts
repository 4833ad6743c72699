import { describe, expect, it } from 'vitest';
import { StoreError } from '../store.ts';
import { threadError } from './threadError.ts';

describe('threadError', () => {
  it.each([
    [
      '2026-11-21 10:20:18.567 UTC [42] PANIC:  could not write to file "pg_wal/xlogtemp.42": No space left on device',
      'disk_full',
      'The data folder /srv/data has no space left on its disk. Make room and try again; what was kept before is still there.',
    ],
    [
      "EROFS: read-only file system, open '/srv/data/database/postmaster.pid'",
      'not_writable',
      'The database in /srv/data cannot be written to. Give this account the right to, or set SSM_DATA to another folder.',
    ],
    [
      'FATAL:  database files are incompatible with server',
      'newer_schema',
      'The database in /srv/data was written by another major release. Use that release; nothing was changed.',
    ],
    [
      '2026-11-21 10:39:17.411 UTC [42] PANIC:  could not read file "global/pg_control": read 0 of 296',
      'damaged',
      'The database in /srv/data cannot be opened (could not read file "global/pg_control": read 0 of 296). ' +
        'Restore the folder from a copy, or set SSM_DATA to a new one.',
    ],
  ] as const)('reports %s as %s', (reason, code, sentence) => {
    expect(threadError(reason, '/srv/data')).toEqual(new StoreError(code, sentence));
  });
});
