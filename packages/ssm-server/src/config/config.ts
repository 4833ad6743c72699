/** What the environment says, checked. Every setting has a default: nothing need be set. */
import path from 'node:path';
import type { AllowanceSettings } from '../exchange/allowance.ts';
import type { SecuritySettings } from '../http/securityHeaders.ts';
import { type AppSettings, appSettings } from '../settings/appSettings.ts';
import { readLocale } from '../settings/locale.ts';
import { readSettings } from '../settings/readSettings.ts';
import { type SettingsOrigins, settingsOrigins } from '../settings/settingsOrigins.ts';
import type { Settings } from '../settings/settingsSchema.ts';
import { readAllowance, readStoredBytes, readTrustedProxies } from './allowanceSettings.ts';
import { ConfigError } from './configError.ts';
import { type DatabaseLimits, readDatabaseLimits } from './databaseLimits.ts';
import { type HttpLimits, readHttpLimits } from './httpLimits.ts';
import { requireKnownVariables } from './knownVariables.ts';
import { type MetricsSettings, readMetricsSettings, readPort } from './metricsSettings.ts';
import { readOrigins } from './origins.ts';
import { originOfApi, type PageSettings, readApi, readMenuName } from './pageSettings.ts';
import { namedProfiles, type Profile, profileOf } from './profile.ts';
import { readWhole } from './wholeNumber.ts';

