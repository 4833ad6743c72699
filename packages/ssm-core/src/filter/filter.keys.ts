import type { AssayVersion, ColumnKey, FilterKey, OwnColumnKey, StandardFilterKey } from '../api/types.ts';
import { isOwnColumnKey, type OwnColumnKind, ownColumnKind } from '../table/ownColumns.ts';

export type FilterControl =
  | 'switch'
  | 'combo'
  | 'autocomplete'
  | 'multiSelect'
  | 'select'
  | 'keywords'
  | 'publications'
  | 'number'
  | 'collection';

/** `*=` matches a pattern, `=` equals any of the values, `~` is an inclusive range. */
export type FilterOperator = '=' | '*=' | '>' | '>=' | '<' | '<=' | '~';

/** Columns that only filters read. They are never sent to the client. */
export type FilterOnlyColumnKey =
  | 'v11Only'
  | 'goBioProcess'
  | 'goMoleFunc'
  | 'goCellComp'
  | 'mesh'
  | 'disgenet'
  | 'apparentKd';

/** Groups of the category list. Their order is in filter.categories.ts. */
export type FilterGroup =
  | 'menu'
  | 'identifiers'
  | 'assay'
  | 'evidence'
  | 'plasma'
  | 'serum'
  | 'annotations'
  | 'mouse'
  | 'own';

export interface FilterCategory {
  readonly key: FilterKey;
  readonly group: FilterGroup;
  readonly control: FilterControl;
  /** Columns that the filter reads. A table needs at least one of them. */
  readonly columns: readonly (ColumnKey | FilterOnlyColumnKey)[];
  /** Codes to choose from, in order. Absent when the values come from the catalogue or are typed. */
  readonly values?: readonly string[];
  /** Versions that have the filter; absent for all. */
  readonly versions?: readonly AssayVersion[];
  /** The filter is accepted in URLs and requests, but not offered as a category. */
  readonly isHidden?: true;
}

const numberOperators: readonly FilterOperator[] = ['>', '>=', '<', '<=', '~'];

export function operatorsOf(control: FilterControl): readonly FilterOperator[] {
  if (control === 'number') return numberOperators;
  return control === 'combo' ? ['*='] : ['='];
}

export const publicationCodes = ['orthStrats', 'mrmMsData', 'ddaMsData', 'pQtl'] as const;

export function isAnyPublication(value: boolean | string | readonly string[]): boolean {
  return typeof value === 'object' && publicationCodes.every((code) => value.includes(code));
}

export const fixedPanelCodes = [
  'cvd',
  'infImmResp',
  'metabolic',
  'oncology',
  'neuroscience',
  'cytokines',
  'respiratory',
] as const;
export const dilutionGroups = ['0.005%', '0.5%', '20%'] as const;
export const mousePlasmaBins = ['High', 'Medium', 'Low'] as const;

export const maximumClauses = 5;
export const maximumKeywords = 2;
/** Maximum length of all filters as text, from the contract. */
export const maximumFiltersLength = 8192;
export const maximumTermLength = 200;

const mouse = ['V_7K'] as const;

