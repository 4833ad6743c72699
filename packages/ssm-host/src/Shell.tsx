/** The root shell: skip link, the routed page in the main landmark, its title, and what stands in for a page that broke. */
import { Suspense, useEffect, useRef } from 'react';
import { SkipLink } from 'ssm-react';
import { useAddress } from './address/AddressContext.ts';
import { withBasePath } from './address/basePath.ts';
import { usePlace } from './address/usePlace.ts';
import { matchRoute } from './matchRoute.ts';
import { PageBoundary } from './PageBoundary.tsx';
import type { AppRoutes } from './routes.ts';
import { useArrival } from './useArrival.ts';

const mainId = 'main';

/** Leads any path that is no location to Home, and leaves no entry behind. */
function useKnownPath(isKnown: boolean): void {
  const { address, basePath } = useAddress();
  useEffect(() => {
    if (!isKnown) address.replace(withBasePath(basePath, '/'));
  }, [isKnown, address, basePath]);
}

export function Shell({ routes }: { readonly routes: AppRoutes }) {
  const { path, search } = usePlace();
  const route = matchRoute(routes, path)?.route;
  const main = useRef<HTMLElement>(null);
  useArrival(route, path, main);
  useKnownPath(route !== undefined);
  return (
    <>
      <SkipLink targetId={mainId} />
      <main id={mainId} ref={main} tabIndex={-1}>
        <PageBoundary resetKey={path + search}>
          <Suspense>{route !== undefined && <route.Component key={route.path} />}</Suspense>
        </PageBoundary>
      </main>
    </>
  );
}
