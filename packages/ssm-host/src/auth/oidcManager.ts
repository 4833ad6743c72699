/** Creates the OpenID Connect client. Lazy-loaded with the first sign-in, renewal or sign-out. */
import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { SignInProblem } from 'ssm-core';
import type { OidcSettings } from './session.ts';

export type OidcManager = UserManager;

const requestSeconds = 10;

/** Resolves a path below the application's address. Returns a full address as it is. */
function addressIn(home: string, address = '/'): string {
  return new URL(address.startsWith('/') ? `.${address}` : address, home).href;
}

export function createManager(settings: OidcSettings, home: string, store: Storage): OidcManager {
  return new UserManager({
    authority: settings.issuer,
    client_id: settings.clientId,
    redirect_uri: home,
    post_logout_redirect_uri: addressIn(home, settings.logoutUrl),
    scope: settings.scope,
    // Renewal is not automatic, because a lock decides which tab renews.
    automaticSilentRenew: false,
    monitorSession: false,
    requestTimeoutInSeconds: requestSeconds,
    userStore: new WebStorageStateStore({ store }),
    stateStore: new WebStorageStateStore({ store }),
  });
}

export function isRefusal(error: unknown): boolean {
  return error instanceof ErrorResponse;
}

export function failureOf(error: unknown): SignInProblem {
  if (error instanceof DOMException && /quota/i.test(error.name)) return 'storage_full';
  if (error instanceof ErrorResponse) return error.error === 'access_denied' ? 'denied' : 'failed';
  if (error instanceof Error && /no matching state|no state in response|nonce/i.test(error.message))
    return 'lost_state';
  if (error instanceof TypeError || (error instanceof Error && /timed? ?out|network|fetch/i.test(error.message))) {
    return 'provider_unreachable';
  }
  return 'failed';
}
