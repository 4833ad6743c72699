/** The embedded database has one session, for which callers wait in a queue. Each caller must therefore be brief. */
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

it('listing panels waits for the session once, not once per query', async () => {
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

it('reading a catalogue takes a few columns at a time, so that other queries run in between', async () => {
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

it('a health check uses the answers to other queries, even while the session is busy', async () => {
  const { store, connection } = await opened();
  await store.activeRevisionIds();
  const letGo = await hold(connection);
  await expect(store.ping()).resolves.toEqual(undefined);
  letGo();
});

it('a notice to other servers that fails is logged, and the change is stored', async () => {
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
