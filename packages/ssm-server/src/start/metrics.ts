import type { CatalogueHolder } from '../catalogue/active.ts';
import type { MetricsSettings } from '../config/metricsSettings.ts';
import type { Log } from '../log/log.ts';
import type { Measured } from '../log/metrics/measured.ts';
import { createMetricsServer } from '../log/metrics/metricsServer.ts';
import type { Build } from './build.ts';
import { addressOf, checkPort, listen } from './port.ts';

export interface StartedMetrics {
  readonly log: Log;
  readonly measured: Measured;
  /** Returns the address on this machine. Rejects with PortError. */
  listen(): Promise<string>;
  stop(): void;
}

const names = { port: 'SSM_METRICS_PORT', host: 'SSM_METRICS_HOST' };

/** Returns undefined and loads nothing if no setting asks for metrics. Rejects with PortError. */
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
