import { columnDefinitions } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { derivedHeader, fieldOf, mapHeaders, mappableColumn } from './headers.ts';

/** The 43 headers of the vendor's annotation workbook, in the workbook's order. */
const workbookHeaders = [
  ['SeqId', 'seqId'],
  ['SomaId', 'somaId'],
  ['Target Name', 'targetName'],
  ['Target Full Name', 'fullName'],
  ['UniProt ID', 'uniProtId'],
  ['Type', 'type'],
  ['Organism', 'organism'],
  ['Dilution', 'dilutionGroup'],
  ['Apparent Kd (M)', 'apparentKd'],
  ['LoDB (RFU)', 'loDb'],
  ['Signal To Noise Plasma', 'signalToNoisePlasma'],
  ['Intra-Plate CV Plasma', undefined],
  ['Inter-Plate CV Plasma', undefined],
  ['Total CV Plasma', 'totalCVPlasma'],
  ['Correlation Plasma', 'correlationPlasma'],
  ['F-Statistic Plasma', 'fStatPlasma'],
  ['Lower 95% Normal Plasma (RFU)', undefined],
  ['Median Normal Plasma (RFU)', 'medianNormalPlasma'],
  ['Upper 95% Normal Plasma (RFU)', undefined],
  ['Signal To Noise Serum', 'signalToNoiseSerum'],
  ['Intra-Plate CV Serum', undefined],
  ['Inter-Plate CV Serum', undefined],
  ['Total CV Serum', 'totalCVSerum'],
  ['Correlation Serum', 'correlationSerum'],
  ['F-Statistic Serum', 'fStatSerum'],
  ['Lower 95% Normal Serum (RFU)', undefined],
  ['Median Normal Serum (RFU)', 'medianNormalSerum'],
  ['Upper 95% Normal Serum (RFU)', undefined],
  ['Characterization Info', 'characterizationInfo'],
  ['Orthogonal Strategies', 'orthogonalStrategies'],
  ['MRM-MS Data', 'mrmMsData'],
  ['DDA-MS Data', 'ddaMsData'],
  ['Genetic Strategies', 'pQtl'],
  ['Entrez Gene Name', 'entrezGeneName'],
  ['Entrez Gene ID', 'entrezGeneId'],
  ['Ensembl Gene ID', undefined],
  ['HGNC ID', undefined],
  ['SELEX Target Name', undefined],
  ['SELEX UniProt ID', undefined],
  ['Serum Scalar v4.1 to v4.0', undefined],
  ["Serum Lin's CCC", undefined],
  ['Plasma Scalar v4.1 to v4.0', undefined],
  ["Plasma Lin's CCC", undefined],
] as const;

const otherHeaders = [
  ['Target', 'targetName'],
  ['TargetFullName', 'fullName'],
  ['UniProt', 'uniProtId'],
  ['EntrezGeneID', 'entrezGeneId'],
  ['EntrezGeneSymbol', 'entrezGeneName'],
  ['uniProtIds', 'uniProtId'],
  ['entrezGeneSymbols', 'entrezGeneName'],
  ['entrezGeneIds_11kList', undefined],
  ['targetFullName_11kList', undefined],
  ['medianSamplePlasmaRfu', undefined],
  ['calibratorCvPct', undefined],
  ['Fixed Panels', 'fixedPanels'],
  ['Buffer MS', 'bufferMS'],
  ['SELEX Target Amino Acid Range', 'selexTargetAminoAcidRange'],
  ['Selectivity', 'characterizationInfo'],
  ['pQTL', 'pQtl'],
  ['Total CV Plasma (%)', 'totalCVPlasma'],
  ['Mouse Plasma Qualitative Bin', 'mousePlasmaBin'],
  ['Mouse Plasma F-Statistic', 'mousePlasmaFstat'],
  ['Disease States', 'diseases'],
  ['Pathways', 'pathways'],
  ['GO Biological Process', 'goBioProcess'],
  ['sequence_id', 'seqId'],
] as const;

describe('header mapping', () => {
  test.each([...workbookHeaders, ...otherHeaders])('%j fills %j', (header, field) => {
    expect(fieldOf(header)).toEqual(field);
  });

  test('recognises every column by its key and its short key', () => {
    const keys = columnDefinitions.map(({ key }) => key);
    expect([
      columnDefinitions.map(({ key }) => fieldOf(key)),
      columnDefinitions.map(({ shortKey }) => fieldOf(shortKey)),
    ]).toEqual([keys, keys]);
  });

  test('prefers the better header if two headers fit the same column', () => {
    expect(mapHeaders(['Gene', 'EntrezGeneSymbol', 'SeqId'], new Map())).toEqual([
      { index: 1, header: 'EntrezGeneSymbol', field: 'entrezGeneName', isDerived: false },
      { index: 2, header: 'SeqId', field: 'seqId', isDerived: false },
    ]);
  });

  test('S3-03: reads a measure from a header that we wrote ourselves, and marks the column as derived', () => {
    expect(derivedHeader('totalCVPlasma', 'calibratorCvPct')).toBe('totalCVPlasma from calibratorCvPct');
    expect(
      mapHeaders(['SeqId', 'totalCVPlasma from calibratorCvPct', 'seqId from x', 'Signal from noise'], new Map()),
    ).toEqual([
      { index: 0, header: 'SeqId', field: 'seqId', isDerived: false },
      { index: 1, header: 'totalCVPlasma from calibratorCvPct', field: 'totalCVPlasma', isDerived: true },
    ]);
  });

  test('prefers a mapped measure to a header with the name of the column, and marks the column as derived', () => {
    const map = new Map([
      ['totalCvPlasma', 'calibratorcvpct'],
      ['loDb', 'LoDB (RFU)'],
    ]);
    expect(mapHeaders(['SeqId', 'Total CV Plasma', 'calibratorCvPct', 'LoDB (RFU)'], map)).toEqual([
      { index: 0, header: 'SeqId', field: 'seqId', isDerived: false },
      { index: 2, header: 'calibratorCvPct', field: 'totalCVPlasma', isDerived: true },
      { index: 3, header: 'LoDB (RFU)', field: 'loDb', isDerived: false },
    ]);
  });

  test('maps a measure to a column by key or short key, but never to SeqId', () => {
    expect(['totalCVPlasma', 'totalCvPlasma', 'seqId', 'v11Only', 'apparentKd', ''].map(mappableColumn)).toEqual([
      'totalCVPlasma',
      'totalCVPlasma',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
