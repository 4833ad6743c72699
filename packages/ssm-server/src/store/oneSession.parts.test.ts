/** The embedded database is one session: who asks it waits in one queue, and how long is decided by how much each takes at a time. */
import { expect, it, onTestFinished } from 'vitest';
import type { Log } from '../log/log.ts';
import { done, draft } from '../panels/testing/panelsBehave.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { type Connection, connectEmbedded } from './connect.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { createStore } from './kyselyStore.ts';
import { selectRevision } from './rows/revisionRows.ts';
import type { Store } from './store.ts';
import { newDataFolder } from './testing/dataFolders.ts';

const owner = 'auth0|one';

async function opened(): Promise<{ store: Store; connection: Connection }> {
  const folder = await newDataFolder('loaded');
  const { signal } = new AbortController();
  const connection = connectEmbedded(await openEmbedded({ folder, maximumConnections: 5, signal }), folder);
  onTestFinished(() => connection.close());
  return { store: createStore(connection), connection };
}

/** Has it until the answer is called. */
async function hold({ database }: Connection): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  void database.connection().execute(() => {
    begun.resolve();
    return held.promise;
  });
  await begun.promise;
  return held.resolve;
}

it('a list of panels waits its turn once, and its later queries for nobody who came after it', async () => {
  const { store, connection } = await opened();
  done(await store.panels.create(owner, draft('Panel')));
  const order: string[] = [];
  const note = (what: string) => (): void => void order.push(what);
  const letGo = await hold(connection);
  const query = { search: '', sort: 'name', isDescending: false, page: 1, size: 10 } as const;
  const all = [
    store.panels.list(owner, query).then(note('list')),
    store.listRevisions().then(note('second')),
    store.listRevisions().then(note('third')),
  ];
  letGo();
  await Promise.all(all);
  expect(order).toEqual(['list', 'second', 'third']);
});

it('a catalogue is read some columns at a time, so that who asks meanwhile has a turn in between', async () => {
  const { connection } = await opened();
  const sizes: number[] = [];
  const watched = connection.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      sizes.push(result.rows.length);
      return result;
    },
  });
  const found = await selectRevision(watched, smallCatalogue('V_11K').revision);
  const columns = found?.parts.length ?? 0;
  expect([columns > 16, sizes.reduce((sum, size) => sum + size, 0), Math.max(...sizes)]).toEqual([
    true,
    columns + 1,
    8,
  ]);
});

it('whether it answers is known from what others were answered, also while somebody has it', async () => {
  const { store, connection } = await opened();
  await store.activeRevisionIds();
  const letGo = await hold(connection);
  await expect(store.ping()).resolves.toEqual(undefined);
  letGo();
});

it('logs a notice to other servers that fails, and keeps the change', async () => {
  const { connection } = await opened();
  const lines: string[] = [];
  const log: Log = { info: () => {}, error: () => {}, warn: (_, message) => void lines.push(message) };
  const notices = { send: () => Promise.reject(new Error('no notices')), listen: undefined };
  const store = createStore({ ...connection, notices }, { log });
  await store.flags.turn('colour', 'blue');
  expect([await store.flags.all(), lines]).toEqual([
    { colour: 'blue' },
    ['Other servers could not be told of a change; they find it within a second'],
  ]);
});
