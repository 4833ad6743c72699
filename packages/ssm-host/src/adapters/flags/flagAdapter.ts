import type { FlagServiceName, FlagSettingsOf } from 'ssm-core/internal';
import type { StartFlagClient } from '../../flags/createFlags.ts';

/** Type of the `flags` export of `flags.<name>.ts`. An adapter can read only its service's declared settings. */
export type FlagAdapter<Name extends FlagServiceName> = (settings: FlagSettingsOf<Name>) => StartFlagClient;

/** Loads the code of each declared service when flags are first requested. The type requires all of them. */
export type FlagAdapters = {
  readonly [Name in FlagServiceName]: () => Promise<{ readonly flags: FlagAdapter<Name> }>;
};
