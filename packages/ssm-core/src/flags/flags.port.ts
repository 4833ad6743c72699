import { callHost } from '../errors/callHost.ts';

/** Port to a flag service, from which the application only reads. */
export interface FlagsPort {
  /** Returns the flag's current value; undefined while unknown. */
  readonly get: (key: string) => unknown;
  /** Calls the listener after every change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Flag that takes the application down for maintenance. */
export const maintenanceFlag = 'genericUI_downtimeBanner_frontend';

/** Returns whether the flag is "on". Any other value, or none, means normal operation. */
export function isMaintenance(flags: FlagsPort): boolean {
  return callHost(() => flags.get(maintenanceFlag)) === 'on';
}

/** Calls the listener after every change. If the service does not notify of changes, its first values stay. */
export function watchFlags(flags: FlagsPort, listener: () => void): () => void {
  const stop = callHost(() => flags.subscribe(listener));
  return () => callHost(() => stop?.());
}
