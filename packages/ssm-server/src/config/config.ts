/** Reads and checks the environment. Every setting has a default. */
import path from 'node:path';
import type { AllowanceSettings } from '../exchange/access.ts';
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

export interface StorageSettings {
  /** Absolute path. */
  readonly folder: string;
  /** A PostgreSQL that replaces the embedded database of the folder. */
  readonly databaseUrl?: string | undefined;
  readonly databaseLimits?: DatabaseLimits | undefined;
  /** Address for notices, if `databaseUrl` leads to a pooler. The same address by default; `none` turns notices off. */
  readonly listenUrl?: string | undefined;
  /** Most bytes that the panels of one person may take; undefined means no limit. */
  readonly storedBytes?: number | undefined;
}

export interface ServerConfig {
  readonly profile: Profile;
  readonly commit?: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Undefined turns metrics off. */
  readonly metrics?: MetricsSettings | undefined;
  readonly storage: StorageSettings;
  /** The built application; only the API is served without it. */
  readonly staticFolder?: string | undefined;
  /** Files to download with their index; without it the server makes its own. */
  readonly filesFolder?: string | undefined;
  readonly releaseNotesFolder?: string | undefined;
  /** Public address without a trailing slash, if it differs from the listening address. */
  readonly publicUrl?: string | undefined;
  readonly security: SecuritySettings;
  readonly page: PageSettings;
  readonly settings: Settings;
  readonly app: AppSettings;
  /** `quick` compresses and compiles nothing before the first request, and compresses nothing a second time. */
  readonly preparation: ValuesOf<typeof content>['preparation'];
  /** Multiplies the reagents of the demo catalogue under other SeqIds, to test growth; 1 by default. */
  readonly demoTimes: number;
  /** Memory for prepared answers. An answer larger than half of it is not kept. */
  readonly preparedMegabytes: number;
  readonly limits: Pick<Limits, 'budgetBytes' | 'senderBytes' | 'connections' | 'requestMs'>;
  readonly allowance: AllowanceSettings;
  readonly trustedProxies: readonly string[];
  /** Time that a server keeps serving after SIGTERM, not ready, so that a proxy can notice. */
  readonly drainMs: number;
  readonly logLevel?: LogLevel | undefined;
}

const mebibyte = 1024 * 1024;

/** Adds the origins of other settings, such as an SSM_API elsewhere, so they need not be listed. */
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

/** Throws ConfigError. */
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

/** Reads the whole configuration. Throws ConfigError. */
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
