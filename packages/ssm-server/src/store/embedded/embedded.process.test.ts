import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../log/log.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { type Connection, connectEmbedded } from '../connect.ts';
import { createStore } from '../kyselyStore.ts';
import { openStore } from '../openStore.ts';
import { type Store, StoreError } from '../store.ts';
import { newDataFolder } from '../testing/dataFolders.ts';
import { expectWithin, startStopwatch } from '../testing/stopwatch.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { until } from '../testing/until.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';

const run = promisify(execFile);

async function opened(folder: string): Promise<Store> {
  const store = await openStore({ folder, log: silentLog });
  onTestFinished(() => store.close());
  return store;
}

async function connected(folder: string): Promise<Connection & { readonly embedded: EmbeddedDatabase }> {
  const { signal } = new AbortController();
  const embedded = await openEmbedded({ folder, maximumConnections: 5, signal });
  const connection = connectEmbedded(embedded, folder);
  onTestFinished(() => connection.close());
  return { ...connection, embedded };
}

async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
}

async function smallDisk(size: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const folder = await temporaryFolder();
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])));
  return folder;
}

async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'filler');
  const filler = await open(file, 'w');
  const block = Buffer.alloc(65_536);
  const write = (): Promise<unknown> => filler.write(block);
  let code = 'done';
  while (code === 'done') code = await outcomeOf(write());
  expect(code).toEqual('ENOSPC');
  await filler.close();
  return () => rm(file);
}

