/** What the file `flags.<name>.ts` of a declared flag service exports as `flags`. */
import type { FlagServiceName, FlagSettingsOf } from 'ssm-core/internal';
import type { StartFlagClient } from '../../flags/createFlags.ts';

/** Reads no setting but those that are declared of its service. */
export type FlagAdapter<Name extends FlagServiceName> = (settings: FlagSettingsOf<Name>) => StartFlagClient;

/** The code of each declared service, fetched when flags are first asked for. None can be left out. */
export type FlagAdapters = {
  readonly [Name in FlagServiceName]: () => Promise<{ readonly flags: FlagAdapter<Name> }>;
};
