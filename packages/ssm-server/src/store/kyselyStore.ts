import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type Log, silentLog } from '../log/log.ts';
import { createPanels } from '../panels/createPanels.ts';
import { createOwnCollections } from '../panels/own/createOwnCollections.ts';
import { createTurns } from '../queue/queue.ts';
import { called } from '../settings/artefact.ts';
import { allRows } from './backup/backupRows.ts';
import type { Connection } from './connect.ts';
import { isConflict } from './databaseErrors.ts';
import { createGroupCommit } from './embedded/groupCommit.ts';
import { decodeRevision, encodeRevision } from './revisions/revisionCodec.ts';
import { endedMs, insertSignedOut, selectColumns, selectSignedOut, upsertColumns } from './rows/accountRows.ts';
import { countChange, selectChanges, type Topic } from './rows/changeRows.ts';
import { eraseUntilNothingComes } from './rows/erasure.ts';
import { selectFlags, upsertFlag } from './rows/flagRows.ts';
import { collectionReader, collectionRows, selectOwnersOfDeleted } from './rows/ownCollectionRows.ts';
import { selectOwnersToForget } from './rows/panels/panelForgetting.ts';
import { panelReader } from './rows/panels/panelReader.ts';
import { panelRows, takeOwner } from './rows/panels/panelRows.ts';
import { selectTombstone } from './rows/panels/tombstoneRows.ts';
import { deletePerson, selectPerson } from './rows/personRows.ts';
import { deleteGrant, deleteRecord, selectRecord, upsertRecord } from './rows/providerRows.ts';
import { insertRevision, selectActive, selectRevision, selectSummaries, setActive } from './rows/revisionRows.ts';
import { deleteEnded, type EndingTable, endingTables, rowsAtOnce, takeTurn } from './rows/sweepRows.ts';
import type { Database } from './schema/schema.ts';
import { type Store, StoreError } from './store.ts';

const attempts = 10;
const mostWaiting = 100;
/** Higher than the limit for one user or list, so that many sign-outs do not lead to the refusal of another user's. */
const mostWaitingForAll = 1000;
const mostBatches = 10;

function notFound(revision: string): StoreError {
  return new StoreError(
    'not_found',
    `There is no revision ${revision}. See what there is with: ${called('catalogue')} list`,
  );
}

export interface StoreOptions {
  readonly now?: (() => Date) | undefined;
  readonly storedBytes?: number | undefined;
  readonly log?: Log | undefined;
}

