/** What the connections to a PostgreSQL may take, from the environment. */
import { readWhole, type Setting } from './wholeNumber.ts';

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

export const defaultLimits: DatabaseLimits = {
  connections: 5,
  idleMs: 10_000,
  statementMs: 60_000,
  isStatementEnded: false,
  lockMs: 0,
  idleTransactionMs: 0,
};

const longestMs = 3_600_000;

/** Throws ConfigError. */
export function readDatabaseLimits(setting: Setting): DatabaseLimits {
  const milliseconds = (name: string, least = 0): number | undefined => readWhole(setting, name, least, longestMs);
  const statementMs = milliseconds('SSM_DATABASE_STATEMENT_MS', 100);
  return {
    // One that waits for a lock must leave one to the others.
    connections: readWhole(setting, 'SSM_DATABASE_CONNECTIONS', 2, 1000) ?? defaultLimits.connections,
    idleMs: milliseconds('SSM_DATABASE_IDLE_MS') ?? defaultLimits.idleMs,
    statementMs: statementMs ?? defaultLimits.statementMs,
    isStatementEnded: statementMs !== undefined,
    lockMs: milliseconds('SSM_DATABASE_LOCK_MS') ?? defaultLimits.lockMs,
    idleTransactionMs: milliseconds('SSM_DATABASE_IDLE_TRANSACTION_MS') ?? defaultLimits.idleTransactionMs,
  };
}
