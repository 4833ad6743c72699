export type FlagValue = string | boolean | number;
export type FlagValues = Readonly<Record<string, FlagValue>>;

export interface Flags {
  /** Returns the current values. Never rejects: if flags cannot be read, their last values are returned. */
  current(): Promise<FlagValues>;
}

/** Flag for maintenance. Only its value `on` means maintenance. */
const maintenanceFlag = 'genericUI_downtimeBanner_frontend';

export const defaultFlags: FlagValues = { [maintenanceFlag]: 'off' };

export function fixedFlags(values: FlagValues = defaultFlags): Flags {
  return { current: async () => values };
}