describe('the embedded database', () => {
  it('is created again if its first creation was interrupted', async () => {
    const folder = path.join(await temporaryFolder(), 'data');
    await mkdir(path.join(folder, 'database.new/base'), { recursive: true });
    await writeFile(path.join(folder, 'database.new/PG_VERSION'), '18\n');
    const store = await opened(folder);
    expect(await store.listRevisions()).toEqual([]);
    expect(existsSync(path.join(folder, 'database.new'))).toEqual(false);
  });

  it('ends at once and leaves the folder free if opening is aborted', async () => {
    const folder = path.join(await temporaryFolder(), 'data');
    const calling = new AbortController();
    const opening = openStore({ folder, log: silentLog, signal: calling.signal }).catch((error: unknown) => error);
    await until('the database is being made', () => existsSync(path.join(folder, 'database.new')) || undefined);
    const reason = new Error('called off');
    calling.abort(reason);
    expect(await opening).toEqual(reason);
    expect(existsSync(path.join(folder, 'database'))).toEqual(false);
    await opened(folder);
  });

  it('works in a folder with a long path', async () => {
    const folder = path.join(await temporaryFolder(), 'a-long-name-'.repeat(12));
    await cp(await newDataFolder('loaded'), folder, { recursive: true });
    const store = await opened(folder);
    expect(await store.activeRevisionIds()).toEqual({ V_7K: 'small-V_7K-1', V_11K: 'small-V_11K-1' });
  });

  it('drops a connection that is closed before it reaches the database, so that the next connection gets the session', async () => {
    const { embedded, database } = await connected(await newDataFolder('empty'));
    const given = embedded.stream();
    // Imitates the driver. The socket ignores the address.
    given.connect(0);
    given.destroy();
    await once(given, 'close');
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database);
    expect([rows, given.destroyed, given.connecting]).toEqual([[{ one: 1 }], true, false]);
  });

  it('is refused in one sentence if it is damaged, and is not changed', async () => {
    const folder = await newDataFolder('loaded');
    const control = path.join(folder, 'database/global/pg_control');
    await truncate(control, 0);
    const before = (await readdir(path.join(folder, 'database'), { recursive: true })).toSorted();
    await expect(openStore({ folder, log: silentLog })).rejects.toEqual(
      new StoreError(
        'damaged',
        `The database in ${folder} cannot be opened (could not read file "global/pg_control": read 0 of 296). ` +
          'Restore the folder from a copy, or set SSM_DATA to a new one.',
      ),
    );
    const after = (await readdir(path.join(folder, 'database'), { recursive: true })).toSorted();
    expect(after.filter((name) => name !== 'postmaster.pid')).toEqual(
      before.filter((name) => name !== 'postmaster.pid'),
    );
    expect(await readFile(control)).toEqual(Buffer.alloc(0));
  });

  it('is reported as damaged if its control file is zeroed, and not as a database of another release', async () => {
    const folder = await newDataFolder('loaded');
    const control = path.join(folder, 'database/global/pg_control');
    await writeFile(control, Buffer.alloc((await readFile(control)).length));
    await expect(openStore({ folder, log: silentLog })).rejects.toEqual(
      new StoreError(
        'damaged',
        `The database in ${folder} cannot be opened (database files are incompatible with server). ` +
          'Restore the folder from a copy, or set SSM_DATA to a new one.',
      ),
    );
  });

  it.each(['emptied', 'removed'])('is not created again in a folder whose database was %s', async (how) => {
    const folder = await newDataFolder('loaded');
    await writeFile(path.join(folder, 'signing-key.json'), '{}');
    await rm(path.join(folder, 'database'), { recursive: true });
    if (how === 'emptied') await mkdir(path.join(folder, 'database'));
    const before = await readdir(folder);
    await expect(openStore({ folder, log: silentLog })).rejects.toEqual(
      new StoreError(
        'damaged',
        `The data folder ${folder} has lost its database: database has no files that can be used. ` +
          'Restore the folder from a copy, or a backup into a new folder. To begin anew, delete the folder.',
      ),
    );
    expect(await readdir(folder)).toEqual(before);
  });

  it('R6: reports the disk as full and frees the space if the disk has not enough room', async (context) => {
    const disk = await smallDisk('12m');
    if (disk === undefined) {
      context.skip('this account may not mount a small disk');
      return;
    }
    const folder = path.join(disk, 'data');
    await expect(openStore({ folder, log: silentLog })).rejects.toEqual(
      new StoreError(
        'disk_full',
        `The data folder ${folder} has no space left on its disk. Make room and try again; what was kept before is still there.`,
      ),
    );
    expect(await readdir(folder)).toEqual(['lock.sqlite']);
  });

  it('R6: refuses writes on a full disk, even if the database fails, and accepts writes again within 5 s', async (context) => {
    const disk = await smallDisk('64m');
    if (disk === undefined) {
      context.skip('this account may not mount a small disk');
      return;
    }
    const folder = path.join(disk, 'data');
    await cp(await newDataFolder('loaded'), folder, { recursive: true });
    const connection = await connected(folder);
    const { database } = connection;
    const store = createStore(connection);
    // Updating rows in place fills the database's log until the log fails on the full disk.
    await sql`create table churn as select generate_series(1, 2000) as value`.execute(database);
    const churn = async (): Promise<void> => {
      await sql`update churn set value = value + 1`.execute(database);
      await sql`vacuum churn`.execute(database);
    };
    for (let round = 0; round < 3; round += 1) await churn();
    const makeRoom = await fillDisk(disk);
    while ((await outcomeOf(churn())) === 'done');
    await until('the database gives up', async () => {
      await outcomeOf(churn());
      return connection.embedded.failure();
    });
    expect(await outcomeOf(store.saveRevision(smallCatalogue('V_7K', 2), { activate: true }))).toEqual('disk_full');
    await makeRoom();
    const stopwatch = startStopwatch();
    await until('a write', async () => {
      const code = await outcomeOf(store.saveRevision(smallCatalogue('V_7K', 3), { activate: true }));
      return code === 'done' || undefined;
    });
    expectWithin(5000, stopwatch());
    expect(await store.loadRevision('small-V_11K-1')).toEqual(smallCatalogue('V_11K'));
    expect(await store.activeRevisionIds()).toEqual({ V_7K: 'small-V_7K-3', V_11K: 'small-V_11K-1' });
  });
});
