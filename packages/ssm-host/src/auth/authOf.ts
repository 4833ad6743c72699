/** The identity that the settings name. */

import { createAnonymousAuth } from '../adapters/auth.none.ts';
import { carriesSignIn, createOidcPort } from '../adapters/auth.oidc.ts';
import type { Address } from '../address/address.ts';
import { withBasePath } from '../address/basePath.ts';
import type { Settings } from '../env.ts';
import type { IdentitySettings } from '../settings/appSettings.ts';
import type { Auth } from './auth.ts';
import { createAuth } from './createAuth.ts';

/** The server is told, but nobody waits for it. */
function postLogOut(apiBase: string, accessToken: string): void {
  const headers = { Authorization: `Bearer ${accessToken}` };
  fetch(`${apiBase}/menuquery/jwt/logout`, { method: 'POST', headers, keepalive: true }).catch(() => {});
}

export function authOf(identity: IdentitySettings, { apiBase, basePath }: Settings, address: Address): Auth {
  if (identity.kind === 'none') return createAnonymousAuth();
  return createAuth({
    port: createOidcPort(identity, { basePath, window }),
    isReturning: carriesSignIn(window.location.search),
    arrive: (target) => address.replace(target),
    home: basePath,
    errorPath: withBasePath(basePath, identity.loginErrorPath ?? '/'),
    postLogOut: (accessToken) => postLogOut(apiBase, accessToken),
  });
}
