/**
 * `backup FILE` and `restore FILE`: write all data of the database and the data folder to one file, and read it back.
 */
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { openOperator } from '../../control/operator.ts';
import { silentLog } from '../../log/log.ts';
import { called } from '../../settings/artefact.ts';
import { openBackup } from '../../store/backup/takeBackup.ts';
import { databaseName } from '../../store/connect.ts';
import { flushFolder } from '../../store/folder/flushedFile.ts';
import { restoreStore } from '../../store/openStore.ts';
import { StoreError } from '../../store/store.ts';
import { atTerminal, print } from './atTerminal.ts';

const fileOf = (words: readonly string[]): string | undefined => {
  const [file, ...rest] = words;
  // A mistyped option must not be taken for a file name.
  return file === undefined || file.startsWith('-') || rest.length > 0
    ? undefined
    : path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
};

/** Reads the whole backup, so that damage is noticed while another backup can be made. */
async function countRows(file: string): Promise<number> {
  const { rows } = await openBackup(file);
  const iterator = rows[Symbol.asyncIterator]();
  let count = 0;
  while ((await iterator.next()).done !== true) count += 1;
  return count;
}

const taken = (file: string): StoreError =>
  new StoreError('not_writable', `${file} is there already. Name another file.`);

function unwritable(file: string, cause: unknown): StoreError {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'EEXIST') return taken(file);
  return new StoreError('not_writable', `The backup could not be written to ${file} (${code ?? message}).`, { cause });
}

/** Backs up through the folder's running server, which keeps serving. */
export function backup(words: readonly string[]): Promise<number> {
  return atTerminal(async (storage) => {
    const file = fileOf(words);
    if (file === undefined) return `Say where to: ${called('backup')} FILE`;
    if (existsSync(file)) throw taken(file);
    const operator = await openOperator({ ...storage, log: silentLog });
    const unfinished = `${file}.unfinished`;
    try {
      const bytes = await operator.backup();
      // The backup contains the key that signs tokens, so only this account may read it.
      const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(bytes, target).catch(async (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(unfinished, { force: true });
        throw error instanceof StoreError ? error : unwritable(unfinished, error);
      });
      const count = await countRows(unfinished);
      await rename(unfinished, file);
      await flushFolder(path.dirname(file));
      print(`The backup is in ${file} (rows: ${count.toLocaleString('en')})`);
    } finally {
      await operator.close();
    }
    return undefined;
  });
}

/** Restores into an empty data folder or an empty database only. */
export function restore(words: readonly string[]): Promise<number> {
  return atTerminal(async (storage) => {
    const file = fileOf(words);
    if (file === undefined) return `Say from where: ${called('restore')} FILE, with SSM_DATA set to a new folder`;
    const opened = await openBackup(file);
    const count = await restoreStore(storage, opened);
    const place = storage.databaseUrl === undefined ? storage.folder : databaseName(storage.databaseUrl);
    print(`The backup of ${opened.head.made} is restored into ${place} (rows: ${count.toLocaleString('en')})`);
    return undefined;
  });
}
