import { callHost } from '../errors/callHost.ts';

/** Port to a flag service. The application only reads. */
export interface FlagsPort {
  /** Returns the current value; undefined while unknown. */
  readonly get: (key: string) => unknown;
  /** Calls the listener after every change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Flag that takes the application down for maintenance. */
export const maintenanceFlag = 'genericUI_downtimeBanner_frontend';

/** Returns whether the value is "on". Any other or no value means normal operation. */
export function isMaintenance(flags: FlagsPort): boolean {
  return callHost(() => flags.get(maintenanceFlag)) === 'on';
}

/** Calls the listener after every change. A service without notifications keeps its first values. */
export function watchFlags(flags: FlagsPort, listener: () => void): () => void {
  const stop = callHost(() => flags.subscribe(listener));
  return () => callHost(() => stop?.());
}
