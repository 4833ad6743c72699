/** Feature flags: values by key, the same for everyone. */
export type FlagValue = string | boolean | number;
export type FlagValues = Readonly<Record<string, FlagValue>>;

export interface Flags {
  /** The values of the moment. Never rejects: what cannot be read is as it was. */
  current(): Promise<FlagValues>;
}

/** `on` means maintenance; anything else does not. */
const maintenanceFlag = 'genericUI_downtimeBanner_frontend';

/** What holds where nothing else was said. */
export const defaultFlags: FlagValues = { [maintenanceFlag]: 'off' };

/** Flags that nobody can turn. */
export function fixedFlags(values: FlagValues = defaultFlags): Flags {
  return { current: async () => values };
}
