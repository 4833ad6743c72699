/** A proxy that can delay, lose or change answers about rows. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../listen.ts';

export interface SlowLine {
  readonly origin: string;
  readonly set: (state: 'open' | 'held' | 'lost' | 'changed') => void;
  readonly waiting: () => number;
  /** Returns the paths below /sat that were requested since the last `set`, in order. */
  readonly asked: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts the proxy. Playwright's routes cannot replace it: they disable the browser's cache, which these tests need.
 */
export async function startSlowLine(target: () => string): Promise<SlowLine> {
  let state: 'open' | 'held' | 'lost' | 'changed' = 'open';
  let passOn = Promise.withResolvers<void>();
  let waiting = 0;
  let asked: string[] = [];

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (path.startsWith('/sat/')) asked.push(path);
    const isOfRows = path.includes('/somamer/search');
    if (isOfRows && state === 'held') {
      waiting += 1;
      await passOn.promise;
      waiting -= 1;
    }
    if (isOfRows && state === 'lost') {
      outgoing.destroy();
      return;
    }
    const isChanged = isOfRows && state === 'changed';
    const headers = new Headers({ 'Accept-Encoding': 'identity' });
    for (const name of ['accept', 'authorization', isChanged ? '' : 'if-none-match']) {
      const value = incoming.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const given = await fetch(target() + path, { method: incoming.method ?? 'GET', headers });
    outgoing.statusCode = given.status;
    for (const [name, value] of given.headers) {
      if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name)) {
        outgoing.setHeader(name, value);
      }
    }
    const body = Buffer.from(await given.arrayBuffer());
    if (!isChanged) {
      outgoing.end(body);
      return;
    }
    const text = body
      .toString()
      .replace(/"revision":"[^"]+"/, '"revision":"another"')
      .replace(/"edition":"[^"]+"/, '"edition":"another-edition"');
    outgoing.setHeader('ETag', '"another"');
    outgoing.end(text.replace('"count":', '"isOther":true,"count":'));
  }

  const line = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const { origin, close } = await listen(line);
  return {
    origin,
    set(next) {
      state = next;
      asked = [];
      if (next === 'held') passOn = Promise.withResolvers();
      else passOn.resolve();
    },
    waiting: () => waiting,
    asked: () => asked,
    async stop() {
      passOn.resolve();
      await close();
    },
  };
}
