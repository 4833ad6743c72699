/** Serves GET /metrics on its own port, which no public proxy reaches. */
import { createServer, type Server } from 'node:http';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

const mostConnections = 16;
const patienceMs = 4000;

export function createMetricsServer(metrics: Pick<Metrics, 'text' | 'contentType'>, log: Log): Server {
  const server = createServer({ headersTimeout: patienceMs, requestTimeout: patienceMs }, (incoming, outgoing) => {
    const say = (status: number, text: string, type = 'text/plain; charset=utf-8'): void => {
      const headers = { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
      outgoing.writeHead(status, { ...headers, ...(status === 405 ? { Allow: 'GET, HEAD' } : {}) });
      outgoing.end(incoming.method === 'HEAD' ? undefined : text);
    };
    incoming.resume();
    if (incoming.url?.split('?')[0] !== '/metrics') return say(404, 'Metrics are at /metrics.\n');
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return say(405, 'This path takes GET, HEAD.\n');
    metrics.text().then(
      (text) => say(200, text, metrics.contentType),
      (err: unknown) => {
        log.error({ err }, 'Metrics could not be read');
        say(500, 'The server met an error of its own; its log says which.\n');
      },
    );
  });
  server.maxConnections = mostConnections;
  return server;
}
