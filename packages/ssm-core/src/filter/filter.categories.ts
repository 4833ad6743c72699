/** The categories that a filter row offers, in groups. Labels are in the strings file. */
import type { AssayVersion, CatalogueCategory, FilterKey } from '../api/types.ts';
import type { Role } from '../roles/roles.ts';
import { type FilterCategory, type FilterGroup, filterDefinitions } from './filter.keys.ts';
import { refusalOf } from './rows/filter.refusal.ts';

export interface CategoryGroup {
  readonly group: FilterGroup;
  /** At least one. */
  readonly keys: readonly FilterKey[];
}

const groupsInOrder: readonly FilterGroup[] = [
  'menu',
  'identifiers',
  'assay',
  'evidence',
  'plasma',
  'serum',
  'annotations',
  'mouse',
];

export interface CategoryChoice {
  readonly version: AssayVersion;
  readonly role: Role;
  /** The filters of describeCatalogue; before its answer nothing is hidden for want of values. */
  readonly filters?: readonly Pick<CatalogueCategory, 'key' | 'known'>[] | undefined;
  /** The row's own category, which is listed whatever else holds: an address may bring one that is not offered. */
  readonly chosen?: FilterKey | null | undefined;
}

/** The categories that the version has, the role may use and the catalogue holds values of. */
export function offeredCategories({ version, role, filters, chosen }: CategoryChoice): readonly CategoryGroup[] {
  const known = filters && new Set(filters.filter((filter) => filter.known > 0).map(({ key }) => key));
  const isOffered = ({ key, isHidden }: FilterCategory): boolean =>
    key === chosen ||
    (isHidden !== true && refusalOf(key, version, role) === undefined && (known === undefined || known.has(key)));
  const offered = filterDefinitions.filter(isOffered);
  return groupsInOrder
    .map((group) => ({ group, keys: offered.filter((filter) => filter.group === group).map(({ key }) => key) }))
    .filter(({ keys }) => keys.length > 0);
}
