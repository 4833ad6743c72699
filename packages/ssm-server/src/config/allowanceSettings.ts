/** How much one person or one address may ask for and keep, from the environment. */
import type { AllowanceSettings } from '../exchange/allowance.ts';
import { isNetwork } from '../http/callerAddress.ts';
import { ConfigError } from './configError.ts';
import { readWhole, type Setting } from './wholeNumber.ts';

/** No ordinary person meets them: a test that asks 500 times a second of one address does. 0 is no limit. */
export const defaultAllowance: AllowanceSettings = {
  questions: 30_000,
  changes: 1200,
  files: 300,
  kibibytes: 1024 * 1024,
  signIns: 3000,
};

const kibibytesAMegabyte = 1024;
const most = 10_000_000;
/** Megabytes, with the form around it. */
const largestFile = 11;

/** Throws ConfigError. */
export function readAllowance(setting: Setting): AllowanceSettings {
  const count = (name: string): number | undefined => readWhole(setting, name, 0, most);
  const megabytes = readWhole(setting, 'SSM_SENT_MB_PER_HOUR', 0, 1_000_000);
  if (megabytes !== undefined && megabytes > 0 && megabytes < largestFile) {
    throw new ConfigError(
      `SSM_SENT_MB_PER_HOUR is "${megabytes}", and a file may have 10. Set it to ${largestFile} or more, or to 0 for no limit.`,
    );
  }
  return {
    questions: count('SSM_QUESTIONS_PER_MINUTE') ?? defaultAllowance.questions,
    changes: count('SSM_CHANGES_PER_MINUTE') ?? defaultAllowance.changes,
    files: count('SSM_FILES_PER_MINUTE') ?? defaultAllowance.files,
    kibibytes: megabytes === undefined ? defaultAllowance.kibibytes : megabytes * kibibytesAMegabyte,
    signIns: count('SSM_SIGN_INS_PER_MINUTE') ?? defaultAllowance.signIns,
  };
}

/** Of one person's panels, in bytes. Throws ConfigError. */
export function readStoredBytes(setting: Setting): number {
  return (readWhole(setting, 'SSM_STORED_MB', 1, 1_000_000) ?? 1024) * 1024 * 1024;
}

/** Throws ConfigError. */
export function readTrustedProxies(setting: Setting): readonly string[] {
  const proxies = (setting('SSM_TRUSTED_PROXIES') ?? '').split(/\s+/).filter((proxy) => proxy !== '');
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw new ConfigError(
    `SSM_TRUSTED_PROXIES holds "${wrong}", which is no address. Write each as 10.0.0.7 or 10.0.0.0/8, and a space between two.`,
  );
}
