import { createWriteStream } from 'node:fs';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFlagKeeper } from '../../flags/flagKeeper.ts';
import { silentLog } from '../../log/log.ts';
import { collectionDone, collectionDraft } from '../../panels/own/testing/collectionsBehave.ts';
import { done, draft } from '../../panels/testing/panelsBehave.ts';
import { openStore, restoreStore } from '../openStore.ts';
import { migrations } from '../schema/migrations.ts';
import { packedLists } from '../schema/schemaState.ts';
import { type Store, StoreError } from '../store.ts';
import { newDataFolder } from '../testing/dataFolders.ts';
import { newDatabase, postgresAbsence } from '../testing/postgresOfRun.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import type { BackupRow } from './tables.ts';
import { openBackup, takeBackup } from './takeBackup.ts';

async function all(source: AsyncIterable<BackupRow>): Promise<readonly BackupRow[]> {
  const rows: BackupRow[] = [];
  for await (const row of source) rows.push(row);
  return rows;
}

const rowsOf = (store: Store): Promise<readonly BackupRow[]> => all(store.allRows());

interface Written {
  readonly file: string;
  readonly rows: readonly BackupRow[];
}

async function written(): Promise<Written> {
  const folder = await newDataFolder('loaded');
  const store = await openStore({ folder, log: silentLog });
  onTestFinished(() => store.close());
  await store.preferences.saveColumns('ada', ['targetName']);
  for (const name of ['First', 'Second']) done(await store.panels.create('ada', draft(name)));
  const long = Array.from({ length: 500 }, (_, index) => `${index + 2000}-${index}`);
  const { id } = done(await store.panels.create('ada', draft('Long', { seqIds: long }))).head;
  done(await store.panels.save('ada', id, '*', draft('Long', { seqIds: long.slice(1) })));
  collectionDone(await store.ownCollections.create('ada', collectionDraft('Own')));
  await store.revokeToken('one', new Date('2100-01-01'));
  await store.keepSecret('signing', 'secret');
  const flags = createFlagKeeper({ folder }, store);
  await flags.write('banner', 'on');
  const file = path.join(await temporaryFolder(), 'backup');
  await pipeline(takeBackup(store, flags), createWriteStream(file));
  return { file, rows: await rowsOf(store) };
}

async function restored(file: string, databaseUrl?: string): Promise<readonly BackupRow[]> {
  const storage = { folder: path.join(await temporaryFolder(), 'new'), databaseUrl };
  await restoreStore(storage, await openBackup(file));
  const store = await openStore({ ...storage, log: silentLog });
  onTestFinished(() => store.close());
  expect((await store.listRevisions()).map(({ version, isActive }) => [version, isActive])).toEqual([
    ['V_7K', true],
    ['V_11K', true],
  ]);
  expect(await createFlagKeeper(storage, store).read()).toMatchObject({ banner: 'on' });
  return rowsOf(store);
}

const refusal = async (file: string): Promise<unknown> =>
  restoreStore({ folder: await newDataFolder('empty') }, await openBackup(file)).then(
    () => 'restored',
    (error: unknown) => error,
  );

