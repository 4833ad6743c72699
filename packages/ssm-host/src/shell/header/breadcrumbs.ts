import type { Group } from 'ssm-core';
import type { Strings } from 'ssm-react';
import { cameFrom } from '../../address/origin.ts';
import type { Place } from '../../address/usePlace.ts';
import { matchRoute, type RouteMatch } from '../../routes/matchRoute.ts';
import type { AppRoutes } from '../../routes/routes.ts';

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

/** Returns the crumbs above a page. The parent `origin` is the previous page, or Home without one. */
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
