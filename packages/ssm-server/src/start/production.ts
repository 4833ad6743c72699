/** Lists what prevents a start in production. Each sentence says what to do. */
import { assayVersions } from 'ssm-core';
import { identitySettings } from '../settings/appSettings.ts';
import { called } from '../settings/artefact.ts';
import type { ServerConfig } from '../settings/config.ts';
import { isLoopback, openBy } from '../settings/profile.ts';
import { ConfigError } from '../settings/schema/readTable.ts';
import { lacksDatabase } from '../store/embedded/startThread.ts';
import { type RevisionSummary, type Store, StoreError } from '../store/store.ts';
import { versionNames } from './announce.ts';

type Judged = Pick<ServerConfig, 'host' | 'publicUrl' | 'trustedProxies' | 'settings' | 'profile' | 'storage'>;

const exposedIssuer = 'SSM_OIDC_ISSUER begins with http:, so its keys could be forged. Set it to an https address.';

function isExposed(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

function refusalsOfSettings({ publicUrl, settings }: Judged): readonly string[] {
  const refusals: string[] = [];
  if (publicUrl === undefined) {
    refusals.push('PUBLIC_URL is not set. Set it to where people reach the server, as https://menu.example.org.');
  } else if (isExposed(publicUrl)) {
    refusals.push('PUBLIC_URL begins with http:, so tokens could be read on the way. Set it to an https address.');
  }
  const identity = identitySettings(settings, publicUrl);
  if (identity.kind === 'development') {
    refusals.push(
      'Everybody could sign in without a password. Set SSM_OIDC_ISSUER, SSM_OIDC_CLIENT_ID and SSM_OIDC_AUDIENCE ' +
        'for your OpenID provider, or SSM_IDENTITY to none when nobody is to sign in.',
    );
  } else if (identity.kind === 'oidc' && isExposed(identity.issuer)) {
    refusals.push(exposedIssuer);
  }
  return refusals;
}

function refusalsOfCatalogues(revisions: readonly RevisionSummary[]): readonly string[] {
  return assayVersions.flatMap((version) => {
    const inUse = revisions.find((revision) => revision.version === version && revision.isActive);
    if (inUse?.isDemo === false) return [];
    const state = inUse === undefined ? 'has no catalogue' : 'has an invented catalogue';
    return `${versionNames[version]} ${state}. Load its files: ${called('catalogue')} load --version ${version} FILE…`;
  });
}

function refused(config: Judged, refusals: readonly string[]): ConfigError {
  const open = openBy(config);
  const why = open === undefined ? 'SSM_PROFILE is production' : `${open}, which counts as production`;
  const lines = [
    `The server does not start: ${why}.`,
    ...refusals.map((sentence) => `- ${sentence}`),
    'To show it to others as it is, with nothing of value in it, set SSM_PROFILE to demo.',
  ];
  return new ConfigError(lines.join('\n'));
}

/**
 * Opens the store. If a production server must not start, all reasons are reported at once, and no database is created.
 * Rejects with ConfigError, or as `open` does.
 */
export async function openAllowed(config: Judged, open: () => Promise<Store>): Promise<Store> {
  if (config.profile !== 'production') {
    const identity = identitySettings(config.settings, config.publicUrl);
    if (identity.kind === 'oidc' && isExposed(identity.issuer)) throw new ConfigError(exposedIssuer);
    return open();
  }
  const ofSettings = refusalsOfSettings(config);
  const { databaseUrl, folder } = config.storage;
  if (databaseUrl === undefined && lacksDatabase(folder)) {
    throw refused(config, [...ofSettings, ...refusalsOfCatalogues([])]);
  }
  const store = await open().catch((error: unknown) => {
    if (ofSettings.length === 0 || !(error instanceof StoreError)) throw error;
    throw refused(config, [...ofSettings, error.message]);
  });
  try {
    const refusals = [...ofSettings, ...refusalsOfCatalogues(await store.listRevisions())];
    if (refusals.length > 0) throw refused(config, refusals);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Returns the first log line of a server with the demo profile; undefined for other profiles. */
export function demoWarning(config: Judged): string | undefined {
  if (config.profile !== 'demo') return undefined;
  const why = openBy(config);
  const open = why === undefined ? '' : `, and it is open beyond this machine (${why})`;
  const { kind } = identitySettings(config.settings, config.publicUrl);
  const signIn =
    kind === 'development' ? ' Whoever reaches it can sign in as any of the demo people, without a password.' : '';
  return `DEMONSTRATION: SSM_PROFILE is demo${open}.${signIn} Keep nothing of value in it.`;
}
