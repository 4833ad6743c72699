import type { RoleTitle } from 'ssm-core';
import { createDevelopmentIdentity } from '../../identity/developmentIdentity.ts';
import type { Identity } from '../../identity/identity.ts';
import { createOutsideIdentity } from '../../identity/outsideIdentity.ts';
import type { Log } from '../../log/log.ts';
import { providerAddresses } from '../../provider/addresses.ts';
import type { DevelopmentProvider } from '../../provider/provider.ts';
import { identitySettings } from '../../settings/appSettings.ts';
import type { ServerConfig } from '../../settings/config.ts';
import { type Store, StoreError } from '../../store/store.ts';
import { folderSigningKey, sharedSigningKey } from './signingKey.ts';

export interface StartedIdentity {
  readonly identity: Identity;
  /** Creates an access token for the demo person of a role. Rejects with StoreError if there are no demo people. */
  readonly mint: (title: RoleTitle) => Promise<string>;
  readonly provider: DevelopmentProvider | undefined;
}

function refuseToMint(where: string): () => Promise<never> {
  return async () => {
    throw new StoreError('not_found', `This server has no demo people: ${where}.`);
  };
}

async function startDevelopment(
  config: ServerConfig,
  settings: Extract<ReturnType<typeof identitySettings>, { kind: 'development' }>,
  store: Store,
  log: Log,
): Promise<StartedIdentity> {
  const { storage, security } = config;
  const key =
    storage.databaseUrl === undefined ? await folderSigningKey(storage.folder) : await sharedSigningKey(store);
  const { audience, namespace, accessTokenSeconds } = settings;
  const addresses = providerAddresses(config);
  const identity = await createDevelopmentIdentity({
    issuer: addresses.issuer,
    isIssuer: addresses.isIssuer,
    audience,
    namespace,
    lifetimeSeconds: accessTokenSeconds,
    key,
    now: () => new Date(),
  });
  const load = async (): Promise<DevelopmentProvider> => {
    const { createDevelopmentProvider } = await import('../../provider/provider.ts');
    return createDevelopmentProvider({
      addresses,
      audience,
      namespace,
      accessTokenSeconds,
      key,
      cookieKey: () => store.keepSecret('cookie-key', crypto.randomUUID() + crypto.randomUUID()),
      records: store.providerRecords,
      columnsOf: (sub) => store.preferences.columnsOf(sub),
      returnOrigins: security.returnOrigins ?? [],
      locale: config.page.locale,
      log,
    });
  };
  let loaded: Promise<DevelopmentProvider> | undefined;
  const provider: DevelopmentProvider = {
    async handle(...asked) {
      loaded ??= load();
      return (await loaded).handle(...asked);
    },
  };
  return { identity, mint: (title) => identity.mint(title), provider };
}

/** Rejects with StoreError. */
export async function startIdentity(config: ServerConfig, store: Store, log: Log): Promise<StartedIdentity> {
  const settings = identitySettings(config.settings, config.publicUrl);
  if (settings.kind === 'development') return startDevelopment(config, settings, store, log);
  if (settings.kind === 'none') {
    const nobody: Identity = { verify: async () => undefined };
    return { identity: nobody, mint: refuseToMint('SSM_IDENTITY is none'), provider: undefined };
  }
  const { issuer, audience, namespace } = settings;
  const identity = createOutsideIdentity({
    issuer,
    audience,
    namespace,
    fetch: (address, init) => fetch(address, init),
    onFailure: (err) => log.warn({ err }, 'The identity provider does not answer; its keys cannot be had'),
  });
  return { identity, mint: refuseToMint(`it takes tokens of ${issuer}`), provider: undefined };
}