describe('a backup', () => {
  it('has every row and the flags, and can be restored into a new folder', async () => {
    const { file, rows } = await written();
    expect(new Set(rows.map(({ table }) => table)).size).toBeGreaterThan(6);
    expect(await restored(file)).toEqual(rows);
    expect((await openBackup(file)).head).toMatchObject({ schema: migrations.length, flags: { banner: 'on' } });
  });

  it.skipIf(postgresAbsence !== undefined)(
    `of the embedded database is restored into a PostgreSQL${postgresAbsence ?? ''}`,
    async () => {
      const { file, rows } = await written();
      expect(await restored(file, await newDatabase())).toEqual(rows);
    },
  );

  it('is not restored over existing data, and the existing data does not change', async () => {
    const { file } = await written();
    const folder = await newDataFolder('loaded');
    await expect(restoreStore({ folder }, await openBackup(file))).rejects.toEqual(
      new StoreError(
        'not_writable',
        `The database in ${folder} holds data already. Restore into an empty one: set SSM_DATA to a new folder, or DATABASE_URL to a new database.`,
      ),
    );
  });

  it('is refused if it is cut off or from a later release, and leaves nothing behind', async () => {
    const { file } = await written();
    const lines = gunzipSync(await readFile(file))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    const rewrite = (kept: readonly string[]) => writeFile(file, gzipSync(kept.join('\n')));
    await rewrite(lines.slice(0, -1));
    expect(await refusal(file)).toMatchObject({ message: expect.stringContaining('was cut off before its end') });
    await rewrite(lines.toSpliced(3, 1));
    expect(await refusal(file)).toMatchObject({ message: expect.stringContaining('lacks some of its rows') });
    await rewrite([(lines[0] ?? '').replace(/"schema":\d+/, '"schema":99'), ...lines.slice(1)]);
    expect(await refusal(file)).toMatchObject({ code: 'newer_schema' });
    await rewrite(lines);
    await truncate(file, 2000);
    await expect(openBackup(file).then(({ rows }) => all(rows))).rejects.toMatchObject({ code: 'damaged' });
    await expect(openBackup(path.dirname(file))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('from an earlier release is migrated after it is restored', async () => {
    const { file, rows } = await written();
    const lines = gunzipSync(await readFile(file))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    const later = new Set(['signed_out', 'server_change', 'own_collection']);
    const kept = lines.slice(1, -1).filter((line) => !later.has((JSON.parse(line) as [string])[0]));
    const head = (lines[0] ?? '').replace(/"schema":\d+/, `"schema":${packedLists - 1}`);
    // The earlier release stored an empty text beside a packed list.
    const texts = kept.map((line) => line.replace('"seq_ids":null', '"seq_ids":""'));
    await writeFile(file, gzipSync([head, ...texts, JSON.stringify({ rows: kept.length })].join('\n')));
    expect(await restored(file)).toEqual(rows.filter(({ table }) => !later.has(table)));
  });
});

describe('the data of one person', () => {
  it('is exported, and then erased completely, while the rows of other people stay', async () => {
    const store = await openStore({ folder: await newDataFolder('loaded'), log: silentLog });
    onTestFinished(() => store.close());
    const expires = new Date(Date.now() + 60_000);
    for (const sub of ['ada', 'adam']) {
      await store.preferences.saveColumns(sub, ['targetName']);
      const panel = done(await store.panels.create(sub, draft('Mine'), { key: 'key', fingerprint: 'print' }));
      done(await store.panels.remove(sub, panel.head.id, '*'));
      collectionDone(await store.ownCollections.create(sub, collectionDraft('Own')));
      const payload = JSON.stringify({ accountId: sub, jti: 'secret' });
      await store.providerRecords.put({ model: 'Session', id: sub, payload, expires, grantId: '', uid: sub });
    }
    const record = await store.exportPerson('ada');
    expect(Object.entries(record).map(([name, rows]) => [name, rows.length])).toEqual([
      ['columns', 1],
      ['panels', 1],
      ['panelVersions', 1],
      ['ownCollections', 1],
      ['creations', 1],
      ['changes', 1],
      ['signIns', 1],
    ]);
    expect(JSON.stringify(record)).not.toContain('secret');
    const before = await rowsOf(store);
    const ofAda = (row: BackupRow): boolean => JSON.stringify(row).replaceAll('\\', '').includes('"ada"');
    expect(before.filter(ofAda)).toHaveLength(7);
    expect(await store.erasePerson('ada')).toEqual(6);
    expect(await rowsOf(store)).toEqual(before.filter((row) => !ofAda(row)));
    expect([await store.exportPerson('ada'), await store.erasePerson('ada')]).toEqual([{}, 0]);
  });
});
