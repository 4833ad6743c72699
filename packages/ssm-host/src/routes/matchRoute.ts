import { parse } from 'regexparam';
import { decoded } from '../address/decoded.ts';
import type { AppRoute, AppRoutes } from './routes.ts';

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
