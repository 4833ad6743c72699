/** The flag services that the settings may name: the server and the application both read this one table. */

/** What can be set of a flag service; each takes some of it. */
export interface FlagSettings {
  /** Where the service is; empty for the application's own base path. */
  readonly url: string;
  /** What a browser shows the service to be answered. */
  readonly key: string;
  /** The flags themselves. */
  readonly values: Readonly<Record<string, string | boolean | number>>;
}

/** What a service can be refused without. */
type NeededSetting = 'url' | 'key';

interface FlagService {
  /** It is refused without these, in a sentence that says what each is. */
  readonly needs: { readonly [Setting in NeededSetting]?: string };
  /** What else it takes, as it is told where it is not set. */
  readonly takes: Partial<FlagSettings>;
  /** What it calls beside its url, for the Content-Security-Policy. */
  readonly origins: readonly string[];
}

/** By their names in the settings. A new one is its line and its adapter, `flags.<name>.ts` in ssm-host/adapters/flags. */
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

/** What the adapter of a service is given: what is declared of it, and no more. */
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

/** What a service needs and is not given, with what that is. */
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