/** Owns the connection: closing the store closes it. */
export function createStore(
  connection: Connection,
  { now = () => new Date(), storedBytes, log = silentLog }: StoreOptions = {},
): Store {
  const { database, place, connections } = connection;
  // Changes of the same data would each occupy a connection while they wait for each other, so they wait in this queue
  // instead. One connection stays free for other work.
  const turns = createTurns(Math.max(1, connections - 1), mostWaiting);
  const { unflushed } = connection;
  const commit = unflushed && createGroupCommit(unflushed, turns, place);

  async function answer<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      throw connection.explain(error);
    }
  }

  /** Runs a transaction, again after a conflict. Returns its result with the number of the database's start. */
  function transact<Answer>(
    work: (transaction: Kysely<Database>) => Promise<Answer>,
  ): Promise<{ readonly answered: Answer; readonly run: number }> {
    return answer(async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await database.transaction().execute(async (transaction) => {
            const run = unflushed?.run() ?? 0;
            return { answered: await work(transaction), run };
          });
        } catch (error) {
          if (attempt === attempts || !isConflict(error)) throw error;
          await pause(Math.random() * 20 * attempt);
        }
      }
    });
  }

  /**
   * Runs one transaction in the queue of its `thing`, so that changes do not wait for locks. Resolves after the next
   * flush to disk. A transaction that changed nothing waits too, because it may have read a change that is not flushed
   * yet.
   */
  async function change<Answer>(
    thing: `${string} of ${string}`,
    work: (transaction: Kysely<Database>) => Promise<Answer>,
    most = mostWaiting,
  ): Promise<Answer> {
    const changed = async () => {
      await connection.requireRoom?.();
      const { answered, run } = await transact(work);
      // Queued within the turn, so the next flush includes this commit.
      return { answered, flushed: answer(async () => commit?.(run)) };
    };
    const turn = turns.run(thing, changed, most);
    if (turn === undefined) {
      const sentence = 'has too many changes waiting for each other. Try again in a few seconds; nothing was changed.';
      throw new StoreError('unreachable', `${place} ${sentence}`);
    }
    const { answered, flushed } = await turn;
    await flushed;
    return answered;
  }

  function changeOf<Answer>(owner: string, work: (transaction: Kysely<Database>) => Promise<Answer>): Promise<Answer> {
    return change(`panels of ${owner}`, async (transaction) => {
      await takeOwner(transaction, owner);
      return work(transaction);
    });
  }

  /**
   * Runs a change that other servers must read. Counts it in the same transaction, and notifies the servers afterwards.
   */
  async function changeForAll<Answer>(
    topic: Topic,
    work: (transaction: Kysely<Database>, number: number) => Promise<Answer>,
  ): Promise<Answer> {
    const counted = async (transaction: Kysely<Database>): Promise<Answer> =>
      work(transaction, await countChange(transaction, topic));
    const answered = await change(`${topic} of all`, counted, mostWaitingForAll);
    try {
      await connection.notices?.send();
    } catch (err) {
      log.warn({ err, topic }, 'Other servers could not be told of a change; they find it within a second');
    }
    return answered;
  }

  const panels = createPanels(
    {
      // Uses one connection, so that reading a list with several queries waits for a connection only once.
      read: (owner, work) => answer(() => database.connection().execute((held) => work(panelReader(held, owner)))),
      change: (owner, work) => changeOf(owner, (transaction) => work(panelRows(transaction, owner))),
      tombstone: (id) => answer(() => selectTombstone(database, id)),
      ownersToForget: (expiry) => answer(() => selectOwnersToForget(database, expiry)),
    },
    { now, storedBytes },
  );

  const ownCollections = createOwnCollections(
    {
      read: (owner, work) => answer(() => work(collectionReader(database, owner))),
      change: (owner, work) => changeOf(owner, (transaction) => work(collectionRows(transaction, owner))),
      ownersToForget: (deletedBefore) => answer(() => selectOwnersOfDeleted(database, deletedBefore)),
    },
    { now },
  );

  async function sweepTable(table: EndingTable): Promise<number> {
    let removed = 0;
    const before = new Date(now().getTime() - endedMs);
    for (let batch = 0; batch < mostBatches; batch += 1) {
      const count = await change(`sweep of ${table}`, (transaction) => deleteEnded(transaction, table, before));
      removed += count;
      if (count < rowsAtOnce) break;
    }
    return removed;
  }

  return {
    listRevisions: () => answer(() => selectSummaries(database)),

    async saveRevision(revision, { activate }) {
      const encoded = await encodeRevision(revision);
      const save = async (transaction: Kysely<Database>): Promise<void> => {
        await insertRevision(transaction, encoded);
        if (activate === false) return;
        await setActive(transaction, revision.version, revision.revision, activate === 'ifNone');
      };
      await (activate === false ? change('catalogues of all', save) : changeForAll('catalogues', save));
    },

    activateRevision: (revision) =>
      changeForAll('catalogues', async (transaction) => {
        const [summary] = await selectSummaries(transaction, revision);
        if (summary === undefined) throw notFound(revision);
        await setActive(transaction, summary.version, revision, false);
        return { ...summary, isActive: true };
      }),

    activeRevisionIds: () => answer(() => selectActive(database)),

    async loadRevision(revision, { withKnowledge } = { withKnowledge: true }) {
      const encoded = await answer(() => selectRevision(database, revision, withKnowledge));
      if (encoded === undefined) throw notFound(revision);
      return decodeRevision(encoded);
    },

    keepSecret: (name, value) =>
      change(`secret of ${name}`, async (transaction) => {
        await transaction
          .insertInto('server_secret')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        const kept = await transaction
          .selectFrom('server_secret')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        return kept.value;
      }),

    preferences: {
      columnsOf: (sub) => answer(() => selectColumns(database, sub)),
      saveColumns: (sub, columns) =>
        change(`columns of ${sub}`, (transaction) => upsertColumns(transaction, sub, columns)),
    },

    panels,
    ownCollections,

    revokeToken: (id, expires) =>
      changeForAll('logouts', (transaction, number) => insertSignedOut(transaction, number, { id, expires })),
    signedOut: (after) => answer(() => selectSignedOut(database, after)),

    flags: {
      all: () => answer(() => selectFlags(database)),
      turn: (key, value) => changeForAll('flags', (transaction) => upsertFlag(transaction, key, value)),
    },

    changes: {
      numbers: () => answer(() => selectChanges(database)),
      listen: connection.notices?.listen,
    },

    providerRecords: {
      find: (model, by, value) => answer(() => selectRecord(database, model, by, value)),
      put: (record) => change(`sign-ins of ${record.id}`, (transaction) => upsertRecord(transaction, record)),
      remove: (model, id) => change(`sign-ins of ${id}`, (transaction) => deleteRecord(transaction, model, id)),
      removeGrant: (grantId) => change(`sign-ins of ${grantId}`, (transaction) => deleteGrant(transaction, grantId)),
    },

    exportPerson: (sub) => answer(() => selectPerson(database, sub)),
    async erasePerson(sub) {
      const rows = await eraseUntilNothingComes(() => changeOf(sub, (transaction) => deletePerson(transaction, sub)));
      await connection.reclaim().catch(() => undefined);
      return rows;
    },

    async *allRows() {
      try {
        yield* allRows(database);
      } catch (error) {
        throw connection.explain(error);
      }
    },

    async sweep(holder, forMs) {
      const begun = now();
      const times = { now: begun, until: new Date(begun.getTime() + forMs) };
      if (!(await change('sweep of all', (transaction) => takeTurn(transaction, 'sweep', holder, times))))
        return undefined;
      let removed = 0;
      for (const table of endingTables) removed += await sweepTable(table);
      const forgotten = await ownCollections.forget();
      return removed + forgotten + (await panels.forget());
    },

    reclaim: () => answer(() => connection.reclaim()),

    runCount: (text, values) =>
      answer(async () => {
        const { rows } = await database.executeQuery(CompiledQuery.raw(text, [...values]));
        return { rows, rowCount: rows.length };
      }),

    ping: () => answer(() => connection.pulse.check(() => sql`select 1`.execute(database))),

    usage: connection.usage,
    load: turns.load,

    close: () => connection.close(),
  };
}
