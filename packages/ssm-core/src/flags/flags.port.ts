import { callHost } from '../errors/callHost.ts';

/** What the application asks of a flag service. It only reads. */
export interface FlagsPort {
  /** The value of the moment; undefined while it is not known. */
  readonly get: (key: string) => unknown;
  /** Called after every change, whoever made it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The flag that takes the application down for maintenance. */
export const maintenanceFlag = 'genericUI_downtimeBanner_frontend';

/** Only "on" means maintenance; any other value, and none, is normal. */
export function isMaintenance(flags: FlagsPort): boolean {
  return callHost(() => flags.get(maintenanceFlag)) === 'on';
}

/** Calls back after every change, whoever made it. A service that cannot tell of them leaves what its flags are at first. */
export function watchFlags(flags: FlagsPort, listener: () => void): () => void {
  const stop = callHost(() => flags.subscribe(listener));
  return () => callHost(() => stop?.());
}
