/** How much one person or one address may ask for, as the server counts it. */
import type { AllowanceSettings } from '../exchange/allowance.ts';
import { allowance } from '../settings/declared/limits.ts';
import { type Environment, readTable } from '../settings/schema/readTable.ts';

const kibibytesAMegabyte = 1024;

/** Throws ConfigError. */
export function readAllowance(env: Environment): AllowanceSettings {
  const { sentMegabytes, storedMegabytes: _, ...counted } = readTable(allowance, env);
  return { ...counted, kibibytes: sentMegabytes * kibibytesAMegabyte };
}

/** No ordinary person meets them: a test that asks 500 times a second of one address does. 0 is no limit. */
export const defaultAllowance: AllowanceSettings = readAllowance({});
