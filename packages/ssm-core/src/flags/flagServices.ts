export interface FlagSettings {
  readonly url: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string | boolean | number>>;
}

type NeededSetting = 'url' | 'key';

interface FlagService {
  readonly needs: { readonly [Setting in NeededSetting]?: string };
  readonly takes: Partial<FlagSettings>;
  /** Origins that the service calls besides its URL, for the Content-Security-Policy. */
  readonly origins: readonly string[];
}

/**
 * Flag services by their name in the settings. A new service needs a line here and an adapter `flags.<name>.ts` in
 * ssm-host/adapters/flags.
 */
const flagServices = {
  ofrep: { needs: {}, takes: { url: '' }, origins: [] },
  split: {
    needs: { key: 'the key of a Split environment' },
    takes: {},
    origins: ['sdk', 'auth', 'events', 'streaming', 'telemetry'].map((name) => `https://${name}.split.io`),
  },
  static: { needs: {}, takes: { values: {} }, origins: [] },
} as const satisfies Readonly<Record<string, FlagService>>;

type FlagServices = typeof flagServices;
export type FlagServiceName = keyof FlagServices;

export type FlagSettingsOf<Name extends FlagServiceName> = Pick<
  FlagSettings,
  keyof FlagSettings & (keyof FlagServices[Name]['needs'] | keyof FlagServices[Name]['takes'])
>;

export const flagServiceNames = Object.keys(flagServices) as readonly FlagServiceName[];

export const flagServiceOf = (name: FlagServiceName): FlagService => flagServices[name];

export function isFlagService(name: unknown): name is FlagServiceName {
  return flagServiceNames.some((known) => known === name);
}

const neededSettings: readonly NeededSetting[] = ['url', 'key'];

export function missingFlagSettings(
  name: FlagServiceName,
  given: { readonly [Setting in NeededSetting]?: string | undefined },
): readonly { readonly setting: NeededSetting; readonly what: string }[] {
  const { needs } = flagServiceOf(name);
  return neededSettings.flatMap((setting) => {
    const what = needs[setting];
    return what === undefined || given[setting] !== undefined ? [] : [{ setting, what }];
  });
}