/** Where the data is. */
export interface StorageSettings {
  /** Absolute. */
  readonly folder: string;
  /** A PostgreSQL in place of the embedded database of the folder. */
  readonly databaseUrl?: string | undefined;
  /** Of its connections; the defaults without. */
  readonly databaseLimits?: DatabaseLimits | undefined;
  /** Where its notices are heard: its own address behind a pooler. That of the database without, nowhere when it is `none`. */
  readonly listenUrl?: string | undefined;
  /** The most that the panels of one person may take; as much as there is room for without. */
  readonly storedBytes?: number | undefined;
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

const preparations = ['thorough', 'quick'] as const;
/** How much is done for answers before and after somebody asks for them. */
type Preparation = (typeof preparations)[number];

export interface ServerConfig {
  readonly profile: Profile;
  /** Of the sources, where git cannot say it. */
  readonly commit?: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Absent: nothing is counted. */
  readonly metrics?: MetricsSettings | undefined;
  readonly storage: StorageSettings;
  /** The built application; the api alone is served without. */
  readonly staticFolder?: string | undefined;
  /** A folder of files to download, with their index; those that the server makes without. */
  readonly filesFolder?: string | undefined;
  /** A folder of release notes in place of the product's own. */
  readonly releaseNotesFolder?: string | undefined;
  /** Where people reach the server, when that is not the address it listens on; without a slash at its end. */
  readonly publicUrl?: string | undefined;
  /** Which other origins have to do with this one. */
  readonly security: SecuritySettings;
  /** What the application's page says in place of its own settings. */
  readonly page: PageSettings;
  /** What is set about the application and its accounts. */
  readonly settings: Settings;
  /** The same, as the application takes it. */
  readonly app: AppSettings;
  /** `quick`: nothing is compressed or compiled before somebody asks, and nothing is compressed a second time. */
  readonly preparation: Preparation;
  /** How often the demo catalogue's reagents come, each time under other SeqIds: once, unless growth is tried. */
  readonly demoTimes: number;
  /** Memory for answers that are made and compressed once. One that takes more than half of it is made anew each time. */
  readonly preparedMegabytes: number;
  /** How much is taken from others at once. */
  readonly limits: HttpLimits;
  /** How much one person or address may ask for within a time. */
  readonly allowance: AllowanceSettings;
  /** Proxies that are believed about whom they were called by. */
  readonly trustedProxies: readonly string[];
  /** How long a server that is told to end serves on, not ready, so that whoever sends people to it can learn of it. */
  readonly drainMs: number;
  /** Absent: nobody chose one. */
  readonly logLevel?: LogLevel | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable is one that is not set. */
function setting(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function readCommit(env: Environment): string | undefined {
  const text = setting(env, 'SSM_COMMIT');
  if (text === undefined || /^[0-9a-f]{7,64}$/.test(text)) return text;
  throw new ConfigError(`SSM_COMMIT is "${text}". Set it to 7 to 64 hexadecimal digits, or unset it.`);
}

function readUrl(env: Environment, name: string, protocols: readonly string[], example: string): string | undefined {
  const text = setting(env, name);
  if (text === undefined) return undefined;
  // The value may hold a password: it is never repeated.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new ConfigError(`${name} is not an address of the kind ${example}. Correct it, or unset it.`);
  }
  return text;
}

/** One of a few words; undefined when the variable is not set. */
function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = setting(env, name)?.toLowerCase();
  const chosen = choices.find((choice) => choice === text);
  if (text !== undefined && chosen === undefined) {
    throw new ConfigError(`${name} is "${text}". Set it to one of ${choices.join(', ')}.`);
  }
  return chosen;
}

/** The origins of what else is set, such as an SSM_API elsewhere, need not be listed once more. */
function readSecurity(env: Environment, { api }: PageSettings, ofSettings: SettingsOrigins): SecuritySettings {
  const origins = (name: string, allowsWildcard: boolean): readonly string[] =>
    readOrigins({ name, text: setting(env, name), allowsWildcard });
  const ofApi = originOfApi(api);
  const connectOrigins = [...origins('SSM_CONNECT_ORIGINS', true), ...(ofApi === undefined ? [] : [ofApi])];
  return {
    corsOrigins: origins('SSM_CORS_ORIGINS', false),
    ...ofSettings,
    connectOrigins: [...new Set([...connectOrigins, ...ofSettings.connectOrigins])],
    frameAncestors: origins('SSM_FRAME_ANCESTORS', true),
    embedOrigins: origins('SSM_EMBED_ORIGINS', false),
  };
}

const readDatabaseUrl = (env: Environment, name: string): string | undefined =>
  readUrl(env, name, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name');

/** SSM_DATA (default `.data`), DATABASE_URL, and its connections. Throws ConfigError. */
export function readStorageSettings(env: Environment, currentFolder: string): StorageSettings {
  return {
    folder: path.resolve(currentFolder, setting(env, 'SSM_DATA') ?? '.data'),
    databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
    listenUrl:
      setting(env, 'SSM_DATABASE_LISTEN_URL') === 'none' ? 'none' : readDatabaseUrl(env, 'SSM_DATABASE_LISTEN_URL'),
    databaseLimits: readDatabaseLimits((name) => setting(env, name)),
    storedBytes: readStoredBytes((name) => setting(env, name)),
  };
}

/**
 * The whole configuration. HOST is 127.0.0.1 unless set: what people try out on their own machine
 * should not be open to the network before they ask for it. Throws ConfigError.
 */
export function readConfig(env: Environment, currentFolder: string): ServerConfig {
  requireKnownVariables(env);
  const folder = (name: string): string | undefined => {
    const text = setting(env, name);
    return text === undefined ? undefined : path.resolve(currentFolder, text);
  };
  const named = (name: string): string | undefined => setting(env, name);
  const whole = (name: string, most: number): number | undefined => readWhole(named, name, 1, most);
  const staticFolder = folder('SSM_STATIC');
  const settings = readSettings(env, currentFolder);
  const page: PageSettings = {
    menuName: readMenuName(setting(env, 'SSM_MENU_NAME') ?? settings.menuName),
    api: readApi(setting(env, 'SSM_API') ?? settings.api),
    locale: readLocale(setting(env, 'SSM_LOCALE') ?? settings.locale, staticFolder),
  };
  const publicUrl = readUrl(env, 'PUBLIC_URL', ['http:', 'https:'], 'https://menu.example.org')?.replace(/\/+$/, '');
  const app = appSettings({ settings, page, publicUrl });
  const host = setting(env, 'HOST') ?? '127.0.0.1';
  const port = readPort(named, 'PORT') ?? 4173;
  return {
    profile: profileOf(readChoice(env, 'SSM_PROFILE', namedProfiles), { host, publicUrl }),
    commit: readCommit(env),
    port,
    host,
    metrics: readMetricsSettings(named, port),
    storage: readStorageSettings(env, currentFolder),
    staticFolder,
    filesFolder: folder('SSM_FILES'),
    releaseNotesFolder: folder('SSM_RELEASE_NOTES'),
    publicUrl,
    security: readSecurity(env, page, settingsOrigins(app)),
    page,
    settings,
    app,
    preparation: readChoice(env, 'SSM_PREPARE', preparations) ?? 'thorough',
    demoTimes: whole('SSM_DEMO_TIMES', 100) ?? 1,
    preparedMegabytes: whole('SSM_PREPARED_MB', 65_536) ?? 64,
    limits: readHttpLimits(named),
    allowance: readAllowance(named),
    trustedProxies: readTrustedProxies(named),
    drainMs: (readWhole(named, 'SSM_DRAIN_SECONDS', 0, 600) ?? 0) * 1000,
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels),
  };
}
