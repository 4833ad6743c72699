/** The application: its providers around the shell. */
import { useMemo, useSyncExternalStore } from 'react';
import type { LoadingRegistry, SatClient } from 'ssm-core';
import { SsmProvider } from 'ssm-react';
import { AuthContext } from './adapters/AuthContext.ts';
import type { Auth } from './adapters/auth.ts';
import { AddressContext } from './address/AddressContext.ts';
import type { Address } from './address/address.ts';
import type { Settings } from './env.ts';
import type { AppRoutes } from './routes.ts';
import { Shell } from './Shell.tsx';

export interface AppProps {
  readonly address: Address;
  readonly auth: Auth;
  readonly client: SatClient;
  /** The registry that the client was created with. */
  readonly loading: LoadingRegistry;
  readonly routes: AppRoutes;
  readonly settings: Settings;
}

/** While authentication is loading nothing is shown. */
export function App({ address, auth, client, loading, routes, settings }: AppProps) {
  const authState = useSyncExternalStore(auth.subscribe, auth.getState);
  const { basePath } = settings;
  const place = useMemo(() => ({ address, basePath }), [address, basePath]);
  if (authState.status === 'loading') return null;
  return (
    <SsmProvider
      client={client}
      requestPath={authState.requestPath}
      loading={loading}
      locale={settings.locale}
      direction={settings.direction}
      {...(settings.menuName === undefined ? {} : { menuName: settings.menuName })}
    >
      <AuthContext value={authState}>
        <AddressContext value={place}>
          <Shell routes={routes} />
        </AddressContext>
      </AuthContext>
    </SsmProvider>
  );
}
