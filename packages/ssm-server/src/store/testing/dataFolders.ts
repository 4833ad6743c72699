/**
 * Provides data folders for tests. Creating a database takes seconds, so one is cached in node_modules and copied. It
 * is created again after its code changes.
 */
import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { silentLog } from '../../log/log.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { openStore } from '../openStore.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** With `loaded`, a small catalogue of each version is active, so that a server generates none. */
export type Contents = 'empty' | 'loaded';

const serverFolder = path.resolve(import.meta.dirname, '../../..');

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const store = path.join(serverFolder, 'src/store');
  const names = (await readdir(store, { recursive: true })).filter((name) => name.endsWith('.ts')).toSorted();
  const files = [...names.map((name) => path.join(store, name)), path.join(serverFolder, 'package.json')];
  files.push(path.join(serverFolder, 'src/testing/smallCatalogue.ts'));
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('base64url').slice(0, 16);
}

async function make(folder: string, contents: Contents): Promise<void> {
  const store = await openStore({ folder, log: silentLog });
  if (contents === 'loaded') {
    for (const version of ['V_7K', 'V_11K'] as const) {
      await store.saveRevision(smallCatalogue(version), { activate: true });
    }
  }
  await store.close();
}

async function template(contents: Contents): Promise<string> {
  const cache = path.join(serverFolder, 'node_modules/.cache');
  const kept = path.join(cache, `data-folder-${contents}-${await fingerprint()}`);
  if (existsSync(kept)) return kept;
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(path.join(cache, 'making-'));
  await make(made, contents);
  await rename(made, kept).catch(() => rm(made, { recursive: true, force: true }));
  const others = (await readdir(cache)).filter((name) => name.startsWith(`data-folder-${contents}-`));
  for (const name of others) {
    if (path.join(cache, name) !== kept) await rm(path.join(cache, name), { recursive: true, force: true });
  }
  return kept;
}

/** Creates the cached folders before the first test, so that no test spends its time on them. */
export async function prepareDataFolders(): Promise<void> {
  await template('empty');
  await template('loaded');
}

export async function newDataFolder(contents: Contents): Promise<string> {
  const folder = path.join(await temporaryFolder(), 'data');
  await cp(await template(contents), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}
