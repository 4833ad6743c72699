/** Where the server tells what it counts of itself, from the environment. */
import { ConfigError } from './configError.ts';
import type { Setting } from './wholeNumber.ts';

export interface MetricsSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
}

/** Undefined when it is not set. Throws ConfigError. */
export function readPort(setting: Setting, name: string): number | undefined {
  const text = setting(name);
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new ConfigError(`${name} is "${text}". Set it to a number from 0 to 65535; 0 takes any free port.`);
}

/** Undefined: nothing is counted. `taken` is the port that everybody reaches. Throws ConfigError. */
export function readMetricsSettings(setting: Setting, taken: number): MetricsSettings | undefined {
  const port = readPort(setting, 'SSM_METRICS_PORT');
  const host = setting('SSM_METRICS_HOST');
  if (port === undefined && host !== undefined) {
    throw new ConfigError('SSM_METRICS_HOST does nothing without SSM_METRICS_PORT. Set that as well, or unset it.');
  }
  if (port === undefined) return undefined;
  if (port !== 0 && port === taken) {
    throw new ConfigError(`SSM_METRICS_PORT is ${port}, and so is PORT. Set one of them to another number.`);
  }
  return { port, host: host ?? '127.0.0.1' };
}
