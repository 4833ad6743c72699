import type { AssayVersion, CatalogueCategory, FilterKey, OwnColumnKey } from '../api/types.ts';
import type { Role } from '../roles/roles.ts';
import { isOwnColumnKey } from '../table/ownColumns.ts';
import { refusalOf } from './clause.ts';
import { type FilterCategory, type FilterGroup, filterDefinitions, ownFilterDefinition } from './filter.keys.ts';

export interface CategoryGroup {
  readonly group: FilterGroup;
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
  'own',
];

export interface CategoryChoice {
  readonly version: AssayVersion;
  readonly role: Role;
  readonly filters?: readonly Pick<CatalogueCategory, 'key' | 'known'>[] | undefined;
  /** The row's own category. It is always listed, because a URL may contain a category that is not offered. */
  readonly chosen?: FilterKey | null | undefined;
}

export function offeredCategories({ version, role, filters, chosen }: CategoryChoice): readonly CategoryGroup[] {
  const known = filters && new Set(filters.filter((filter) => filter.known > 0).map(({ key }) => key));
  const isOffered = ({ key, isHidden }: FilterCategory): boolean =>
    key === chosen ||
    (isHidden !== true && refusalOf(key, version, role) === undefined && (known === undefined || known.has(key)));
  const own = (filters ?? []).flatMap(({ key }) => (isOwnColumnKey(key) ? [ownFilterDefinition(key)] : []));
  // An address may have an own filter that the catalogue lacks.
  const isLost = (key: FilterKey): key is OwnColumnKey => isOwnColumnKey(key) && own.every((each) => each.key !== key);
  const lost = [chosen ?? 'seqId'].filter(isLost).map(ownFilterDefinition);
  const all = [...filterDefinitions, ...own, ...lost];
  const offered = all.filter(isOffered);
  return groupsInOrder
    .map((group) => ({ group, keys: offered.filter((filter) => filter.group === group).map(({ key }) => key) }))
    .filter(({ keys }) => keys.length > 0);
}
