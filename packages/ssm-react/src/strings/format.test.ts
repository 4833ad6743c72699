import type { ColumnKey } from 'ssm-core';
import { columnDefinitions, fixedPanelCodes, mousePlasmaBins } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { en } from './en/en.ts';
import { createCellText, createCountText } from './format.ts';

const text = createCellText(en, 'en');

describe('the text of a cell', () => {
  test('an RFU has one decimal and grouping, but a small RFU keeps two significant digits', () => {
    expect([0, 0.034, 0.5, 1, 8, 35.64, 1234.567, 11083].map((value) => text('loDb', value))).toEqual([
      '0.0',
      '0.034',
      '0.50',
      '1.0',
      '8.0',
      '35.6',
      '1,234.6',
      '11,083.0',
    ]);
  });

  test('a correlation has three decimals', () => {
    expect([0, 0.0042, 0.98, 0.9951, 1, -0.25].map((value) => text('correlationPlasma', value))).toEqual([
      '0.000',
      '0.0042',
      '0.980',
      '0.995',
      '1.000',
      '-0.250',
    ]);
  });

  test('the items of a list are joined', () => {
    expect(text('uniProtId', ['P05231', 'P40189'])).toBe('P05231, P40189');
  });

  test('S9-06: fixed panels and mouse bins have their labels', () => {
    expect(text('fixedPanels', fixedPanelCodes)).toBe(
      'Cardiovascular Disease, Inflammation and Immune Response, Metabolic Diseases, Oncology, Neuroscience, Cytokines, Respiratory',
    );
    expect(mousePlasmaBins.map((bin) => text('mousePlasmaBin', bin))).toEqual(['High', 'Medium', 'Low']);
  });

  test('S3-12: the twenty browse topics have their names', () => {
    expect(en.values.collections).toEqual({
      pathways: {
        ampk: 'AMPK Signaling Pathway',
        apop: 'Apoptosis',
        egfr: 'EGFR Tyrosine Kinase Inhibitor Resistance',
        il17: 'IL-17 Signaling',
        jakstat: 'JAK-STAT',
        mapk: 'MAPK',
        mtor: 'mTOR',
        nfkb: 'NF-kB',
        p53: 'p53',
        pdl1: 'PD-L1/PD-1 Checkpoint',
        pi3k: 'PI3K-Akt',
        ras: 'Ras',
        tgf: 'TGF-beta',
        vegf: 'VEGF',
        wnt: 'Wnt',
      },
      diseases: {
        alz: "Alzheimer's Disease",
        park: "Parkinson's Disease",
        brcancer: 'Breast Cancer',
        pancancer: 'Pancreatic Cancer',
        t2diabetes: 'Type 2 Diabetes',
      },
    });
    expect([text('diseases', ['alz', 'park']), text('pathways', ['jakstat'])]).toEqual([
      "Alzheimer's Disease, Parkinson's Disease",
      'JAK-STAT',
    ]);
  });

  test('a code without a label is shown unchanged, even a code such as "constructor" that every object has as a property', () => {
    expect(text('fixedPanels', ['cvd', 'constructor'])).toBe('Cardiovascular Disease, constructor');
  });

  test('true and false are shown as Yes and No', () => {
    expect([text('bufferMS', true), text('bufferMS', false)]).toEqual(['Yes', 'No']);
  });

  test('any other text is shown unchanged', () => {
    expect([text('dilutionGroup', '0.005%'), text('seqId', '10000-28')]).toEqual(['0.005%', '10000-28']);
  });

  test('numbers follow the locale', () => {
    expect(createCellText(en, 'de')('loDb', 1234.5)).toBe('1.234,5');
  });

  test('every column has a text', () => {
    const samples = { text: 'a', list: ['a', 'b'], number: 2, boolean: true } as const;
    const texts = columnDefinitions.map(({ key, kind }) => [key, text(key, samples[kind])] as const);
    expect(texts.filter(([, shown]) => shown === '')).toEqual([]);
  });
});

test('counts are grouped', () => {
  expect([createCountText('en')(11083), createCountText('de')(11083), createCountText('en')(7)]).toEqual([
    '11,083',
    '11.083',
    '7',
  ]);
});

describe('columns', () => {
  test('S3-03: every column of the catalogue has its title, with its unit', () => {
    expect(columnDefinitions.map(({ key }) => en.columns[key].title)).toEqual([
      'Sequence ID',
      'Full Name',
      'Target Name',
      'UniProt ID',
      'Entrez Gene Name',
      'Fixed Panels',
      'Buffer MS',
      'Dilution Group',
      'SELEX Target Amino Acid Range',
      'LoDB (RFU)',
      'Signal to Noise Plasma',
      'Total CV Plasma (%)',
      'Correlation Plasma',
      'F-Statistic Plasma',
      'Median Normal Plasma (RFU)',
      'Signal to Noise Serum',
      'Total CV Serum (%)',
      'Correlation Serum',
      'F-Statistic Serum',
      'Median Normal Serum (RFU)',
      'Selectivity',
      'Orthogonal Strategies',
      'MRM MS Data',
      'DDA MS Data',
      'pQTL',
      'Mouse Plasma Qualitative Bin',
      'Mouse Plasma F-Statistic',
      'Disease States',
      'Pathways',
    ]);
  });

  test('S8-08: Selectivity and Buffer MS have their tooltips', () => {
    const explained = Object.entries(en.columns).flatMap(([key, { tooltip }]) =>
      tooltip === undefined ? [] : [[key, tooltip]],
    );
    expect(explained satisfies readonly (readonly string[])[]).toEqual([
      [
        'bufferMS' satisfies ColumnKey,
        'Confirmation of specificity to target protein identified via LC-MS/MS analysis of Protein-SOMAmer complexes in buffer.',
      ],
      ['characterizationInfo', 'Selectivity to Homologous or Related Proteins'],
    ]);
  });
});
