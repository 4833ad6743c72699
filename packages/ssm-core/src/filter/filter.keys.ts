/** Every filter key: its control, its operators, the column it reads and the versions that have it. */
import type { AssayVersion, ColumnKey, FilterKey } from '../api/types.ts';

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

/** `*=` matches a pattern, `=` equals (any of the values), `~` is between, inclusive. */
export type FilterOperator = '=' | '*=' | '>' | '>=' | '<' | '<=' | '~';

/** Columns that only filters read; the client never receives them. */
export type FilterOnlyColumnKey =
  | 'v11Only'
  | 'goBioProcess'
  | 'goMoleFunc'
  | 'goCellComp'
  | 'mesh'
  | 'disgenet'
  | 'apparentKd';

export interface FilterDefinition {
  readonly key: FilterKey;
  readonly control: FilterControl;
  /** Columns read; any one of them is enough. */
  readonly columns: readonly (ColumnKey | FilterOnlyColumnKey)[];
  /** Versions that have the filter; all of them without it. */
  readonly versions?: readonly AssayVersion[];
  /** Recognised in addresses and on the wire, but not offered as a category. */
  readonly isHidden?: true;
}

const numberOperators: readonly FilterOperator[] = ['>', '>=', '<', '<=', '~'];

export function operatorsOf(control: FilterControl): readonly FilterOperator[] {
  if (control === 'number') return numberOperators;
  return control === 'combo' ? ['*='] : ['='];
}

export const publicationCodes = ['orthStrats', 'mrmMsData', 'ddaMsData', 'pQtl'] as const;
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
/** Characters of all filters as text, as the contract has it. */
export const maximumFiltersLength = 8192;
/** Characters of a text to suggest for, as the contract has it. */
export const maximumTermLength = 200;

const mouse: readonly AssayVersion[] = ['V_7K'];

/** In the order of the category list. */
export const filterDefinitions: readonly FilterDefinition[] = [
  { key: 'v11Only', control: 'switch', columns: ['v11Only'], versions: ['V_11K'] },
  { key: 'seqId', control: 'combo', columns: ['seqId'] },
  { key: 'fullName', control: 'combo', columns: ['fullName'] },
  { key: 'targetName', control: 'combo', columns: ['targetName'] },
  { key: 'uniProtId', control: 'combo', columns: ['uniProtId'] },
  { key: 'entrezGeneName', control: 'combo', columns: ['entrezGeneName'] },
  { key: 'fixedPanels', control: 'multiSelect', columns: ['fixedPanels'] },
  { key: 'dilGroup', control: 'select', columns: ['dilutionGroup'] },
  { key: 'loDb', control: 'number', columns: ['loDb'] },
  { key: 'sigNoisePlasma', control: 'number', columns: ['signalToNoisePlasma'] },
  { key: 'bufferMS', control: 'switch', columns: ['bufferMS'] },
  { key: 'totalCvPlasma', control: 'number', columns: ['totalCVPlasma'] },
  { key: 'corrPlasma', control: 'number', columns: ['correlationPlasma'] },
  { key: 'fStatPlasma', control: 'number', columns: ['fStatPlasma'] },
  { key: 'medNormPlasma', control: 'number', columns: ['medianNormalPlasma'] },
  { key: 'sigNoiseSerum', control: 'number', columns: ['signalToNoiseSerum'] },
  { key: 'totalCvSerum', control: 'number', columns: ['totalCVSerum'] },
  { key: 'corrSerum', control: 'number', columns: ['correlationSerum'] },
  { key: 'fStatSerum', control: 'number', columns: ['fStatSerum'] },
  { key: 'medNormSerum', control: 'number', columns: ['medianNormalSerum'] },
  { key: 'goBioProcess', control: 'keywords', columns: ['goBioProcess'] },
  { key: 'goMoleFunc', control: 'keywords', columns: ['goMoleFunc'] },
  { key: 'goCellComp', control: 'keywords', columns: ['goCellComp'] },
  { key: 'mesh', control: 'keywords', columns: ['mesh'] },
  { key: 'pubs', control: 'publications', columns: ['orthogonalStrategies', 'mrmMsData', 'ddaMsData', 'pQtl'] },
  { key: 'charInfo', control: 'autocomplete', columns: ['characterizationInfo'] },
  { key: 'mousePlasmaBin', control: 'select', columns: ['mousePlasmaBin'], versions: mouse },
  { key: 'mousePlasmaFstat', control: 'number', columns: ['mousePlasmaFstat'], versions: mouse },
  { key: 'apparentKd', control: 'number', columns: ['apparentKd'], isHidden: true },
  { key: 'disgenet', control: 'keywords', columns: ['disgenet'], isHidden: true },
  { key: 'diseases', control: 'collection', columns: ['diseases'], isHidden: true },
  { key: 'pathways', control: 'collection', columns: ['pathways'], isHidden: true },
];

const byKey = new Map<string, FilterDefinition>(filterDefinitions.map((definition) => [definition.key, definition]));

/** The definition of a filter key; undefined for any other text. */
export function findFilter(key: string): FilterDefinition | undefined {
  return byKey.get(key);
}
