/** What the connections to a PostgreSQL may take. */
import { database } from '../settings/declared/storage.ts';
import { type Environment, readTable, valueOf } from '../settings/schema/readTable.ts';

/** Times are in milliseconds. */
export interface DatabaseLimits {
  /** The most that are open at once. */
  readonly connections: number;
  /** How long one stays open that nobody uses. */
  readonly idleMs: number;
  /** How long a statement may take, its waiting for locks included. */
  readonly statementMs: number;
  /** Whether the database is told so as well, which then ends such a statement itself. */
  readonly isStatementEnded: boolean;
  /** How long one may wait for a lock; 0 as long as a statement may take. */
  readonly lockMs: number;
  /** How long a transaction may stand still before the database undoes it; 0 for ever. */
  readonly idleTransactionMs: number;
}

/** Throws ConfigError. */
export function readDatabaseLimits(env: Environment): DatabaseLimits {
  const isStatementEnded = valueOf(env, database.statementMs.variable ?? '') !== undefined;
  return { ...readTable(database, env), isStatementEnded };
}

export const defaultLimits: DatabaseLimits = readDatabaseLimits({});
