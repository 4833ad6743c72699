import { use, useRef, useState } from 'react';
import type { FlagsPort } from 'ssm-core';
import { FeatureBoundary, SkipLink } from 'ssm-react';
import { browserStorage } from '../adapters/browserStorage.ts';
import { queryOfKept } from '../address/keptVersion.ts';
import { useLivePlace, useWrittenPlace } from '../address/usePlace.ts';
import { BuilderProvider } from '../builder/BuilderProvider.tsx';
import { FormsProvider } from '../forms/FormsProvider.tsx';
import { matchRoute } from '../routes/matchRoute.ts';
import type { AppRoutes } from '../routes/routes.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import { ConsentContext } from '../telemetry/ConsentContext.ts';
import { useReplacedNotice } from '../telemetry/DeploymentContext.ts';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';
import { KeptViews, useKeptViews } from './KeptViews.tsx';
import { homeOf } from './keptViews.ts';
import { Breadcrumbs, ConsentBanner, LeadingToSignIn } from './lateParts.ts';
import { Maintenance, useMaintenance } from './Maintenance.tsx';
import { type PageName, PageNameContext } from './PageNameContext.ts';
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
  useArrival(isShown ? match : null, place, main, page?.name);
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
      <main id={mainId} ref={main} tabIndex={-1}>
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
