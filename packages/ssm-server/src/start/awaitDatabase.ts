/**
 * Waits for a database that cannot be reached at the start. Meanwhile /health answers 200, and every other request gets
 * 503.
 */
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { problemMediaType, problemOf } from '../answer/problem.ts';
import type { Log } from '../log/log.ts';
import type { ServerConfig } from '../settings/config.ts';
import { isAway } from '../store/databaseErrors.ts';
import type { Store } from '../store/store.ts';
import type { Build } from './build.ts';
import { listen } from './port.ts';

export interface AwaitedStore {
  readonly store: Store;
  readonly stopAnswering: () => Promise<void>;
}

interface Waiting {
  readonly config: Pick<ServerConfig, 'host' | 'port' | 'profile'>;
  readonly build: Build;
  readonly log: Log;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  readonly betweenMs?: number;
}

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

function answer(outgoing: ServerResponse, status: number, type: string, body: object): void {
  outgoing.writeHead(status, { ...headers, 'Content-Type': type, ...(status === 200 ? {} : { 'Retry-After': '5' }) });
  outgoing.end(JSON.stringify(body));
}

async function answerMeanwhile({ config, build }: Waiting): Promise<() => Promise<void>> {
  const server = createServer((incoming, outgoing) => {
    if (/^\/health(\?|$)/.test(incoming.url ?? '')) {
      answer(outgoing, 200, 'application/json', { status: 'ok', ...build, profile: config.profile });
      return;
    }
    const detail = 'The server waits for its database. Try again in a few seconds.';
    answer(outgoing, 503, problemMediaType, problemOf({ code: 'unavailable', detail }, crypto.randomUUID()));
  });
  await listen(server, config);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/**
 * Calls `open` until the database answers, and returns its store. Rejects with PortError, with the signal's reason, or
 * with an error of `open` that has another cause than an unreachable database.
 */
export async function awaitDatabase(open: () => Promise<Store>, waiting: Waiting): Promise<AwaitedStore> {
  const { log, print, signal, betweenMs = 1000 } = waiting;
  let stopAnswering: (() => Promise<void>) | undefined;
  try {
    for (;;) {
      try {
        return { store: await open(), stopAnswering: async () => stopAnswering?.() };
      } catch (err) {
        if (!isAway(err)) throw err;
        if (stopAnswering === undefined) {
          stopAnswering = await answerMeanwhile(waiting);
          print(`${err.message} The server waits for it; until then /health answers, and all else is 503.`);
          log.warn({ err }, 'The server waits for its database');
        }
      }
      await pause(betweenMs, undefined, { signal });
    }
  } catch (error) {
    await stopAnswering?.();
    throw signal.aborted ? signal.reason : error;
  }
}
