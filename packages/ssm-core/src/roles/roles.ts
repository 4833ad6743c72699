/** Permissions of each role. Both the server and the interface read this table. */
import type { FilterKey, RoleTitle } from '../api/types.ts';

/** What the interface calls a role's saved lists. */
export type Group = 'Panel' | 'Set';

export interface Role {
  readonly title: RoleTitle;
  readonly isPublic: boolean;
  readonly isCertified: boolean;
  readonly allowsGeneralRoutes: boolean;
  readonly allowsSetRoutes: boolean;
  readonly allowsSelection: boolean;
  readonly group: Group;
}

interface Permissions {
  readonly general: boolean;
  readonly sets: boolean;
}

const permissions: Readonly<Record<RoleTitle, Permissions>> = {
  'SSM-Public': { general: false, sets: false },
  'SSM-Registered': { general: true, sets: false },
  'SSM-Verified': { general: true, sets: false },
  'Certified-Site': { general: true, sets: true },
  'Certified-Site-Customer': { general: true, sets: true },
};

/** In ascending order of precedence. If a claim names several roles, the last of them in this order applies. */
export const roles: readonly Role[] = Object.entries(permissions).map(([title, { general, sets }]) => ({
  title: title as RoleTitle,
  isPublic: !general,
  isCertified: sets,
  allowsGeneralRoutes: general,
  allowsSetRoutes: sets,
  allowsSelection: general,
  group: sets ? 'Set' : 'Panel',
}));

/** Returns the role for the titles in a claim; SSM-Public if none is known. */
export function roleOf(titles: readonly string[]): Role {
  return roles.findLast((candidate) => titles.includes(candidate.title)) ?? (roles[0] as Role);
}

const restrictedFilterKeys: ReadonlySet<FilterKey> = new Set<FilterKey>([
  'seqId',
  'fullName',
  'targetName',
  'uniProtId',
  'entrezGeneName',
  'fixedPanels',
]);

/** Returns whether a role may filter by this key. The search box searches every identifier for all roles. */
export function allowsFilter(by: Role, key: FilterKey): boolean {
  return !by.isPublic || !restrictedFilterKeys.has(key);
}
