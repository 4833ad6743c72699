import { databaseAddress, databaseAddressOrNone } from '../schema/addressKinds.ts';
import { folder, wholeNumber } from '../schema/kind.ts';
import { setting } from '../schema/setting.ts';

export const storage = {
  folder: setting({ variable: 'SSM_DATA', kind: folder, default: '.data', text: 'the data folder' }),
  databaseUrl: setting({
    variable: 'DATABASE_URL',
    kind: databaseAddress,
    text: 'a [PostgreSQL](database.md) in place of the embedded one',
    isSecret: true,
  }),
  listenUrl: setting({
    variable: 'SSM_DATABASE_LISTEN_URL',
    kind: databaseAddressOrNone,
    defaultText: '`DATABASE_URL`',
    text: "[where notices of changes are heard](database.md#several-servers): the database's own address, where `DATABASE_URL` is that of a pooler; `none` to look for changes alone",
    isSecret: true,
  }),
};

const longestMs = 3_600_000;
const milliseconds = (least = 0) => wholeNumber(least, longestMs, { unit: 'milliseconds' });

export const database = {
  connections: setting({
    variable: 'SSM_DATABASE_CONNECTIONS',
    // One connection may wait for a lock, so a second must be free.
    kind: wholeNumber(2, 1000),
    default: '5',
    text: 'connections that are open at once',
  }),
  idleMs: setting({
    variable: 'SSM_DATABASE_IDLE_MS',
    kind: milliseconds(),
    default: '10000',
    text: 'how long one stays open that nobody uses; 0 for ever',
  }),
  statementMs: setting({
    variable: 'SSM_DATABASE_STATEMENT_MS',
    kind: milliseconds(100),
    default: '60000',
    text: 'how long a statement may take. Once it is set, the database ends one itself (`statement_timeout`); until then the server alone gives it up',
  }),
  lockMs: setting({
    variable: 'SSM_DATABASE_LOCK_MS',
    kind: milliseconds(),
    default: '0',
    defaultText: '0, as long as a statement',
    text: 'how long one waits for a lock that another server holds (`lock_timeout`); the person is then asked to try again',
  }),
  idleTransactionMs: setting({
    variable: 'SSM_DATABASE_IDLE_TRANSACTION_MS',
    kind: milliseconds(),
    default: '0',
    defaultText: '0, for ever',
    text: 'after what time the database undoes the transaction of a server that stands still in it (`idle_in_transaction_session_timeout`), and lets its locks go',
  }),
};
