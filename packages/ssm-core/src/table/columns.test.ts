import { expect, test } from 'vitest';
import { columnDefinition, columnDefinitions, columnsOfVersion, defaultColumnKeys, findColumn } from './columns.ts';

const common = [
  'seqId 150 seqId',
  'fullName 400 fullName',
  'targetName 250 targetName',
  'uniProtId 150 uniProtId',
  'entrezGeneName 150 entrezGeneName',
  'fixedPanels 250 fixedPanels',
  'bufferMS 150 bufferMS',
  'dilutionGroup 150 dilGroup',
  'selexTargetAminoAcidRange 250 selexRange',
  'loDb 150 loDb',
  'signalToNoisePlasma 150 sigNoisePlasma',
  'totalCVPlasma 150 totalCvPlasma',
  'correlationPlasma 150 corrPlasma',
  'fStatPlasma 150 fStatPlasma',
  'medianNormalPlasma 150 medNormPlasma',
  'signalToNoiseSerum 150 sigNoiseSerum',
  'totalCVSerum 150 totalCvSerum',
  'correlationSerum 150 corrSerum',
  'fStatSerum 150 fStatSerum',
  'medianNormalSerum 150 medNormSerum',
  'characterizationInfo 400 charInfo',
  'orthogonalStrategies 250 orthStrats',
  'mrmMsData 250 mrmMsData',
  'ddaMsData 250 ddaMsData',
  'pQtl 250 pQtl',
];
const mouse = ['mousePlasmaBin 250 mousePlasmaBin', 'mousePlasmaFstat 150 mousePlasmaFstat'];
const topics = ['diseases 500 diseases', 'pathways 500 pathways'];

function described(version: 'V_7K' | 'V_11K'): readonly string[] {
  return columnsOfVersion(version).map((column) => `${column.key} ${column.width} ${column.shortKey}`);
}

test('S3-03, S3-04 7K has 29 columns and 11K has 27, without the mouse; each has a width and a short key', () => {
  expect(described('V_7K')).toEqual([...common, ...mouse, ...topics]);
  expect(described('V_11K')).toEqual([...common, ...topics]);
});

test('S9-05 the default columns are the first three of the catalogue', () => {
  expect(defaultColumnKeys).toEqual(columnDefinitions.slice(0, 3).map((column) => column.key));
});

test('a column is found by its key or its short key', () => {
  expect(findColumn('totalCvPlasma')).toBe(columnDefinition('totalCVPlasma'));
  expect(findColumn('totalCVPlasma')).toBe(columnDefinition('totalCVPlasma'));
  expect(findColumn('constructor')).toBe(undefined);
});
