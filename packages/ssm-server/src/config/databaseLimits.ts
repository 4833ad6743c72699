import { database } from '../settings/declared/storage.ts';
import { type Environment, readTable, valueOf } from '../settings/schema/readTable.ts';

/** Times are in milliseconds. */
export interface DatabaseLimits {
  readonly connections: number;
  readonly idleMs: number;
  /** Includes waiting for locks. */
  readonly statementMs: number;
  /** Whether the database also ends such a statement itself. */
  readonly isStatementEnded: boolean;
  /** 0 waits as long as a statement may take. */
  readonly lockMs: number;
  /** Time after which the database rolls back an idle transaction; 0 never. */
  readonly idleTransactionMs: number;
}

/** Throws ConfigError. */
export function readDatabaseLimits(env: Environment): DatabaseLimits {
  const isStatementEnded = valueOf(env, database.statementMs.variable ?? '') !== undefined;
  return { ...readTable(database, env), isStatementEnded };
}

export const defaultLimits: DatabaseLimits = readDatabaseLimits({});
