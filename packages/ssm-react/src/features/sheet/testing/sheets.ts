import type { Analyte, AnalyteMeasure, AnalyteSheet, ColumnKey, OwnColumnValue } from 'ssm-core';
import { columnsOfVersion } from 'ssm-core/engine';

const texts: Partial<Analyte> = {
  fullName: 'Integrin beta-1',
  targetName: 'ITGB1',
  uniProtId: ['P05556'],
  entrezGeneName: ['ITGB1'],
  fixedPanels: ['oncology'],
  bufferMS: true,
  dilutionGroup: '20%',
  selexTargetAminoAcidRange: '21-728',
  characterizationInfo: 'Binds no other integrin',
  orthogonalStrategies: null,
  mrmMsData: 'PMID 1',
  ddaMsData: null,
  pQtl: 'cis',
  mousePlasmaBin: 'High',
  diseases: null,
  pathways: ['mapk', 'pi3k'],
};

/** Makes a reagent. Each number is `base` times the position of its column among the columns of numbers. */
export function sheetAnalyte(seqId: string, base: number | null, own: Partial<Analyte> = {}): Analyte {
  const numbers = columnsOfVersion('V_7K').filter(({ kind }) => kind === 'number');
  const values = numbers.map(({ key }, index) => [key, base === null ? null : base * (index + 1)] as const);
  return { ...texts, ...Object.fromEntries(values), ...own, seqId };
}

/**
 * Makes a measure of 100 reagents with values from 0 to 100 in ten bars. `value` is the value of the reagent, and
 * `below` counts lower values.
 */
export function sheetMeasure(
  column: ColumnKey,
  value: number | null,
  below: number | null,
  own: Partial<AnalyteMeasure> = {},
): AnalyteMeasure {
  return {
    column,
    derivedFrom: null,
    count: 100,
    missing: 7,
    minimum: 0,
    lowerQuartile: 25,
    median: 50,
    upperQuartile: 75,
    maximum: 100,
    scale: 'linear',
    bins: Array.from({ length: 10 }, (_, index) => ({ from: index * 10, to: index * 10 + 10, count: 5 + index })),
    value,
    below,
    equal: value === null ? null : 1,
    ...own,
  };
}

export function sheetOf(own: Partial<AnalyteSheet> = {}): AnalyteSheet {
  const analyte = sheetAnalyte('10000-28', 5);
  const measures = columnsOfVersion('V_7K').flatMap(({ key, kind }) => {
    const value = analyte[key];
    return kind === 'number' && typeof value === 'number' ? [sheetMeasure(key, value, value)] : [];
  });
  return {
    version: 'V_7K',
    revision: '7k-2026',
    isDemo: false,
    analyte,
    otherVersion: { version: 'V_11K', analyte: sheetAnalyte('10000-28', 5) },
    lift: {
      plasma: { scaleTo7k: 0.98, scaleTo11k: 1.02, ccc: 0.91 },
      serum: { scaleTo7k: 1.1, scaleTo11k: null, ccc: 0.42 },
      source: 'SomaDataIO',
      licence: 'MIT',
    },
    reagents: [
      {
        analyte: sheetAnalyte('20000-1', 4, { dilutionGroup: '0.5%', entrezGeneName: ['ITGB1', 'ITGA5'] }),
        sharedBy: { column: 'uniProtId', values: ['P05556'] },
      },
      { analyte: sheetAnalyte('30000-2', null), sharedBy: { column: 'entrezGeneName', values: ['ITGB1'] } },
    ],
    measures,
    memberships: [
      { column: 'pathways', name: 'MAPK', param: 'mapk', source: 'Reactome', licence: 'CC0', date: '2026-01' },
      { column: 'pathways', name: 'PI3K-Akt', param: 'pi3k', source: 'Reactome', licence: 'CC0', date: '2026-01' },
      { column: 'pathways', name: 'mTOR', param: 'mtor', source: null, licence: null, date: null },
      {
        column: 'goBioProcess',
        name: 'cell adhesion',
        param: null,
        source: 'Gene Ontology',
        licence: 'CC BY 4.0',
        date: null,
      },
    ],
    ...own,
  };
}

const said = { source: 'Reference laboratory', licence: 'CC BY 4.0', date: '2026-04' };
const unsaid = { source: null, licence: null, date: null };

/** Values of columns that an operator added, one of each kind. */
export const ownColumnValues: readonly OwnColumnValue[] = [
  {
    key: 'own.number.half-life-h',
    title: 'Half-life',
    unit: 'h',
    kind: 'number',
    description: 'Half-life in plasma of healthy people',
    ...said,
    value: 0.0625,
  },
  {
    key: 'own.category.tissue',
    title: 'Tissue',
    unit: null,
    kind: 'category',
    description: 'Where the protein is made',
    ...said,
    value: ['liver', 'brain'],
  },
  { key: 'own.flag.secreted', title: 'Secreted', unit: null, kind: 'flag', description: null, ...said, value: true },
  { key: 'own.text.note', title: 'Note', unit: null, kind: 'text', description: null, ...unsaid, value: null },
];
