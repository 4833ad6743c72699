import { parse } from 'regexparam';
import type { Group, Person, Role } from 'ssm-core';
import type { Strings } from 'ssm-react';
import { decoded } from '../address/paths.ts';
import type { DeferredComponent } from '../deferredComponent.tsx';

type PageName = (
  strings: Strings['shell']['pages'],
  group: Group,
  /** Values for the names in the path. Empty for links to the route itself. */
  params: Readonly<Record<string, string>>,
) => string;

export interface AppRoute {
  /** The path below the base path. A part such as `:name` matches one part of a path. */
  readonly path: string;
  readonly access: Access;
  readonly meta: {
    readonly title?: PageName;
    readonly crumb?: PageName;
    /**
     * The route above this one, or `origin` for the page from which the user came. A route without a parent is beside
     * Home. The navigation lists the routes below Home in this order.
     */
    readonly parent?: string;
    /** Whether the page always shows catalogue data, so that the page itself marks a demo catalogue. */
    readonly marksDemo?: true;
    readonly group?: Group;
  };
  /** The page of the route. A route without one redirects to `/`. */
  readonly Component?: DeferredComponent<object>;
}

export type AppRoutes = Readonly<Record<string, AppRoute>>;

export type Access = 'everyone' | 'signedIn' | 'general' | 'sets';

export type Verdict = 'enter' | 'signIn' | 'refuse';

export function verdictOf(access: Access, person: Person | null, role: Role): Verdict {
  if (access === 'everyone') return 'enter';
  if (person === null) return 'signIn';
  const isPermitted = { signedIn: true, general: role.allowsGeneralRoutes, sets: role.allowsSetRoutes }[access];
  return isPermitted ? 'enter' : 'refuse';
}

export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: Readonly<Record<string, string>>;
}

export function matchRoute(routes: AppRoutes, path: string): RouteMatch | null {
  for (const route of Object.values(routes)) {
    const { keys, pattern } = parse(route.path);
    const found = pattern.exec(path);
    if (found === null) continue;
    const params = keys.map((key, index) => [key, decoded(found[index + 1] ?? '')] as const);
    return { route, params: Object.fromEntries(params) };
  }
  return null;
}
