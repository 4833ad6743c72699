/** The flag service that the settings name. Its code comes when flags are first asked for. */
import type { StartFlagClient } from '../../flags/createFlags.ts';
import type { FlagSettings } from '../../settings/appSettings.ts';
import { staticFlags } from './flags.static.ts';

export function flagsOf({ provider, url, key, values }: FlagSettings): StartFlagClient {
  if (provider === 'ofrep') {
    return async (person, onChange) => (await import('./flags.ofrep.ts')).ofrepFlags(url)(person, onChange);
  }
  if (provider === 'split' && key !== undefined) {
    return async (person, onChange) => (await import('./flags.split.ts')).splitFlags(key)(person, onChange);
  }
  return staticFlags(values);
}
