/** How much the server takes from others at once, from the environment. */
import type { Limits } from '../http/limits.ts';
import { readWhole, type Setting } from './wholeNumber.ts';

export type HttpLimits = Pick<Limits, 'budgetBytes' | 'senderBytes' | 'connections' | 'requestMs'>;

const mebibyte = 1024 * 1024;

/** A file of the largest size finds room in what can be set. Throws ConfigError. */
export function readHttpLimits(setting: Setting): HttpLimits {
  return {
    budgetBytes: (readWhole(setting, 'SSM_BODIES_MB', 16, 65_536) ?? 64) * mebibyte,
    senderBytes: (readWhole(setting, 'SSM_SENDER_MB', 11, 65_536) ?? 32) * mebibyte,
    connections: readWhole(setting, 'SSM_SOCKETS', 1, 1_000_000) ?? 4096,
    requestMs: (readWhole(setting, 'SSM_REQUEST_SECONDS', 5, 3600) ?? 60) * 1000,
  };
}
