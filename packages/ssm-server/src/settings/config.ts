/** Reads and checks the environment variables. Every setting has a default. */
import path from 'node:path';
import { nearest } from 'ssm-core/internal';
import type { AllowanceSettings } from '../exchange/access.ts';
import type { Limits } from '../http/limits.ts';
import type { SecuritySettings } from '../http/securityHeaders.ts';
import { type AppSettings, appSettings, originOfApi, type PageSettings } from './appSettings.ts';
import { content } from './declared/content.ts';
import { allowance, limits } from './declared/limits.ts';
import { listening } from './declared/listening.ts';
import { ofRepository } from './declared/ofRepository.ts';
import { otherOrigins } from './declared/otherOrigins.ts';
import { running } from './declared/running.ts';
import { type DatabaseLimits, readDatabaseLimits, storage } from './declared/storage.ts';
import { type Settings, settingNames } from './declared/tables.ts';
import { type Profile, profileOf } from './profile.ts';
import { readLocale, readSettings } from './readSettings.ts';
import { ConfigError, type Environment, readTable } from './schema/readTable.ts';
import type { ValuesOf } from './schema/setting.ts';
import { settingsOrigins } from './settingsOrigins.ts';

type Running = ValuesOf<typeof running>;
export type LogLevel = NonNullable<Running['logLevel']>;

export interface StorageSettings {
  /** Absolute path of the data folder. */
  readonly folder: string;
  /** A PostgreSQL database that is used instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  readonly databaseLimits?: DatabaseLimits | undefined;
  /**
   * Address for notices, needed if `databaseUrl` leads to a pooler. By default the same address; `none` turns notices
   * off.
   */
  readonly listenUrl?: string | undefined;
  /** Maximum number of bytes that the panels of one person may take; undefined means no limit. */
  readonly storedBytes?: number | undefined;
}

export interface ServerConfig {
  readonly profile: Profile;
  readonly commit?: string | undefined;
  /** Port to listen on; 0 means any free port. */
  readonly port: number;
  readonly host: string;
  /** Undefined if metrics are off. */
  readonly metrics?: MetricsSettings | undefined;
  readonly storage: StorageSettings;
  /** Folder of the built application; without it, only the API is served. */
  readonly staticFolder?: string | undefined;
  /** Folder with files to download and their index; without it, the server generates files. */
  readonly filesFolder?: string | undefined;
  readonly releaseNotesFolder?: string | undefined;
  /** Public URL without a slash at the end, if it differs from the address that the server listens on. */
  readonly publicUrl?: string | undefined;
  readonly security: SecuritySettings;
  readonly page: PageSettings;
  readonly settings: Settings;
  readonly app: AppSettings;
  /**
   * With `quick`, nothing is compressed or compiled before the first request, and nothing is compressed a second time.
   */
  readonly preparation: ValuesOf<typeof content>['preparation'];
  /** How often the demo catalogue repeats its reagents under other SeqIds, to test growth; 1 by default. */
  readonly demoTimes: number;
  /** Memory for prepared answers. An answer larger than half of this is not cached. */
  readonly preparedMegabytes: number;
  readonly limits: Pick<Limits, 'budgetBytes' | 'senderBytes' | 'connections' | 'requestMs'>;
  readonly allowance: AllowanceSettings;
  readonly trustedProxies: readonly string[];
  /**
   * Time for which the server still serves after SIGTERM. It reports that it is not ready, so that proxies can notice.
   */
  readonly drainMs: number;
  readonly logLevel?: LogLevel | undefined;
}

const mebibyte = 1024 * 1024;

/** Adds the origins in other settings, such as an SSM_API on another host, so that operators need not list them. */
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

const kibibytesAMegabyte = 1024;

/** Throws ConfigError. */
function readAllowance(env: Environment): AllowanceSettings {
  const { sentMegabytes, storedMegabytes: _, ...counted } = readTable(allowance, env);
  return { ...counted, kibibytes: sentMegabytes * kibibytesAMegabyte };
}

/** Enough for ordinary users. A test with 500 requests a second from one address exceeds it. 0 means no limit. */
export const defaultAllowance: AllowanceSettings = readAllowance({});

export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

interface Given {
  readonly metricsPort: number | undefined;
  readonly metricsHost: string | undefined;
}

/** Returns undefined if metrics are off. `taken` is the port that the server itself uses. Throws ConfigError. */
function metricsSettings({ metricsPort, metricsHost }: Given, taken: number): MetricsSettings | undefined {
  if (metricsPort === undefined && metricsHost !== undefined) {
    throw new ConfigError('SSM_METRICS_HOST does nothing without SSM_METRICS_PORT. Set that as well, or unset it.');
  }
  if (metricsPort === undefined) return undefined;
  if (metricsPort !== 0 && metricsPort === taken) {
    throw new ConfigError(`SSM_METRICS_PORT is ${metricsPort}, and so is PORT. Set one of them to another number.`);
  }
  return { port: metricsPort, host: metricsHost ?? '127.0.0.1' };
}

const known: readonly string[] = settingNames.filter((name) => name.startsWith('SSM_'));
const accepted: ReadonlySet<string> = new Set([...known, ...Object.keys(ofRepository)]);

/**
 * Refuses unknown variables that begin with SSM_, because a misspelt name would silently leave a setting at its
 * default. Throws ConfigError.
 */
export function requireKnownVariables(env: Environment): void {
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('SSM_') || accepted.has(name) || (value?.trim() ?? '') === '') continue;
    throw new ConfigError(
      `${name} is no setting. The nearest one is ${nearest(name, known)}. Correct the name, or unset it.`,
    );
  }
}
