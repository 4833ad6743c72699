import {
  type FlagServiceName,
  type FlagSettings,
  flagServiceNames,
  isFlagService,
  missingFlagSettings,
} from 'ssm-core/internal';
import type { StartFlags } from '../../flags/createFlags.ts';
import { isElsewhere, toldAfterConsent, toldByName } from '../../flags/whoIsTold.ts';
import { addressOf, part, text } from '../../settings/appSettings.ts';
import type { Consents } from '../../telemetry/consent.ts';
import { flagAdapters } from './flagAdapters.gen.ts';

type Told = Readonly<Record<string, unknown>>;

const isValue = (entry: [string, unknown]): entry is [string, string | boolean | number] =>
  ['string', 'boolean', 'number'].includes(typeof entry[1]);

function serviceOf(told: Told): FlagServiceName {
  const name = text(told['provider']) ?? 'static';
  const without = (why: string): FlagServiceName => {
    // oxlint-disable-next-line no-console -- for whoever runs the server or adds a service
    console.error(`The flag service “${name}” is not asked, and flags keep their defaults: ${why}.`);
    return 'static';
  };
  if (!isFlagService(name)) return without(`the services of this application are ${flagServiceNames.join(', ')}`);
  if (!Object.hasOwn(flagAdapters, name)) {
    return without(`it has no adapter. Write flags.${name}.ts in adapters/flags, run npm run gen and build again`);
  }
  const missing = missingFlagSettings(name, { url: text(told['url']), key: text(told['key']) });
  return missing.length === 0 ? name : without(`it needs ${missing.map(({ what }) => what).join(' and ')}`);
}

/**
 * Returns the function that starts flags from the server's settings. `home` is the application's address. A service
 * of another origin learns who the user is only with consent; with `consents` null it never learns that.
 */
export async function flagsOf(told: unknown, home: string, consents: Consents | null): Promise<StartFlags> {
  const given = part(told);
  const settings: FlagSettings = {
    url: addressOf(given['url'], home) ?? '',
    key: text(given['key']) ?? '',
    values: Object.fromEntries(Object.entries(part(given['values'])).filter(isValue)),
  };
  const start = (await flagAdapters[serviceOf(given)]()).flags(settings);
  return isElsewhere(given, home) ? toldAfterConsent(start, consents?.flags ?? null) : toldByName(start);
}
