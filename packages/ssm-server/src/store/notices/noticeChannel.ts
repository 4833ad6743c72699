/**
 * Notices of a PostgreSQL (LISTEN and NOTIFY): that something has changed, at once. Nothing relies on them. Not every database has
 * them, and a pooler may take a LISTEN and deliver nothing, so each connection is tried before it is believed.
 */
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../schema/schema.ts';

export interface NoticeListener {
  /** Something has changed. */
  readonly heard: () => void;
  /** No notice comes any more; called once at most. */
  readonly lost: () => void;
}

export interface NoticeConnection {
  /** Whether a notice that is sent now comes. */
  check(): Promise<boolean>;
  close(): Promise<void>;
}

export interface NoticeChannel {
  /** Rejects with what the driver throws; servers that are not told look. */
  send(): Promise<void>;
  /**
   * Rejects where notices do not come, with NoNoticesError where the connection itself is well. Undefined where none are
   * wanted.
   */
  readonly listen: ((listener: NoticeListener) => Promise<NoticeConnection>) | undefined;
}

/** Connected, and nothing comes. */
export class NoNoticesError extends Error {
  override readonly name = 'NoNoticesError';
}

const channel = 'ssm_changes';
const echo = 'echo ';
/** What a notice may take on its way. */
const patienceMs = 2000;

function notify(database: Kysely<Database>, payload: string): Promise<unknown> {
  return sql`select pg_notify(${channel}, ${payload})`.execute(database);
}

/** Asks by `database`, as whoever changes something does, and waits for it at `client`. */
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
  // Node would end the process over an error that nobody hears.
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

/** Sends by `database`, and listens at `listenUrl` unless that is `none`. */
export function createNoticeChannel(database: Kysely<Database>, listenUrl: string): NoticeChannel {
  return {
    async send() {
      await notify(database, '');
    },
    listen: listenUrl === 'none' ? undefined : (listener) => listenAt(listenUrl, database, listener),
  };
}
