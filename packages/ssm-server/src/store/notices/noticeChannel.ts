/**
 * Notifies servers of changes, by PostgreSQL's LISTEN and NOTIFY. Servers also work without notices: some databases
 * lack them, and a pooler may accept LISTEN but deliver nothing. Each connection is therefore tested first.
 */
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../schema/schema.ts';

export interface NoticeListener {
  readonly heard: () => void;
  /** Called when notices stop arriving, at most once. */
  readonly lost: () => void;
}

export interface NoticeConnection {
  check(): Promise<boolean>;
  close(): Promise<void>;
}

export interface NoticeChannel {
  /** Sends a notice. Rejects with the driver's error. A server that misses a notice finds the change by polling. */
  send(): Promise<void>;
  /**
   * Listens for notices; undefined if they are switched off. Rejects with NoNoticesError if the connection works but
   * notices do not arrive.
   */
  readonly listen: ((listener: NoticeListener) => Promise<NoticeConnection>) | undefined;
}

export class NoNoticesError extends Error {
  override readonly name = 'NoNoticesError';
}

const channel = 'ssm_changes';
const echo = 'echo ';
const patienceMs = 2000;

function notify(database: Kysely<Database>, payload: string): Promise<unknown> {
  return sql`select pg_notify(${channel}, ${payload})`.execute(database);
}

/** Sends a notice through `database`, as a change does, and waits until `client` receives it. */
async function hears(client: Client, database: Kysely<Database>): Promise<boolean> {
  const payload = echo + crypto.randomUUID();
  const { promise: hearing, resolve: heard } = Promise.withResolvers<boolean>();
  const late = setTimeout(() => heard(false), patienceMs);
  const listen = (message: { payload?: string | undefined }): void => {
    if (message.payload === payload) heard(true);
  };
  client.on('notification', listen);
  try {
    await notify(database, payload);
    return await hearing;
  } catch {
    return false;
  } finally {
    clearTimeout(late);
    client.off('notification', listen);
  }
}

async function listenAt(
  listenUrl: string,
  database: Kysely<Database>,
  { heard, lost }: NoticeListener,
): Promise<NoticeConnection> {
  const client = new Client({
    connectionString: listenUrl,
    application_name: 'ssm-server notices',
    connectionTimeoutMillis: 3000,
    keepAlive: true,
  });
  let isOpen = true;
  const close = async (): Promise<void> => {
    isOpen = false;
    await client.end().catch(() => undefined);
  };
  const lose = (): void => {
    if (!isOpen) return;
    void close();
    lost();
  };
  // Node would end the process on an error without a listener.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    if (!(await hears(client, database))) throw new NoNoticesError('The database takes LISTEN, and delivers nothing.');
  } catch (error) {
    await close();
    throw error;
  }
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload }) => {
    if (payload?.startsWith(echo) !== true) heard();
  });
  return { check: () => hears(client, database), close };
}

export function createNoticeChannel(database: Kysely<Database>, listenUrl: string): NoticeChannel {
  return {
    async send() {
      await notify(database, '');
    },
    listen: listenUrl === 'none' ? undefined : (listener) => listenAt(listenUrl, database, listener),
  };
}
