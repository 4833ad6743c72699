import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Store, StoreError } from '../../store/store.ts';
import { temporaryFolder } from '../../store/testing/temporaryFolder.ts';
import { folderSigningKey, sharedSigningKey } from './signingKey.ts';

describe('the signing key', () => {
  it('is created once, in a file that only its owner may read, and survives a restart', async () => {
    const folder = await temporaryFolder();
    const key = await folderSigningKey(folder);
    expect(await folderSigningKey(folder)).toEqual(key);
    expect(await readdir(folder)).toEqual(['signing-key.json']);
    expect((await stat(path.join(folder, 'signing-key.json'))).mode & 0o777).toEqual(0o600);
  });

  it('is the same for several servers that start in a folder at the same time', async () => {
    const folder = await temporaryFolder();
    const keys = await Promise.all(Array.from({ length: 5 }, () => folderSigningKey(folder)));
    expect(keys).toEqual(Array.from({ length: 5 }, () => keys[0]));
    expect(await readdir(folder)).toEqual(['signing-key.json']);
  });

  it.each(['', 'null', '{"kty":"EC"}', '{"kty":"oct","d":"x"}'])(
    'is refused if its file contains %j, and the file is named',
    async (text) => {
      const file = path.join(await temporaryFolder(), 'signing-key.json');
      await writeFile(file, text);
      await expect(folderSigningKey(path.dirname(file))).rejects.toEqual(
        new StoreError('damaged', `${file} holds no signing key. Delete it and start again; tokens signed before end.`),
      );
    },
  );

  it('is the key that was stored first if servers share a database', async () => {
    const kept = new Map<string, string>();
    const store = {
      async keepSecret(name: string, value: string) {
        if (!kept.has(name)) kept.set(name, value);
        return kept.get(name) ?? '';
      },
    } as Store;
    const key = await sharedSigningKey(store);
    expect(await sharedSigningKey(store)).toEqual(key);
    expect([...kept.keys()]).toEqual(['signing-key']);
  });
});
