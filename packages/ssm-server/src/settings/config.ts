/** Reads and checks the environment. Every setting has a default. */
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

const kibibytesAMegabyte = 1024;

/** Throws ConfigError. */
function readAllowance(env: Environment): AllowanceSettings {
  const { sentMegabytes, storedMegabytes: _, ...counted } = readTable(allowance, env);
  return { ...counted, kibibytes: sentMegabytes * kibibytesAMegabyte };
}

/**
 * High enough for ordinary people; a test with 500 requests a second from one address reaches them. 0 means no limit.
 */
export const defaultAllowance: AllowanceSettings = readAllowance({});

export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

interface Given {
  readonly metricsPort: number | undefined;
  readonly metricsHost: string | undefined;
}

/** Returns undefined if metrics are off. `taken` is the public port. Throws ConfigError. */
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
 * Refuses variables that begin with SSM_ and are unknown: a misspelt one would silently leave a setting at its default.
 * Throws ConfigError.
 */
export function requireKnownVariables(env: Environment): void {
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('SSM_') || accepted.has(name) || (value?.trim() ?? '') === '') continue;
    throw new ConfigError(
      `${name} is no setting. The nearest one is ${nearest(name, known)}. Correct the name, or unset it.`,
    );
  }
}
