import type { AllowanceSettings } from '../exchange/access.ts';
import { allowance } from '../settings/declared/limits.ts';
import { type Environment, readTable } from '../settings/schema/readTable.ts';

const kibibytesAMegabyte = 1024;

/** Throws ConfigError. */
export function readAllowance(env: Environment): AllowanceSettings {
  const { sentMegabytes, storedMegabytes: _, ...counted } = readTable(allowance, env);
  return { ...counted, kibibytes: sentMegabytes * kibibytesAMegabyte };
}

/**
 * High enough for ordinary people; a test with 500 requests a second from one address reaches them. 0 means no limit.
 */
export const defaultAllowance: AllowanceSettings = readAllowance({});
