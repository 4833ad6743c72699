import { useEffect } from 'react';
import { type AnalyteSheet, analyteSheetQuery, type SatClient, type SatQuery } from 'ssm-core';
import { useSsm } from 'ssm-react';
import { useAddress } from '../address/AddressContext.ts';
import { versionNamed } from '../address/keptVersion.ts';
import { pathBelow } from '../address/paths.ts';
import { useAuth } from '../auth/AuthContext.ts';
import { type AppRoutes, matchRoute, verdictOf } from '../routes/route.ts';

/** Delay on hover and focus, so that a passing pointer sends no request. A press has no delay. */
const restMs = 80;

function linkAt({ target, type }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  // A row leads to the target of its link. Only a press on a row counts, because a moving pointer crosses many rows.
  if (link !== null || type !== 'pointerdown') return link;
  return target.closest('[role=row]')?.querySelector<HTMLAnchorElement>('a[href]') ?? null;
}

/** Preloads a page and its first query when the pointer or the focus reaches a link to the page. */
export function usePreparedPages(routes: AppRoutes): void {
  const { client, queryClient } = useSsm();
  const { basePath } = useAddress();
  const { person, role } = useAuth();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function prepare(event: Event): void {
      clearTimeout(timer);
      const link = linkAt(event);
      if (link?.origin !== window.location.origin) return;
      const path = pathBelow(basePath, link.pathname);
      const match = matchRoute(routes, path);
      const route = match?.route;
      if (route === undefined || verdictOf(route.access, person, role) !== 'enter') return;
      route.Component?.preload?.();
      if (route.meta.parent !== undefined) import('./header/Breadcrumbs.tsx').catch(() => {});
      if (route !== routes['specSheet']) return;
      const query = sheetQuery(client, match?.params['seqId'] ?? '', link.search);
      const ask = (): void => void queryClient.prefetchQuery({ ...query, meta: { isSilent: true } });
      if (event.type === 'pointerdown') ask();
      else timer = setTimeout(ask, restMs);
    }

    const comings = ['pointerover', 'pointerdown', 'focusin'];
    for (const type of comings) document.addEventListener(type, prepare, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of comings) document.removeEventListener(type, prepare);
    };
  }, [routes, client, queryClient, basePath, person, role]);
}

function sheetQuery(client: SatClient, seqId: string, search: string): SatQuery<AnalyteSheet> {
  const version = versionNamed(new URLSearchParams(search).get('version'));
  return analyteSheetQuery(client, { seqId, version, loading: 'local' });
}
