/**
 * Connects to both kinds of database with the driver `pg`: through the embedded database's socket, or by DATABASE_URL.
 */
import { once } from 'node:events';
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import { type DatabaseLimits, defaultLimits } from '../settings/declared/storage.ts';
import { createPool, type SizedPool } from './createPool.ts';
import { storeErrorOf } from './databaseErrors.ts';
import type { EmbeddedDatabase } from './embedded/embedded.ts';
import { reclaimSpace } from './embedded/reclaimSpace.ts';
import { requireRoom } from './folder/dataFolder.ts';
import { createNoticeChannel, type NoticeChannel } from './notices/noticeChannel.ts';
import { createPulse, type Pulse } from './pulse.ts';
import type { Database } from './schema/schema.ts';
import { type ConnectionUsage, StoreError } from './store.ts';

const closeMs = 500;

export interface UnflushedCommits {
  /** Counts how often the database has started, because a restart loses commits that were not flushed. */
  readonly run: () => number;
  /** Flushes every earlier commit to the disk. Resolves to the number of the start after which they were made. */
  readonly flush: () => Promise<number>;
}

export interface Connection {
  readonly database: Kysely<Database>;
  /** Two connections without time limits, for schema changes. They are closed when idle. */
  readonly patient: Kysely<Database>;
  /** True for the embedded database, which has one session. */
  readonly isAlone: boolean;
  readonly place: string;
  readonly connections: number;
  readonly usage: () => ConnectionUsage;
  readonly pulse: Pulse;
  /** Notifies other servers of changes; undefined if no other server can use the database. */
  readonly notices?: NoticeChannel | undefined;
  /** Undefined if every commit is on the disk when it has finished. */
  readonly unflushed?: UnflushedCommits | undefined;
  /** Rejects with StoreError if the disk is full or read-only; undefined for a database that survives a full disk. */
  readonly requireRoom?: (() => Promise<void>) | undefined;
  /** Gives the space of deleted rows back to the disk. Has no effect if the database does so by itself. */
  reclaim(): Promise<void>;
  explain(error: unknown): StoreError;
  close(): Promise<void>;
}

type Pooled = Pick<Connection, 'database' | 'connections' | 'pulse' | 'usage'>;

function connect(config: SizedPool): Pooled {
  const { pool, usage } = createPool(config);
  const pulse = createPulse();
  const log = ({ level }: LogEvent): void => pulse.note(level === 'query');
  return {
    database: new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log }),
    pulse,
    connections: config.max,
    usage,
  };
}

async function disconnect(database: Kysely<Database>): Promise<void> {
  const late = AbortSignal.timeout(closeMs);
  await Promise.race([database.destroy(), once(late, 'abort')]);
}

export function connectEmbedded(embedded: EmbeddedDatabase, folder: string): Connection {
  const place = `The database in ${folder}`;
  const pooled = connect({
    // The embedded database has one session. Messages of a second connection would get between those of the first, and
    // each would get the other's answers.
    max: 1,
    stream: () => embedded.stream(),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 20_000,
  });
  return {
    ...pooled,
    patient: pooled.database,
    isAlone: true,
    place,
    unflushed: {
      run: () => embedded.starts(),
      async flush() {
        // If flushing fails, the database ends, and then reads fail too.
        await requireRoom(folder);
        return pooled.database.connection().execute(async (held) => {
          const run = embedded.starts();
          // This log record is flushed together with everything before it.
          await sql`select pg_logical_emit_message(false, 'ssm', '', true)`.execute(held);
          return run;
        });
      },
    },
    requireRoom: () => requireRoom(folder),
    async reclaim() {
      await requireRoom(folder).catch((error: unknown) => {
        if (!(error instanceof StoreError) || error.code !== 'disk_full') throw error;
      });
      await reclaimSpace(pooled.database);
    },
    explain: (error) => embedded.failure() ?? storeErrorOf(error, place),
    async close() {
      await disconnect(pooled.database);
      await embedded.close();
    },
  };
}

/** Returns the address without user and password, so that it can be shown and logged. */
export function databaseName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** The client abandons a statement this long after the database should have ended it. */
const lateMs = 1000;

export function connectRemote(
  databaseUrl: string,
  limits: DatabaseLimits = defaultLimits,
  listenUrl: string = databaseUrl,
): Connection {
  const place = `The database at ${databaseName(databaseUrl)}`;
  const { connections, idleMs, statementMs, isStatementEnded, lockMs, idleTransactionMs } = limits;
  const reached = { connectionString: databaseUrl, connectionTimeoutMillis: 3000, keepAlive: true };
  const patient = connect({ ...reached, max: 2, idleTimeoutMillis: 1000 }).database;
  const pooled = connect({
    ...reached,
    max: connections,
    idleTimeoutMillis: idleMs,
    query_timeout: isStatementEnded ? statementMs + lateMs : statementMs,
    // Settings that are not set are not sent, because some poolers refuse a connection that sets anything.
    ...(isStatementEnded ? { statement_timeout: statementMs } : {}),
    ...(lockMs === 0 ? {} : { lock_timeout: lockMs }),
    ...(idleTransactionMs === 0 ? {} : { idle_in_transaction_session_timeout: idleTransactionMs }),
  });
  const explain = (error: unknown): StoreError => storeErrorOf(error, place);
  return {
    ...pooled,
    patient,
    isAlone: false,
    place,
    notices: createNoticeChannel(pooled.database, listenUrl),
    reclaim: async () => {},
    explain,
    async close() {
      await Promise.all([disconnect(pooled.database), disconnect(patient)]);
    },
  };
}
