/** What the environment says, checked: the declared settings as the server takes them. Every one has a default: nothing need be set. */
import path from 'node:path';
import type { AllowanceSettings } from '../exchange/allowance.ts';
import type { Limits } from '../http/limits.ts';
import type { SecuritySettings } from '../http/securityHeaders.ts';
import { type AppSettings, appSettings } from '../settings/appSettings.ts';
import { content } from '../settings/declared/content.ts';
import { allowance, limits } from '../settings/declared/limits.ts';
import { listening } from '../settings/declared/listening.ts';
import { otherOrigins } from '../settings/declared/otherOrigins.ts';
import { running } from '../settings/declared/running.ts';
import { storage } from '../settings/declared/storage.ts';
import type { Settings } from '../settings/declared/tables.ts';
import { readLocale } from '../settings/locale.ts';
import { readSettings } from '../settings/readSettings.ts';
import { type Environment, readTable } from '../settings/schema/readTable.ts';
import type { ValuesOf } from '../settings/schema/setting.ts';
import { settingsOrigins } from '../settings/settingsOrigins.ts';
import { readAllowance } from './allowanceSettings.ts';
import { type DatabaseLimits, readDatabaseLimits } from './databaseLimits.ts';
import { requireKnownVariables } from './knownVariables.ts';
import { type MetricsSettings, metricsSettings } from './metricsSettings.ts';
import { originOfApi, type PageSettings } from './pageSettings.ts';
import { type Profile, profileOf } from './profile.ts';

type Running = ValuesOf<typeof running>;
export type LogLevel = NonNullable<Running['logLevel']>;

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
  readonly preparation: ValuesOf<typeof content>['preparation'];
  /** How often the demo catalogue's reagents come, each time under other SeqIds: once, unless growth is tried. */
  readonly demoTimes: number;
  /** Memory for answers that are made and compressed once. One that takes more than half of it is made anew each time. */
  readonly preparedMegabytes: number;
  /** How much is taken from others at once. */
  readonly limits: Pick<Limits, 'budgetBytes' | 'senderBytes' | 'connections' | 'requestMs'>;
  /** How much one person or address may ask for within a time. */
  readonly allowance: AllowanceSettings;
  /** Proxies that are believed about whom they were called by. */
  readonly trustedProxies: readonly string[];
  /** How long a server that is told to end serves on, not ready, so that whoever sends people to it can learn of it. */
  readonly drainMs: number;
  /** Absent: nobody chose one. */
  readonly logLevel?: LogLevel | undefined;
}

const mebibyte = 1024 * 1024;

/** The origins of what else is set, such as an SSM_API elsewhere, need not be listed once more. */
function readSecurity(env: Environment, app: AppSettings, { api }: PageSettings): SecuritySettings {
  const given = readTable(otherOrigins, env);
  const ofSettings = settingsOrigins(app);
  const ofApi = originOfApi(api);
  const connectOrigins = [...given.connectOrigins, ...(ofApi === undefined ? [] : [ofApi])];
  return {
    ...given,
    ...ofSettings,
    connectOrigins: [...new Set([...connectOrigins, ...ofSettings.connectOrigins])],
  };
}

function readLimits(env: Environment): ServerConfig['limits'] {
  const { bodiesMegabytes, senderMegabytes, requestSeconds, connections } = readTable(limits, env);
  return {
    budgetBytes: bodiesMegabytes * mebibyte,
    senderBytes: senderMegabytes * mebibyte,
    connections,
    requestMs: requestSeconds * 1000,
  };
}

/** SSM_DATA, DATABASE_URL, and its connections. Throws ConfigError. */
export function readStorageSettings(env: Environment, currentFolder: string): StorageSettings {
  const { folder, databaseUrl, listenUrl } = readTable(storage, env);
  return {
    folder: path.resolve(currentFolder, folder),
    databaseUrl,
    listenUrl,
    databaseLimits: readDatabaseLimits(env),
    storedBytes: readTable(allowance, env).storedMegabytes * mebibyte,
  };
}

/** The whole configuration. Throws ConfigError. */
export function readConfig(env: Environment, currentFolder: string): ServerConfig {
  requireKnownVariables(env);
  const absolute = (folder: string | undefined): string | undefined =>
    folder === undefined ? undefined : path.resolve(currentFolder, folder);
  const { profile, port, host, publicUrl, trustedProxies } = readTable(listening, env);
  const { preparation, preparedMegabytes, demoTimes, ...folders } = readTable(content, env);
  const { logLevel, drainSeconds, commit, ...metrics } = readTable(running, env);
  const staticFolder = absolute(folders.staticFolder);
  const settings = readSettings(env, currentFolder);
  const { menuName, api, locale } = settings;
  const page: PageSettings = { menuName, api, locale: readLocale(locale, staticFolder) };
  const app = appSettings({ settings, page, publicUrl });
  return {
    profile: profileOf(profile, { host, publicUrl, trustedProxies }),
    commit,
    port,
    host,
    metrics: metricsSettings(metrics, port),
    storage: readStorageSettings(env, currentFolder),
    staticFolder,
    filesFolder: absolute(folders.filesFolder),
    releaseNotesFolder: absolute(folders.releaseNotesFolder),
    publicUrl,
    security: readSecurity(env, app, page),
    page,
    settings,
    app,
    preparation,
    demoTimes,
    preparedMegabytes,
    limits: readLimits(env),
    allowance: readAllowance(env),
    trustedProxies,
    drainMs: drainSeconds * 1000,
    logLevel,
  };
}
