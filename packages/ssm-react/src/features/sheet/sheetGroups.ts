import type { AnalyteMeasure, AssayVersion, ColumnKey } from 'ssm-core';

type GroupName = 'identity' | 'assay' | 'plasma' | 'serum' | 'evidence' | 'mouse';

export interface SheetGroupKeys {
  readonly name: GroupName;
  readonly keys: readonly ColumnKey[];
}

const groups: readonly SheetGroupKeys[] = [
  { name: 'identity', keys: ['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName'] },
  { name: 'assay', keys: ['fixedPanels', 'dilutionGroup', 'selexTargetAminoAcidRange', 'loDb'] },
  {
    name: 'plasma',
    keys: ['signalToNoisePlasma', 'totalCVPlasma', 'correlationPlasma', 'fStatPlasma', 'medianNormalPlasma'],
  },
  {
    name: 'serum',
    keys: ['signalToNoiseSerum', 'totalCVSerum', 'correlationSerum', 'fStatSerum', 'medianNormalSerum'],
  },
  {
    name: 'evidence',
    keys: ['bufferMS', 'characterizationInfo', 'orthogonalStrategies', 'mrmMsData', 'ddaMsData', 'pQtl'],
  },
  { name: 'mouse', keys: ['mousePlasmaBin', 'mousePlasmaFstat'] },
];

const groupsOf11K = groups.filter(({ name }) => name !== 'mouse');

export function sheetGroups(version: AssayVersion): readonly SheetGroupKeys[] {
  return version === 'V_7K' ? groups : groupsOf11K;
}

/**
 * Returns whether no reagent has a value of any measure of a group. The group then shows one message instead of one
 * per measure.
 */
export function isNowhereMeasured(measures: readonly AnalyteMeasure[]): boolean {
  return measures.length > 1 && measures.every(({ count }) => count === 0);
}
