/** The categories that a filter row offers, in groups. Labels are in the strings file. */
import type { AssayVersion, CatalogueFilter, FilterKey } from '../api/types.ts';
import type { Role } from '../roles/roles.ts';
import { findFilter } from './filter.keys.ts';
import { refusalOf } from './rows/filter.refusal.ts';

export type FilterGroup = 'menu' | 'identifiers' | 'assay' | 'evidence' | 'plasma' | 'serum' | 'annotations' | 'mouse';

export interface CategoryGroup {
  readonly group: FilterGroup;
  /** At least one. */
  readonly keys: readonly FilterKey[];
}

/** Every filter once; a group lists its filters as the specification does. */
const groups: readonly CategoryGroup[] = [
  { group: 'menu', keys: ['v11Only', 'fixedPanels'] },
  { group: 'identifiers', keys: ['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName'] },
  { group: 'assay', keys: ['dilGroup', 'loDb', 'apparentKd'] },
  { group: 'evidence', keys: ['bufferMS', 'pubs', 'charInfo'] },
  { group: 'plasma', keys: ['sigNoisePlasma', 'totalCvPlasma', 'corrPlasma', 'fStatPlasma', 'medNormPlasma'] },
  { group: 'serum', keys: ['sigNoiseSerum', 'totalCvSerum', 'corrSerum', 'fStatSerum', 'medNormSerum'] },
  {
    group: 'annotations',
    keys: ['goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh', 'disgenet', 'diseases', 'pathways'],
  },
  { group: 'mouse', keys: ['mousePlasmaBin', 'mousePlasmaFstat'] },
];

export interface CategoryChoice {
  readonly version: AssayVersion;
  readonly role: Role;
  /** The filters of describeCatalogue; before its answer nothing is hidden for want of values. */
  readonly filters?: readonly Pick<CatalogueFilter, 'key' | 'known'>[] | undefined;
  /** The row's own category, which is listed whatever else holds: an address may bring one that is not offered. */
  readonly chosen?: FilterKey | null | undefined;
}

/** The categories that the version has, the role may use and the catalogue holds values of. */
export function offeredCategories({ version, role, filters, chosen }: CategoryChoice): readonly CategoryGroup[] {
  const known = filters && new Set(filters.filter((filter) => filter.known > 0).map(({ key }) => key));
  const isOffered = (key: FilterKey): boolean =>
    key === chosen ||
    (findFilter(key)?.isHidden !== true &&
      refusalOf(key, version, role) === undefined &&
      (known === undefined || known.has(key)));
  return groups
    .map(({ group, keys }) => ({ group, keys: keys.filter(isOffered) }))
    .filter(({ keys }) => keys.length > 0);
}
