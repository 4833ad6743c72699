import { createServer, request } from 'node:http';
import { listen } from '../../listen.ts';

export interface PrefixProxy {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a proxy that forwards `/menu/x` as `/x` and the prefix alone as `/`. It answers 404 to any other path. */
export async function startPrefixProxy(target: () => string, prefix: string): Promise<PrefixProxy> {
  const proxy = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const rest = path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
    if (rest === undefined || !/^(\/|\?|$)/.test(rest)) {
      outgoing.writeHead(404).end();
      return;
    }
    const options = { method: incoming.method ?? 'GET', headers: incoming.headers };
    const inner = request(target() + (rest.startsWith('/') ? rest : `/${rest}`), options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    inner.on('error', () => outgoing.destroy());
    incoming.pipe(inner);
  });
  const { origin, close } = await listen(proxy);
  return { origin, stop: close };
}
