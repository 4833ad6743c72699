import { useMemo, useSyncExternalStore } from 'react';
import type { FlagsPort, LoadingRegistry, ReportError, SatClient } from 'ssm-core';
import { SsmProvider, type StringsOverride } from 'ssm-react';
import { AddressContext } from './address/AddressContext.ts';
import type { Address } from './address/address.ts';
import { AuthContext } from './auth/AuthContext.ts';
import type { AppAuth } from './auth/appAuth.ts';
import type { AppRoutes } from './routes/route.ts';
import type { AppSettings } from './settings/appSettings.ts';
import type { Settings } from './settings/env.ts';
import { LanguageContext, SettingsContext, type Speak } from './settings/SettingsContext.ts';
import { Shell } from './shell/Shell.tsx';
import { ConsentContext } from './telemetry/ConsentContext.ts';
import { DeploymentContext } from './telemetry/DeploymentContext.ts';
import type { Deployment } from './telemetry/deployment.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

export interface AppProps {
  readonly address: Address;
  readonly auth: AppAuth;
  readonly client: SatClient;
  readonly copies?: SatClient | undefined;
  readonly flags: FlagsPort;
  readonly loading: LoadingRegistry;
  readonly routes: AppRoutes;
  readonly settings: Settings;
  readonly appSettings: AppSettings;
  readonly telemetry: Telemetry;
  /** Detects a newer deployment. Without it, a page whose code cannot be loaded offers only a retry. */
  readonly deployment?: Deployment;
  readonly strings?: StringsOverride | undefined;
  readonly speak?: Speak;
  readonly theme?: 'light' | 'dark';
}

export function App(props: AppProps) {
  const {
    address,
    auth,
    client,
    copies,
    flags,
    loading,
    routes,
    settings,
    appSettings,
    telemetry,
    deployment = null,
    theme = 'system',
    strings,
    speak = null,
  } = props;
  const authState = useSyncExternalStore(auth.subscribe, auth.getSnapshot);
  const { basePath } = settings;
  const place = useMemo(() => ({ address, basePath }), [address, basePath]);
  const { canSignIn, signIn, signOut } = auth;
  const person = useMemo(
    () => (authState.status === 'loading' ? null : { ...authState, canSignIn, signIn, signOut }),
    [authState, canSignIn, signIn, signOut],
  );
  const report = useMemo<ReportError>(
    () => (problem) => {
      telemetry.report(problem);
      deployment?.note(problem);
    },
    [telemetry, deployment],
  );
  const sub = person?.person?.sub ?? null;
  if (person === null) return null;
  return (
    <SsmProvider
      // The key drops the state of one user before the state of another user is shown.
      key={sub ?? ''}
      client={client}
      // Only visitors use copies: copies of signed-in answers may belong to another user of this browser.
      copies={sub === null ? copies : undefined}
      requestPath={person.requestPath}
      loading={loading}
      locale={settings.locale}
      direction={settings.direction}
      strings={strings}
      theme={theme}
      analytics={telemetry.track}
      errorReports={report}
      {...(settings.menuName === undefined ? {} : { menuName: settings.menuName })}
    >
      <AuthContext value={person}>
        <SettingsContext value={appSettings}>
          <ConsentContext value={telemetry.consents}>
            <AddressContext value={place}>
              <LanguageContext value={speak}>
                <DeploymentContext value={deployment}>
                  <Shell routes={routes} settings={appSettings} flags={flags} />
                </DeploymentContext>
              </LanguageContext>
            </AddressContext>
          </ConsentContext>
        </SettingsContext>
      </AuthContext>
    </SsmProvider>
  );
}
