/** The root shell: skip link, the routed page in the main landmark, its title, and what stands in for a page that broke. */
import { Suspense, useRef } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router';
import { SkipLink } from 'ssm-react';
import { PageBoundary } from './PageBoundary.tsx';
import type { AppRoutes } from './routes.ts';
import { useArrival } from './useArrival.ts';

const mainId = 'main';

export function Shell({ routes }: { readonly routes: AppRoutes }) {
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  useArrival(routes, main);
  const page = useRoutes([
    ...Object.values(routes).map(({ path, Component }) => ({ path, element: <Component /> })),
    { path: '*', element: <Navigate to={routes['home']?.path ?? '/'} replace /> },
  ]);
  return (
    <>
      <SkipLink targetId={mainId} />
      <main id={mainId} ref={main} tabIndex={-1}>
        <PageBoundary resetKey={pathname + search}>
          <Suspense>{page}</Suspense>
        </PageBoundary>
      </main>
    </>
  );
}
