import type { JWK } from 'jose';
import type * as OidcProvider from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { ColumnKey } from 'ssm-core';
import { demoPerson, developmentClientId, roleOfDemoPerson } from '../identity/demoPerson.ts';
import type { ProviderRecords } from '../store/store.ts';
import { providerAdapter } from './adapter.ts';
import { messagePage, signOutPage } from './pages.ts';

const scopes = 'openid profile email';
const dayInSeconds = 86_400;

export interface ProviderFacts {
  readonly audience: string;
  readonly namespace: string;
  readonly accessTokenSeconds: number;
  /** A private ES256 key. */
  readonly key: JWK;
  readonly cookieKey: string;
  readonly records: ProviderRecords;
  readonly columnsOf: (sub: string) => Promise<readonly ColumnKey[] | undefined>;
  /** Further origins from which people may sign in, and to which they are redirected. */
  readonly returnOrigins: readonly string[];
  /** Language of the pages; English by default. */
  readonly locale?: string | undefined;
}

type Library = typeof OidcProvider;

/** Shows the sign-up page even if a person is signed in. */
function interactionPolicy({ interactionPolicy: { base, Check } }: Library) {
  const policy = base();
  policy.get('login')?.checks.add(
    new Check('sign_up', 'The person asked to sign up', 'login_required', ({ oidc }) => {
      const isAsked = oidc.params?.['screen_hint'] === 'signup' && oidc.result?.login === undefined;
      return isAsked ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}

/** Grants consent without asking the user, because these accounts serve only this application. */
async function existingGrant({ oidc }: KoaContextWithOIDC) {
  const { session, client, provider } = oidc;
  const accountId = session?.accountId;
  const known = session?.grantIdFor(client?.clientId ?? '');
  const grant = known === undefined ? undefined : await provider.Grant.find(known);
  if (grant !== undefined && grant.accountId === accountId) return grant;
  const fresh = new provider.Grant({ clientId: client?.clientId ?? '', accountId: accountId ?? '' });
  fresh.addOIDCScope(`${scopes} offline_access`);
  await fresh.save();
  return fresh;
}

export function providerConfiguration(
  library: Library,
  facts: ProviderFacts,
  base: string,
  application: string,
): Configuration {
  const { audience, namespace, accessTokenSeconds, key, cookieKey, records, columnsOf } = facts;
  const site = { base, locale: facts.locale };
  const cookiePath = new URL(base).pathname;
  const cookies = { signed: true, httpOnly: true, sameSite: 'lax' } as const;

  async function ownClaims(sub: string) {
    const title = roleOfDemoPerson(sub);
    if (title === undefined) return undefined;
    const { email } = demoPerson(title);
    return { email, [`${namespace}roles`]: [title], [`${namespace}preferredCols`]: (await columnsOf(sub)) ?? [] };
  }

  return {
    adapter: providerAdapter(records),
    clients: [
      {
        client_id: developmentClientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [application],
        post_logout_redirect_uris: [application],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...key, alg: 'ES256', use: 'sig' }] },
    cookies: {
      keys: [cookieKey],
      names: { session: 'ssm_session', interaction: 'ssm_interaction', resume: 'ssm_resume' },
      long: { ...cookies, path: cookiePath },
      short: cookies,
    },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: {
      openid: ['sub', `${namespace}roles`, `${namespace}preferredCols`],
      profile: ['name'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    async findAccount(_, sub) {
      const claims = await ownClaims(sub);
      if (claims === undefined) return undefined;
      const name = roleOfDemoPerson(sub);
      return { accountId: sub, claims: async () => ({ sub, name, email_verified: true, ...claims }) };
    },
    async extraTokenClaims(_, token) {
      return 'accountId' in token && typeof token.accountId === 'string' ? ownClaims(token.accountId) : undefined;
    },
    loadExistingGrant: existingGrant,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    pkce: { required: () => true },
    extraParams: {
      screen_hint: null,
      audience(_, value) {
        if (value !== undefined && value !== audience) throw new library.errors.InvalidTarget();
      },
    },
    clientBasedCORS: (_, origin) => facts.returnOrigins.includes(origin) || origin === new URL(base).origin,
    interactions: {
      policy: interactionPolicy(library),
      url: (_, { uid }) => `${base}/interaction/${uid}`,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo(_, resource) {
          if (resource !== audience) throw new library.errors.InvalidTarget();
          return { audience, scope: '', accessTokenFormat: 'jwt', jwt: { sign: { alg: 'ES256' } } };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          ctx.body = signOutPage(site, form);
        },
        postLogoutSuccessSource(ctx) {
          ctx.body = messagePage(site, application, 'signedOut');
        },
      },
    },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = 'html';
      const detail = `${error}${description ? `: ${description}` : ''}`;
      ctx.body = messagePage(site, application, { detail });
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      Grant: 14 * dayInSeconds,
      RefreshToken: 14 * dayInSeconds,
      Session: 14 * dayInSeconds,
    },
  };
}
