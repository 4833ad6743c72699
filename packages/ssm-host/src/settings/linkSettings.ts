import { type RoleTitle, roles } from 'ssm-core';
import { type AppSettings, part, text } from './appSettings.ts';

interface MenuItem {
  readonly label: string;
  readonly url: string;
  /** Roles that see it. Default: all but SSM-Public. */
  readonly roles: readonly RoleTitle[] | undefined;
}

const externalLinks = ['portal', 'customerService', 'studies', 'dataVisualizationLogin'] as const;
export type ExternalLink = (typeof externalLinks)[number];

export function linksOf({ links }: Pick<AppSettings, 'links'>): readonly (readonly [ExternalLink, string])[] {
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