/** Ordered as in the category list. */
const definitions = {
  v11Only: { group: 'menu', control: 'switch', columns: ['v11Only'], versions: ['V_11K'] },
  seqId: { group: 'identifiers', control: 'combo', columns: ['seqId'] },
  fullName: { group: 'identifiers', control: 'combo', columns: ['fullName'] },
  targetName: { group: 'identifiers', control: 'combo', columns: ['targetName'] },
  uniProtId: { group: 'identifiers', control: 'combo', columns: ['uniProtId'] },
  entrezGeneName: { group: 'identifiers', control: 'combo', columns: ['entrezGeneName'] },
  fixedPanels: { group: 'menu', control: 'multiSelect', columns: ['fixedPanels'], values: fixedPanelCodes },
  dilGroup: { group: 'assay', control: 'select', columns: ['dilutionGroup'], values: dilutionGroups },
  loDb: { group: 'assay', control: 'number', columns: ['loDb'] },
  sigNoisePlasma: { group: 'plasma', control: 'number', columns: ['signalToNoisePlasma'] },
  bufferMS: { group: 'evidence', control: 'switch', columns: ['bufferMS'] },
  totalCvPlasma: { group: 'plasma', control: 'number', columns: ['totalCVPlasma'] },
  corrPlasma: { group: 'plasma', control: 'number', columns: ['correlationPlasma'] },
  fStatPlasma: { group: 'plasma', control: 'number', columns: ['fStatPlasma'] },
  medNormPlasma: { group: 'plasma', control: 'number', columns: ['medianNormalPlasma'] },
  sigNoiseSerum: { group: 'serum', control: 'number', columns: ['signalToNoiseSerum'] },
  totalCvSerum: { group: 'serum', control: 'number', columns: ['totalCVSerum'] },
  corrSerum: { group: 'serum', control: 'number', columns: ['correlationSerum'] },
  fStatSerum: { group: 'serum', control: 'number', columns: ['fStatSerum'] },
  medNormSerum: { group: 'serum', control: 'number', columns: ['medianNormalSerum'] },
  goBioProcess: { group: 'annotations', control: 'keywords', columns: ['goBioProcess'] },
  goMoleFunc: { group: 'annotations', control: 'keywords', columns: ['goMoleFunc'] },
  goCellComp: { group: 'annotations', control: 'keywords', columns: ['goCellComp'] },
  mesh: { group: 'annotations', control: 'keywords', columns: ['mesh'] },
  pubs: {
    group: 'evidence',
    control: 'publications',
    columns: ['orthogonalStrategies', 'mrmMsData', 'ddaMsData', 'pQtl'],
    values: publicationCodes,
  },
  charInfo: { group: 'evidence', control: 'autocomplete', columns: ['characterizationInfo'] },
  mousePlasmaBin: {
    group: 'mouse',
    control: 'select',
    columns: ['mousePlasmaBin'],
    values: mousePlasmaBins,
    versions: mouse,
  },
  mousePlasmaFstat: { group: 'mouse', control: 'number', columns: ['mousePlasmaFstat'], versions: mouse },
  apparentKd: { group: 'assay', control: 'number', columns: ['apparentKd'], isHidden: true },
  disgenet: { group: 'annotations', control: 'keywords', columns: ['disgenet'], isHidden: true },
  diseases: { group: 'annotations', control: 'collection', columns: ['diseases'], isHidden: true },
  pathways: { group: 'annotations', control: 'collection', columns: ['pathways'], isHidden: true },
} as const satisfies Readonly<Record<StandardFilterKey, Omit<FilterCategory, 'key'>>>;

/** A filter whose values are codes with a label for each. */
export type CodedFilterKey = {
  [Key in StandardFilterKey]: (typeof definitions)[Key] extends { readonly values: unknown } ? Key : never;
}[StandardFilterKey];

/** Ordered as in the category list. Filters of own columns are not included. */
export const filterDefinitions: readonly FilterCategory[] = Object.entries(definitions).map(([key, definition]) => ({
  key: key as FilterKey,
  ...definition,
}));

const byKey = new Map<string, FilterCategory>(filterDefinitions.map((definition) => [definition.key, definition]));

const ownControls: Readonly<Record<OwnColumnKind, FilterControl>> = {
  number: 'number',
  // Names of proteins have no meaning in a text of the operator, so it is no combo.
  text: 'keywords',
  category: 'multiSelect',
  flag: 'switch',
  set: 'multiSelect',
};

export function ownFilterDefinition(key: OwnColumnKey): FilterCategory {
  return { key, group: 'own', control: ownControls[ownColumnKind(key)], columns: [key] };
}

/** Returns the definition of a filter key; undefined for any other text. Every own key has a definition. */
export function findFilter(key: string): FilterCategory | undefined {
  return byKey.get(key) ?? (isOwnColumnKey(key) ? ownFilterDefinition(key) : undefined);
}
