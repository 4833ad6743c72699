/** Wraps `pg`'s pool for Kysely, and closes the connection of a statement that times out. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { ConnectionUsage } from './store.ts';

/** Message of the driver's error for a statement that exceeds "query_timeout". */
const givenUp = 'Query read timeout';

export type SizedPool = PoolConfig & { readonly max: number };

type Ask = (statement: string, values: readonly unknown[]) => Promise<unknown>;

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
      // The next statement would wait for this one, so the connection is closed. The driver then refuses to use it.
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
  // If a connection breaks while idle, the next query reports it. Without a listener, Node would end the process.
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
