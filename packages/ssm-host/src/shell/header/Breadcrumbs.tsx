import type { Group } from 'ssm-core';
import { type Strings, useSsm } from 'ssm-react';
import type { Place } from '../../address/AddressContext.ts';
import { AppLink } from '../../address/AppLink.tsx';
import { cameFrom } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { type AppRoutes, matchRoute, type RouteMatch } from '../../routes/route.ts';

export interface BreadcrumbsProps {
  readonly routes: AppRoutes;
  readonly place: Place;
  readonly home: string;
  readonly pageName?: string | undefined;
}

export function Breadcrumbs({ routes, place, home, pageName }: BreadcrumbsProps) {
  const { shell } = useSsm().strings;
  const { group } = useAuth().role;
  const crumbs = crumbsOf(routes, place, { pages: shell.pages, group, home, pageName });
  return (
    <nav className="host-Breadcrumbs" aria-label={shell.breadcrumbs}>
      <ol className="host-links">
        {crumbs.map(({ label, to }) => (
          <li key={to ?? ''}>
            {to === null ? <span aria-current="page">{label}</span> : <AppLink to={to}>{label}</AppLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface Crumb {
  readonly label: string;
  readonly to: string | null;
}

export interface CrumbNames {
  readonly pages: Strings['shell']['pages'];
  readonly group: Group;
  readonly home: string;
  readonly pageName?: string | undefined;
}

type CrumbPlace = Pick<Place, 'path' | 'state'>;

function labelOf({ route, params }: RouteMatch, { pages, group }: CrumbNames): string {
  return (route.meta.crumb ?? route.meta.title)?.(pages, group, params) ?? pages.home;
}

/** Returns the crumbs above a page. For the parent `origin`, it is the previous page, or Home if there is none. */
function above(routes: AppRoutes, match: RouteMatch, place: CrumbPlace, names: CrumbNames): readonly Crumb[] {
  const { parent } = match.route.meta;
  const home: Crumb = { label: names.pages.home, to: names.home };
  if (parent !== 'origin') {
    const route = parent === undefined ? undefined : routes[parent];
    if (route === undefined || route.path === '/') return [home];
    const over: RouteMatch = { route, params: {} };
    const crumb = { label: labelOf(over, names), to: route.path };
    return [...above(routes, over, { path: route.path, state: null }, names), crumb];
  }
  const origin = cameFrom(place.state);
  const from = origin === null ? null : new URL(origin, 'https://menu.invalid');
  const found = from === null ? null : matchRoute(routes, from.pathname);
  if (from === null || found?.route.meta.parent === undefined || found.route.meta.parent === 'origin') return [home];
  const before = { path: from.pathname, state: null };
  return [...above(routes, found, before, names), { label: labelOf(found, names), to: origin }];
}

export function crumbsOf(routes: AppRoutes, place: CrumbPlace, names: CrumbNames): readonly Crumb[] {
  const match = matchRoute(routes, place.path);
  if (match?.route.meta.parent === undefined) return [];
  return [...above(routes, match, place, names), { label: names.pageName ?? labelOf(match, names), to: null }];
}
