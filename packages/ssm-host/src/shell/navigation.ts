/** What the navigation leads to. */
import type { Role } from 'ssm-core';
import type { Strings } from 'ssm-react';
import { type AppSettings, externalLinks } from '../settings/appSettings.ts';

export interface NavigationItem {
  readonly label: string;
  /** Below the base path, or another site's address. */
  readonly to: string;
  readonly isExternal: boolean;
}

/** A menu item with a list shows for its roles; without one, for all above SSM-Public. */
function isItemShown(roles: readonly string[] | undefined, role: Role): boolean {
  return roles === undefined ? !role.isPublic : roles.includes(role.title);
}

/** The links of the settings, in their order; those that are not set are absent. */
export function externalItems({ links }: AppSettings, { external }: Strings['shell']): readonly NavigationItem[] {
  return externalLinks.flatMap((name) => {
    const to = links[name];
    return to === undefined ? [] : [{ label: external[name], to, isExternal: true }];
  });
}

/** Home first, then what the settings add for the role. */
export function navigationOf(settings: AppSettings, strings: Strings['shell'], role: Role, home: string) {
  const own = settings.menuItems
    .filter(({ roles }) => isItemShown(roles, role))
    .map(({ label, url }) => ({ label, to: url, isExternal: !url.startsWith('/') }));
  const external = isItemShown(undefined, role) ? externalItems(settings, strings) : [];
  const menu: NavigationItem = { label: strings.pages.home, to: home, isExternal: false };
  return [menu, ...external, ...own];
}
