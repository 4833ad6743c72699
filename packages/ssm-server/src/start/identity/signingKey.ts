/** Key that signs the tokens of the development identity. It is created once, so that tokens survive a restart. */
import { link, readFile, rm } from 'node:fs/promises';
import type { JWK } from 'jose';
import { newSigningKey } from '../../identity/developmentIdentity.ts';
import { folderError, signingKeyFileOf } from '../../store/folder/dataFolder.ts';
import { flushFolder, writeFlushed } from '../../store/folder/flushedFile.ts';
import { type Store, StoreError } from '../../store/store.ts';

function parseKey(text: string, place: string): JWK {
  try {
    const key = JSON.parse(text) as JWK | null;
    if (typeof key?.d === 'string' && key.kty === 'EC') return key;
  } catch {
    // A text that is not JSON is reported like an invalid key.
  }
  throw new StoreError(
    'damaged',
    `${place} holds no signing key. Delete it and start again; tokens signed before end.`,
  );
}

/** Writes a complete temporary file first. `link` fails if another server has created the key meanwhile. */
async function writeKey(file: string, folder: string): Promise<void> {
  const unfinished = `${file}.${crypto.randomUUID()}`;
  try {
    await writeFlushed(unfinished, `${JSON.stringify(await newSigningKey())}\n`, 0o600);
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(unfinished);
    await flushFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw folderError(folder, error as NodeJS.ErrnoException);
  }
}

/** Reads the key in `signing-key.json` of the data folder, or creates it. Rejects with StoreError. */
export async function folderSigningKey(folder: string): Promise<JWK> {
  const file = signingKeyFileOf(folder);
  try {
    return parseKey(await readFile(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await writeKey(file, folder);
  return parseKey(await readFile(file, 'utf8'), file);
}

/** Keeps the key in the database, so that all its servers accept each other's tokens. */
export async function sharedSigningKey(store: Store): Promise<JWK> {
  const name = 'signing-key';
  return parseKey(await store.keepSecret(name, JSON.stringify(await newSigningKey())), `The secret ${name}`);
}
