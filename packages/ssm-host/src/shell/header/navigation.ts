import type { Role } from 'ssm-core';
import type { Strings } from 'ssm-react';
import type { AppRoutes } from '../../routes/routes.ts';
import type { AppSettings } from '../../settings/appSettings.ts';
import { linksOf, menuItemsOf } from '../../settings/linkSettings.ts';

export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly isExternal: boolean;
}

function isItemShown(roles: readonly string[] | undefined, role: Role): boolean {
  return roles === undefined ? !role.isPublic : roles.includes(role.title);
}

export function externalItems(
  settings: Pick<AppSettings, 'links'>,
  { external }: Strings['shell'],
  role: Role,
): readonly NavigationItem[] {
  if (!isItemShown(undefined, role)) return [];
  return linksOf(settings).map(([name, to]) => ({ label: external[name], to, isExternal: true }));
}

export interface NavigationInput {
  readonly routes: AppRoutes;
  readonly settings: AppSettings;
  readonly strings: Strings['shell'];
  readonly role: Role;
  readonly home: string;
}

export function navigationOf({ routes, settings, strings, role, home }: NavigationInput): readonly NavigationItem[] {
  const { pages } = strings;
  const menu: NavigationItem = { label: pages.home, to: home, isExternal: false };
  const below = Object.values(routes).filter(
    ({ meta: { parent, group }, Component }) =>
      parent === 'home' && Component !== undefined && (group === undefined || group === role.group),
  );
  const places = isItemShown(undefined, role)
    ? below.map(({ path, meta }) => ({ label: meta.title?.(pages, role.group, {}) ?? '', to: path, isExternal: false }))
    : [];
  const own = menuItemsOf(settings)
    .filter(({ roles }) => isItemShown(roles, role))
    .map(({ label, url }) => ({ label, to: url, isExternal: !url.startsWith('/') }));
  return [menu, ...places, ...externalItems(settings, strings, role), ...own];
}
