/** The root shell: skip link, header, the routed page in the main landmark, and footer; in maintenance its banner alone. */
import { useRef } from 'react';
import type { FlagsPort } from 'ssm-core';
import { SkipLink } from 'ssm-react';
import { useLivePlace } from '../address/usePlace.ts';
import { FormsProvider } from '../forms/FormsProvider.tsx';
import { matchRoute } from '../matchRoute.ts';
import type { AppRoutes } from '../routes.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { KeptViews, useKeptViews } from './KeptViews.tsx';
import { homeOf } from './keptViews.ts';
import { Maintenance, useMaintenance } from './Maintenance.tsx';
import { useArrival } from './useArrival.ts';
import { useAuthNotices } from './useAuthNotices.ts';
import { useGuard } from './useGuard.ts';

const mainId = 'main';

export interface ShellProps {
  readonly routes: AppRoutes;
  readonly settings: AppSettings;
  readonly flags: FlagsPort;
}

export function Shell({ routes, settings, flags }: ShellProps) {
  return useMaintenance(flags) ? <Maintenance /> : <OpenShell routes={routes} settings={settings} />;
}

function OpenShell({ routes, settings }: Omit<ShellProps, 'flags'>) {
  const place = useLivePlace();
  const route = matchRoute(routes, place.path)?.route;
  const isShown = useGuard(route, place);
  const views = useKeptViews(route !== undefined && isShown ? { route, place } : null);
  const main = useRef<HTMLElement>(null);
  useArrival(isShown ? route : undefined, place.path, main);
  useAuthNotices();
  return (
    <FormsProvider settings={settings.forms}>
      <SkipLink targetId={mainId} />
      <Header settings={settings} path={place.path} home={homeOf(views)} />
      <main id={mainId} ref={main} tabIndex={-1}>
        <KeptViews views={views} isShown={isShown} />
      </main>
      <Footer settings={settings} path={place.path} />
    </FormsProvider>
  );
}
