import { parse } from 'regexparam';
import type { Group, Person, Role } from 'ssm-core';
import type { Strings } from 'ssm-react';
import { decoded } from '../address/paths.ts';
import type { DeferredComponent } from '../deferredComponent.tsx';

type PageName = (
  strings: Strings['shell']['pages'],
  group: Group,
  /** Values by the names in the path; empty for links to the route. */
  params: Readonly<Record<string, string>>,
) => string;

export interface AppRoute {
  /** Below the base path; `:name` matches one part. */
  readonly path: string;
  readonly access: Access;
  readonly meta: {
    readonly title?: PageName;
    readonly crumb?: PageName;
    /**
     * The route above it, or `origin` for the previous page; without it the page is beside Home.
     * The navigation lists the routes below Home in this order.
     */
    readonly parent?: string;
    /** Its page always shows catalogue data and marks a demo itself. */
    readonly marksDemo?: true;
    readonly group?: Group;
  };
  /** Default: the route redirects to `/`. */
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
