/** Measures how long typical use of panels takes in a filled database, through the store. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Panels } from '../../../panels/panels.ts';
import { smallCatalogue } from '../../../testing/smallCatalogue.ts';
import { connectRemote } from '../../connect.ts';
import { createStore } from '../../kyselyStore.ts';
import type { Store } from '../../store.ts';
import { listOf, ownerOf } from './fill.ts';

export interface Load {
  readonly people: number;
  readonly connections: number;
  readonly callers: number;
  readonly seconds: number;
}

export type Times = Readonly<Record<string, readonly number[]>>;

const revisionMs = 1000;

const query = { search: '', isDescending: false, page: 1, size: 20 } as const;

function contentOf(name: string) {
  const seqIds = listOf(randomInt(997));
  return {
    content: { name, description: 'Measured', version: 'V_11K', seqIds },
    sources: [],
    revision: 'revision-1',
    notOnMenu: [],
  } as const;
}

async function visit(
  panels: Panels,
  owner: string,
  timed: <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer>,
) {
  const byDate = { ...query, sort: 'changed', isDescending: true } as const;
  const { items } = await timed('list, newest first', () => panels.list(owner, byDate));
  await timed('list, by name', () => panels.list(owner, { ...query, sort: 'name' }));
  await timed('list, what is searched for', () => panels.list(owner, { ...query, sort: 'name', search: 'PANEL 7' }));
  const [first] = items;
  if (first !== undefined) await timed('open', () => panels.find(owner, first.id));
  const made = await timed('save a new one', () => panels.create(owner, contentOf(crypto.randomUUID())));
  if (!('done' in made)) throw new Error(`A panel was refused: ${made.refused.reason}`);
  const { id } = made.done.head;
  await timed('save a version', () => panels.save(owner, id, '*', contentOf(crypto.randomUUID())));
  await timed('delete', () => panels.remove(owner, id, '*'));
}

async function swap(store: Store, edition: number): Promise<void> {
  const { revision } = smallCatalogue('V_7K', 1 + (edition % 2));
  await store.activateRevision(revision);
  await store.changes.numbers();
  const active = await store.activeRevisionIds();
  await store.loadRevision(active['V_7K'] ?? revision);
}

export async function measure(databaseUrl: string, { people, connections, callers, seconds }: Load): Promise<Times> {
  const connection = connectRemote(databaseUrl, {
    connections,
    idleMs: 10_000,
    statementMs: 60_000,
    isStatementEnded: false,
    lockMs: 0,
    idleTransactionMs: 0,
  });
  const store = createStore(connection);
  const times: Record<string, number[]> = {};
  const timed = async <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> => {
    const begun = performance.now();
    const answer = await work();
    (times[name] ??= []).push(performance.now() - begun);
    return answer;
  };
  try {
    const kept = new Set((await store.listRevisions()).map(({ revision }) => revision));
    for (const edition of [1, 2]) {
      const catalogue = smallCatalogue('V_7K', edition);
      if (!kept.has(catalogue.revision)) await store.saveRevision(catalogue, { activate: true });
    }
    const end = performance.now() + seconds * 1000;
    const calling = Promise.all(
      Array.from({ length: callers }, async () => {
        while (performance.now() < end) await visit(store.panels, ownerOf(randomInt(people)), timed);
      }),
    );
    let edition = 0;
    while (performance.now() < end) {
      edition += 1;
      await timed('swap a catalogue', () => swap(store, edition));
      await Promise.race([pause(revisionMs), calling]);
    }
    await calling;
    return times;
  } finally {
    await store.close();
  }
}
