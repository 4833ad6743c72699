import { createLoadingRegistry, createSatClient } from 'ssm-core';
import { invariant } from 'ssm-core/internal';
import 'ssm-react/first-rows.css';
import './host.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from 'ssm-react';
import { App, type AppProps } from './App.tsx';
import { createAddress } from './address/address.ts';
import { mayBeUntidy } from './address/paths.ts';
import { authOf } from './auth/appAuth.ts';
import { fetchCopy, withEarlyAnswer } from './first/earlyAnswer.ts';
import { firstCopy, firstRows, hasCopies, home, installation, settings } from './first/first.ts';
import { createFlags, followPerson } from './flags/createFlags.ts';
import { routes } from './routes/routes.ts';
import { createDeployment } from './telemetry/deployment.ts';
import { silentTelemetry, wantedTelemetry } from './telemetry/wantedTelemetry.ts';

async function start(container: Element): Promise<void> {
  const [appSettings, strings] = await Promise.all([
    installation,
    // If the texts cannot be loaded, English is the fallback.
    loadTexts(settings.locale).catch(() => undefined),
  ]);
  const loading = createLoadingRegistry();
  const address = createAddress(window);
  if (mayBeUntidy(window.location, settings.basePath)) {
    const tidy = await import('./address/tidyAddress.ts').catch(() => undefined);
    tidy?.tidyAddress(address, settings.basePath);
  }
  const auth = authOf(appSettings.identity, settings, address);
  const client = createSatClient({
    loading,
    baseUrl: settings.apiBase,
    inactivityMs: appSettings.inactivityMs,
    fetch: withEarlyAnswer(firstRows, (request) => fetch(request)),
    accessToken: auth.accessToken,
    onUnauthorized: auth.expire,
  });
  const copies = hasCopies
    ? createSatClient({
        baseUrl: settings.apiBase,
        fetch: withEarlyAnswer(firstCopy, fetchCopy),
        accessToken: auth.accessToken,
      })
    : undefined;
  const flags = createFlags(async (person, onChange) => {
    const { flagsOf } = await import('./adapters/flags/flags.ts');
    return (await flagsOf(appSettings.flags, home, (await told)?.consents ?? null))(person, onChange);
  });
  followPerson(flags, auth);

  const deployment = createDeployment({ document, home, fetch: (...each) => fetch(...each) });
  const root = createRoot(container);
  let changing: Pick<AppProps, 'settings' | 'strings' | 'telemetry'> = {
    settings,
    strings,
    telemetry: silentTelemetry,
  };
  function show(changed: Partial<typeof changing>): void {
    changing = { ...changing, ...changed };
    root.render(
      <StrictMode>
        <App
          address={address}
          auth={auth}
          client={client}
          copies={copies}
          flags={flags}
          loading={loading}
          routes={routes}
          appSettings={appSettings}
          deployment={deployment}
          speak={({ strings: spoken, ...language }) =>
            show({ settings: { ...settings, ...language }, strings: spoken })
          }
          {...changing}
        />
      </StrictMode>,
    );
  }
  show({});
  const told = wantedTelemetry(appSettings, window, home);
  const telemetry = await told;
  if (telemetry !== null) show({ telemetry });
}

const container = document.getElementById('root');
invariant(container !== null, 'index.html has no element with the id "root"; restore it.');
void start(container);
