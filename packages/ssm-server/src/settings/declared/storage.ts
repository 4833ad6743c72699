import { databaseAddress, databaseAddressOrNone } from '../schema/addressKinds.ts';
import { folder, wholeNumber } from '../schema/kind.ts';
import { type Environment, readTable, valueOf } from '../schema/readTable.ts';
import { setting } from '../schema/setting.ts';

export const storage = {
  folder: setting({ variable: 'SSM_DATA', kind: folder, default: '.data', text: 'the data folder' }),
  databaseUrl: setting({
    variable: 'DATABASE_URL',
    kind: databaseAddress,
    text: 'a [PostgreSQL](database.md) instead of the embedded database',
    isSecret: true,
  }),
  listenUrl: setting({
    variable: 'SSM_DATABASE_LISTEN_URL',
    kind: databaseAddressOrNone,
    defaultText: '`DATABASE_URL`',
    text: "the database's own address for [notices](database.md#several-servers), if `DATABASE_URL` is a pooler; `none` to only poll",
    isSecret: true,
  }),
};

const longestMs = 3_600_000;
const milliseconds = (least = 0) => wholeNumber(least, longestMs, { unit: 'milliseconds' });

export const database = {
  connections: setting({
    variable: 'SSM_DATABASE_CONNECTIONS',
    // One connection may wait for a lock, so another must be free.
    kind: wholeNumber(2, 1000),
    default: '5',
    text: 'maximum connections',
  }),
  idleMs: setting({
    variable: 'SSM_DATABASE_IDLE_MS',
    kind: milliseconds(),
    default: '10000',
    text: 'how long an unused connection stays open; 0 for ever',
  }),
  statementMs: setting({
    variable: 'SSM_DATABASE_STATEMENT_MS',
    kind: milliseconds(100),
    default: '60000',
    text: 'time limit of a statement. If set, the database enforces it too (`statement_timeout`)',
  }),
  lockMs: setting({
    variable: 'SSM_DATABASE_LOCK_MS',
    kind: milliseconds(),
    default: '0',
    defaultText: '0, as long as a statement',
    text: 'how long a statement waits for a lock (`lock_timeout`); then the user must try again',
  }),
  idleTransactionMs: setting({
    variable: 'SSM_DATABASE_IDLE_TRANSACTION_MS',
    kind: milliseconds(),
    default: '0',
    defaultText: '0, for ever',
    text: 'when the database rolls back an idle transaction (`idle_in_transaction_session_timeout`)',
  }),
};

/** Time limits in milliseconds. */
export interface DatabaseLimits {
  readonly connections: number;
  readonly idleMs: number;
  /** Limit for a statement, including its wait for locks. */
  readonly statementMs: number;
  /** Whether the database itself also ends a statement that exceeds the limit. */
  readonly isStatementEnded: boolean;
  /** Limit for waiting for a lock; with 0, the limit of the statement applies. */
  readonly lockMs: number;
  /** Time after which the database rolls back an idle transaction; 0 means never. */
  readonly idleTransactionMs: number;
}

/** Throws ConfigError. */
export function readDatabaseLimits(env: Environment): DatabaseLimits {
  const isStatementEnded = valueOf(env, database.statementMs.variable ?? '') !== undefined;
  return { ...readTable(database, env), isStatementEnded };
}

export const defaultLimits: DatabaseLimits = readDatabaseLimits({});
