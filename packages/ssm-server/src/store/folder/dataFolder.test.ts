import { access, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StoreError } from '../store.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { prepareDataFolder, requireRoom } from './dataFolder.ts';

function failing(code: string): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error(code), { code }));
}

describe('prepareDataFolder', () => {
  it('creates a folder and its parents, readable only by their owner', async () => {
    const folder = path.join(await temporaryFolder(), 'a/b');
    await prepareDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toEqual(0o700);
    await prepareDataFolder(folder);
  });

  it.each(['data', 'data/below'])('refuses a file at or above %s, and does not change it', async (below) => {
    const file = path.join(await temporaryFolder(), 'data');
    await writeFile(file, 'kept');
    const folder = path.join(path.dirname(file), below);
    await expect(prepareDataFolder(folder)).rejects.toEqual(
      new StoreError('not_writable', `The data folder ${folder} is a file. Set SSM_DATA to a folder.`),
    );
    expect((await stat(file)).size).toEqual(4);
  });

  it.each(['EACCES', 'EPERM'])('R6: refuses a folder that cannot be written (%s) with a clear error', async (code) => {
    const error = new StoreError(
      'not_writable',
      `The data folder /srv/data cannot be written to (${code}). Give this account the right to, or set SSM_DATA to another.`,
    );
    await expect(prepareDataFolder('/srv/data', { mkdir: failing(code), access })).rejects.toEqual(error);
    const made = async (): Promise<void> => {};
    await expect(prepareDataFolder('/srv/data', { mkdir: made, access: failing(code) })).rejects.toEqual(error);
  });

  it('refuses a place where no folder can be created, without endless retries', async () => {
    const absent = { mkdir: failing('ENOENT'), access };
    await expect(prepareDataFolder('/proc/ssm-data', absent)).rejects.toEqual(
      new StoreError(
        'not_writable',
        'The data folder /proc/ssm-data cannot be written to (ENOENT). Give this account the right to, or set SSM_DATA to another.',
      ),
    );
  });

  it('R6: reports a full disk as full', async () => {
    await expect(prepareDataFolder('/srv/data', { mkdir: failing('ENOSPC'), access })).rejects.toEqual(
      new StoreError(
        'disk_full',
        'The data folder /srv/data has no space left on its disk. Make room, or set SSM_DATA to another.',
      ),
    );
  });
});

describe('requireRoom', () => {
  const utimes = async (): Promise<void> => {};
  const statfs = async () => ({ bavail: 2048, bsize: 4096 });

  it('R6: accepts a disk with 8 MiB free, and a disk whose free space is unknown', async () => {
    const ports = [
      { utimes, statfs },
      { utimes: failing('EPERM'), statfs: failing('ENOSYS') },
    ];
    for (const port of ports) expect(await requireRoom('/srv/data', port)).toEqual(undefined);
  });

  it.each(['EROFS', 'EIO'])('R6: refuses a disk that has become read-only (%s)', async (code) => {
    await expect(requireRoom('/srv/data', { utimes: failing(code), statfs })).rejects.toEqual(
      new StoreError(
        'not_writable',
        `The disk of the data folder /srv/data cannot be written to (${code}). Repair it or mount it for writing, or set SSM_DATA to another.`,
      ),
    );
  });

  it('R6: refuses a disk with less than 8 MiB free', async () => {
    const almostFull = async () => ({ bavail: 2047, bsize: 4096 });
    await expect(requireRoom('/srv/data', { utimes, statfs: almostFull })).rejects.toEqual(
      new StoreError(
        'disk_full',
        'The data folder /srv/data has no space left on its disk. Make room, or set SSM_DATA to another.',
      ),
    );
  });
});
