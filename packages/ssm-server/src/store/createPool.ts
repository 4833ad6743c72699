/** The pool of connections as Kysely asks of it: `pg`'s own, but a statement that is given up takes its connection with it. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { ConnectionUsage } from './store.ts';

/** What the driver calls a statement that took longer than "query_timeout" allows. */
const givenUp = 'Query read timeout';

export type SizedPool = PoolConfig & { readonly max: number };

/** What the driver answers; Kysely tells its type and that of a cursor, which is never asked for, by one name. */
type Ask = (statement: string, values: readonly unknown[]) => Promise<unknown>;

/** A connection for as long as somebody has it. */
function lent(client: PoolClient): PostgresPoolClient {
  let isBack = false;
  function giveBack(isOver: boolean): void {
    if (isBack) return;
    isBack = true;
    client.release(isOver);
  }
  const ask: Ask = async (statement, values) => {
    try {
      return await client.query(statement, [...values]);
    } catch (error) {
      // What came next on it would wait for that statement: it ends, and whoever still has it is refused by the driver.
      if ((error as Error).message === givenUp) giveBack(true);
      throw error;
    }
  };
  return { query: ask as PostgresPoolClient['query'], release: (isOver = false) => giveBack(isOver) };
}

export interface DatabasePool {
  readonly pool: PostgresPool;
  readonly usage: () => ConnectionUsage;
}

export function createPool(config: SizedPool): DatabasePool {
  const pool = new Pool({ application_name: 'ssm-server', ...config });
  // A connection that breaks between two queries is told by the next one; Node would end the process over it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    pool: {
      options: pool.options,
      connect: async () => lent(await pool.connect()),
      end: () => pool.end(),
    },
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, most: config.max }),
  };
}
