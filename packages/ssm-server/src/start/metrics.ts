import { createServer, type Server } from 'node:http';
import type { CatalogueHolder } from '../catalogue/active.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../log/metrics/metrics.ts';
import type { Measured } from '../log/metrics/readings.ts';
import type { MetricsSettings } from '../settings/config.ts';
import type { Build } from './build.ts';
import { addressOf, checkPort, listen } from './port.ts';

const mostConnections = 16;
const patienceMs = 4000;

/** Serves GET /metrics on a port of its own, which no public proxy reaches. */
function createMetricsServer(metrics: Pick<Metrics, 'text' | 'contentType'>, log: Log): Server {
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

export interface StartedMetrics {
  readonly log: Log;
  readonly measured: Measured;
  /** Listens, and returns the address on this machine. Rejects with PortError. */
  listen(): Promise<string>;
  stop(): void;
}

const names = { port: 'SSM_METRICS_PORT', host: 'SSM_METRICS_HOST' };

/** Returns undefined and loads nothing if metrics are not enabled. Rejects with PortError. */
export async function startMetrics(
  settings: MetricsSettings | undefined,
  { build, catalogues, log }: { readonly build: Build; readonly catalogues: CatalogueHolder; readonly log: Log },
): Promise<StartedMetrics | undefined> {
  if (settings === undefined) return undefined;
  const place = { ...settings, names };
  await checkPort(place);
  const { createMetrics } = await import('../log/metrics/metrics.ts');
  const metrics = createMetrics({ build, catalogues });
  const server = createMetricsServer(metrics, log);
  return {
    log: { ...log, finished: metrics.finished },
    measured: metrics.measured,
    async listen() {
      await listen(server, place);
      return addressOf(server, place);
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
