import { use, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { type FlagsPort, isMaintenance, watchFlags } from 'ssm-core';
import { EmptyState, FeatureBoundary, SkipLink, useSsm } from 'ssm-react';
import { browserStorage } from '../adapters/browserStorage.ts';
import { useLivePlace, useWrittenPlace } from '../address/AddressContext.ts';
import { queryOfKept } from '../address/keptVersion.ts';
import { useAuthNotices } from '../auth/AuthContext.ts';
import { BuilderProvider } from '../builder/BuilderProvider.tsx';
import { FormsProvider } from '../forms/FormsProvider.tsx';
import { type AppRoutes, matchRoute } from '../routes/route.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import { ConsentContext } from '../telemetry/ConsentContext.ts';
import { useReplacedNotice } from '../telemetry/DeploymentContext.ts';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { KeptViews } from './KeptViews.tsx';
import { homeOf, useKeptViews } from './keptViews.ts';
import { Breadcrumbs, ConsentBanner, LeadingToSignIn } from './lateParts.ts';
import { type PageName, PageNameContext, useArrival } from './useArrival.ts';
import { useGuard } from './useGuard.ts';

const mainId = 'main';

export interface ShellProps {
  readonly routes: AppRoutes;
  readonly settings: AppSettings;
  readonly flags: FlagsPort;
}

export function Shell({ routes, settings, flags }: ShellProps) {
  if (useMaintenance(flags)) return <Maintenance />;
  return (
    <FormsProvider settings={settings.forms}>
      <BuilderProvider>
        <SkipLink targetId={mainId} />
        <OpenShell routes={routes} settings={settings} />
      </BuilderProvider>
    </FormsProvider>
  );
}

function OpenShell({ routes, settings }: Omit<ShellProps, 'flags'>) {
  const place = useLivePlace();
  const written = useWrittenPlace();
  const match = matchRoute(routes, place.path);
  const route = match?.route;
  const guarded = useGuard(route, place);
  const isShown = guarded === 'shown';
  const views = useKeptViews(route !== undefined && isShown ? { route, place } : null);
  const main = useRef<HTMLElement>(null);
  const [named, namePage] = useState<PageName | null>(null);
  const page = named?.path === place.path ? named : undefined;
  const home = homeOf(views, written, () => queryOfKept(browserStorage(window)));
  const name = useArrival(isShown ? match : null, place, main, page?.name);
  useAuthNotices();
  useReplacedNotice();
  const isTold = use(ConsentContext) !== null;
  return (
    <>
      <FeatureBoundary resetKey={place.path}>
        <Header routes={routes} settings={settings} place={written} home={home} pageVersion={page?.version} />
      </FeatureBoundary>
      {isShown && route?.meta.parent !== undefined && (
        <FeatureBoundary resetKey={place.path}>
          <Breadcrumbs routes={routes} place={place} home={home} pageName={page?.name} />
        </FeatureBoundary>
      )}
      {/* Screen readers say the name when the focus moves here with a new page. */}
      <main id={mainId} ref={main} tabIndex={-1} aria-label={name}>
        <PageNameContext value={namePage}>
          <KeptViews views={views} isShown={isShown} />
        </PageNameContext>
        {guarded === 'leading' && <LeadingToSignIn target={place.path + place.search + place.hash} />}
      </main>
      <FeatureBoundary resetKey={place.path}>
        <Footer settings={settings} path={place.path} isMarkedAbove={route?.meta.marksDemo === true} />
      </FeatureBoundary>
      {isTold && (
        <FeatureBoundary resetKey={place.path}>
          <ConsentBanner />
        </FeatureBoundary>
      )}
    </>
  );
}

function useMaintenance(flags: FlagsPort): boolean {
  return useSyncExternalStore(
    useCallback((listener) => watchFlags(flags, listener), [flags]),
    () => isMaintenance(flags),
  );
}

function Maintenance() {
  const { strings } = useSsm();
  return (
    <div role="alert" className="host-Maintenance">
      <EmptyState reason="failed" title={strings.errors.maintenance} />
    </div>
  );
}
