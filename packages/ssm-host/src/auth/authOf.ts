import { whenUsed } from 'ssm-react';
import { createAnonymousAuth } from '../adapters/auth/auth.none.ts';
import { signInKey } from '../adapters/auth/keptSignIn.ts';
import { readSession } from '../adapters/auth/oidcSignIn.ts';
import { browserStorage } from '../adapters/browserStorage.ts';
import type { Address } from '../address/address.ts';
import { withBasePath } from '../address/basePath.ts';
import { forgetVersion, queryOfPerson } from '../address/keptVersion.ts';
import type { IdentitySettings } from '../settings/appSettings.ts';
import type { Settings } from '../settings/env.ts';
import type { AppAuth } from './auth.ts';
import { carriesSignIn } from './carriesSignIn.ts';
import { deferredAuth } from './deferredAuth.ts';

const loadLive = () =>
  Promise.all([import('./liveAuth.ts'), import('../adapters/auth/auth.oidc.ts'), import('./tokenCalls.ts')]);

export function authOf(identity: IdentitySettings, { apiBase, basePath }: Settings, address: Address): AppAuth {
  if (identity.kind === 'none') return createAnonymousAuth();
  const store = browserStorage(window);
  const places = {
    arrive(place: string) {
      // A user who signs in on plain Home gets their last version. Sign-out has ended the session here.
      const person = place === basePath ? readSession(store, identity, Date.now() / 1000)?.person : undefined;
      address.replace(person ? place + queryOfPerson(store, person.sub) : place);
    },
    home: basePath,
    clear: () => forgetVersion(store),
  };
  return deferredAuth({
    isRemembered: readSession(store, identity, Date.now() / 1000) !== null,
    isReturning: carriesSignIn(location.search),
    async rest() {
      const { startRestingAuth } = await import('./restingAuth.ts');
      return startRestingAuth({ identity, apiBase, store, ...places });
    },
    async start() {
      const [{ startLiveAuth }, { createOidcPort }, { tokenCalls }] = await loadLive();
      return startLiveAuth({
        ...places,
        port: createOidcPort(identity, { basePath, window }),
        errorPlace: withBasePath(basePath, identity.loginErrorPath ?? '/'),
        ...tokenCalls(apiBase),
      });
    },
    watch(listener) {
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key === signInKey(identity)) listener();
      });
      // After Back from the provider, the browser may show the page as the user left it.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      });
    },
    whenUsed,
  });
}
