/** The one table of who may do what; the server and the interface both read it. */
import type { FilterKey } from '../api/types.ts';

export type RoleTitle = 'SSM-Public' | 'SSM-Registered' | 'SSM-Verified' | 'Certified-Site' | 'Certified-Site-Customer';

/** What a role calls its saved list. */
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

function role(title: RoleTitle, may: { general: boolean; sets: boolean }): Role {
  return {
    title,
    isPublic: !may.general,
    isCertified: may.sets,
    allowsGeneralRoutes: may.general,
    allowsSetRoutes: may.sets,
    allowsSelection: may.general,
    group: may.sets ? 'Set' : 'Panel',
  };
}

/** In order of precedence: the last of a person's roles in this order is the title. */
export const roles: readonly Role[] = [
  role('SSM-Public', { general: false, sets: false }),
  role('SSM-Registered', { general: true, sets: false }),
  role('SSM-Verified', { general: true, sets: false }),
  role('Certified-Site', { general: true, sets: true }),
  role('Certified-Site-Customer', { general: true, sets: true }),
];

/** The role of a person whose claim holds these titles; SSM-Public when none is known. */
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

/** Whether a role may filter by this key. The search box finds by every identifier for everyone. */
export function allowsFilter(by: Role, key: FilterKey): boolean {
  return !by.isPublic || !restrictedFilterKeys.has(key);
}
