/** One driver for both databases: `pg`, over the embedded database's socket or to DATABASE_URL. */
import { once } from 'node:events';
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import { type DatabaseLimits, defaultLimits } from '../config/databaseLimits.ts';
import { createPool, type SizedPool } from './createPool.ts';
import { storeErrorOf } from './databaseErrors.ts';
import type { EmbeddedDatabase } from './embedded/embedded.ts';
import { reclaimSpace } from './embedded/reclaimSpace.ts';
import { requireRoom } from './folder/dataFolder.ts';
import { createNoticeChannel, type NoticeChannel } from './notices/noticeChannel.ts';
import { createPulse, type Pulse } from './pulse.ts';
import type { Database } from './schema/schema.ts';
import { type ConnectionUsage, StoreError } from './store.ts';

/** What a statement in progress gets to end when the connection is closed. */
const closeMs = 500;

/** Commits of a database that returns from a commit before it is on the disk. */
export interface UnflushedCommits {
  /** The run of the database: a commit that was not flushed is lost when the database starts again. */
  readonly run: () => number;
  /** Puts every commit until now on the disk. Resolves to the run that they were of. */
  readonly flush: () => Promise<number>;
}

export interface Connection {
  readonly database: Kysely<Database>;
  /** Two connections for changes of the schema, which take as long as they take; closed when they rest. */
  readonly patient: Kysely<Database>;
  /** Nobody else can have the database: it is one session. */
  readonly isAlone: boolean;
  /** Begins the sentences about it; without a password. */
  readonly place: string;
  /** The most connections that it opens. */
  readonly connections: number;
  readonly usage: () => ConnectionUsage;
  readonly pulse: Pulse;
  /** Tells other servers that something has changed, and hears of it; undefined of a database that nobody else has. */
  readonly notices?: NoticeChannel | undefined;
  /** Undefined where a commit is on the disk when it returns. */
  readonly unflushed?: UnflushedCommits | undefined;
  /** Rejects with StoreError when the disk takes nothing. Undefined for a database that survives a full disk. */
  readonly requireRoom?: (() => Promise<void>) | undefined;
  /** Gives the space of what was deleted back; nothing where the database does so by itself. */
  reclaim(): Promise<void>;
  /** What was thrown, in words. */
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

/** Lets statements in progress end, but not for long: their transactions are undone then. */
async function disconnect(database: Kysely<Database>): Promise<void> {
  const late = AbortSignal.timeout(closeMs);
  await Promise.race([database.destroy(), once(late, 'abort')]);
}

export function connectEmbedded(embedded: EmbeddedDatabase, folder: string): Connection {
  const place = `The database in ${folder}`;
  const pooled = connect({
    // It is one session, whatever the socket pretends: a second connection's messages would come between the parts of
    // a query, and each would be answered what the other asked for.
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
        // A flush that fails ends the database, and then nothing can be read either.
        await requireRoom(folder);
        return pooled.database.connection().execute(async (held) => {
          const run = embedded.starts();
          // A record of the log that asks to be flushed, and takes everything before it along.
          await sql`select pg_logical_emit_message(false, 'ssm', '', true)`.execute(held);
          return run;
        });
      },
    },
    requireRoom: () => requireRoom(folder),
    async reclaim() {
      await requireRoom(folder).catch((error: unknown) => {
        // A full disk is where space is wanted most.
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

/** The address without user and password, fit to be shown and logged. */
export function databaseName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** A statement that is not ended by the database in time is given up this much later. */
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
    // What is not set is not sent: some poolers before a database refuse a connection that sets anything.
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
