/** The identity that the settings name. */
import { createAnonymousAuth } from '../adapters/auth/auth.none.ts';
import { signInKey } from '../adapters/auth/keptSignIn.ts';
import { readSession } from '../adapters/auth/oidcSignIn.ts';
import { browserStorage } from '../adapters/browserStorage.ts';
import type { Address } from '../address/address.ts';
import { withBasePath } from '../address/basePath.ts';
import { forgetVersion } from '../address/keptVersion.ts';
import type { IdentitySettings } from '../settings/appSettings.ts';
import type { Settings } from '../settings/env.ts';
import type { AppAuth } from './auth.ts';
import { carriesSignIn } from './carriesSignIn.ts';
import { deferredAuth } from './deferredAuth.ts';

const loadLive = () =>
  Promise.all([import('./liveAuth.ts'), import('../adapters/auth/auth.oidc.ts'), import('./tokenCalls.ts')]);

export function authOf(identity: IdentitySettings, { apiBase, basePath }: Settings, address: Address): AppAuth {
  if (identity.kind === 'none') return createAnonymousAuth();
  return deferredAuth({
    remembered: readSession(browserStorage(window), identity, Date.now() / 1000)?.person ?? null,
    isReturning: carriesSignIn(location.search),
    async start() {
      const [{ startLiveAuth }, { createOidcPort }, { tokenCalls }] = await loadLive();
      return startLiveAuth({
        port: createOidcPort(identity, { basePath, window }),
        arrive: (place) => address.replace(place),
        home: basePath,
        clear: () => forgetVersion(browserStorage(window)),
        errorPlace: withBasePath(basePath, identity.loginErrorPath ?? '/'),
        ...tokenCalls(apiBase),
      });
    },
    watch(listener) {
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key === signInKey(identity)) listener();
      });
    },
  });
}
