import { ConfigError } from './configError.ts';

export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

interface Given {
  readonly metricsPort: number | undefined;
  readonly metricsHost: string | undefined;
}

/** Returns undefined if metrics are off. `taken` is the public port. Throws ConfigError. */
export function metricsSettings({ metricsPort, metricsHost }: Given, taken: number): MetricsSettings | undefined {
  if (metricsPort === undefined && metricsHost !== undefined) {
    throw new ConfigError('SSM_METRICS_HOST does nothing without SSM_METRICS_PORT. Set that as well, or unset it.');
  }
  if (metricsPort === undefined) return undefined;
  if (metricsPort !== 0 && metricsPort === taken) {
    throw new ConfigError(`SSM_METRICS_PORT is ${metricsPort}, and so is PORT. Set one of them to another number.`);
  }
  return { port: metricsPort, host: metricsHost ?? '127.0.0.1' };
}
