/** The key that signs the development identity's tokens: made once, so that tokens survive a restart. */
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JWK } from 'jose';
import { newSigningKey } from '../../identity/developmentIdentity.ts';
import { type Store, StoreError } from '../../store/store.ts';

function parseKey(text: string, place: string): JWK {
  try {
    const key = JSON.parse(text) as JWK | null;
    if (typeof key?.d === 'string' && key.kty === 'EC') return key;
  } catch {
    // Not JSON: the same as a key that is none.
  }
  throw new StoreError(
    'damaged',
    `${place} holds no signing key. Delete it and start again; tokens signed before end.`,
  );
}

/** In `signing-key.json` of the data folder, which only its owner may read. Rejects with StoreError. */
export async function folderSigningKey(folder: string): Promise<JWK> {
  const file = path.join(folder, 'signing-key.json');
  const unfinished = `${file}.${crypto.randomUUID()}`;
  try {
    return parseKey(await readFile(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Written whole under another name first; a link never replaces a key that is there by now.
  await writeFile(unfinished, `${JSON.stringify(await newSigningKey())}\n`, { mode: 0o600 });
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  return parseKey(await readFile(file, 'utf8'), file);
}

/** In the database, for servers that share one: a token of each is good for all. */
export async function sharedSigningKey(store: Store): Promise<JWK> {
  const name = 'signing-key';
  return parseKey(await store.keepSecret(name, JSON.stringify(await newSigningKey())), `The secret ${name}`);
}
