import { type Role, type RoleTitle, roles } from 'ssm-core';
import type { Strings } from 'ssm-react';
import type { AppRoutes } from '../../routes/route.ts';
import { type AppSettings, part, text } from '../../settings/appSettings.ts';

export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly isExternal: boolean;
}

function isItemShown(seenBy: readonly string[] | undefined, role: Role): boolean {
  return seenBy === undefined ? !role.isPublic : seenBy.includes(role.title);
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
    .filter((item) => isItemShown(item.roles, role))
    .map(({ label, url }) => ({ label, to: url, isExternal: !url.startsWith('/') }));
  return [menu, ...places, ...externalItems(settings, strings, role), ...own];
}

interface MenuItem {
  readonly label: string;
  readonly url: string;
  /** Roles that see the item. Default: all roles but SSM-Public. */
  readonly roles: readonly RoleTitle[] | undefined;
}

const externalLinks = ['portal', 'customerService', 'studies', 'dataVisualizationLogin'] as const;
type ExternalLink = (typeof externalLinks)[number];

function linksOf({ links }: Pick<AppSettings, 'links'>): readonly (readonly [ExternalLink, string])[] {
  return externalLinks.flatMap((name) => {
    const address = text(part(links)[name]);
    return address === undefined ? [] : [[name, address] as const];
  });
}

export function menuItemsOf({ menuItems }: Pick<AppSettings, 'menuItems'>): readonly MenuItem[] {
  if (!Array.isArray(menuItems)) return [];
  const titles = roles.map(({ title }) => title);
  return menuItems.map(part).flatMap((item) => {
    const [label, url, list] = [text(item['label']), text(item['url']), item['roles']];
    if (label === undefined || url === undefined) return [];
    return [{ label, url, roles: Array.isArray(list) ? titles.filter((title) => list.includes(title)) : undefined }];
  });
}
