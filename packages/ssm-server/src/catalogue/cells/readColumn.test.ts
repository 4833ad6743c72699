import { describe, expect, test } from 'vitest';
import { type CellColumn, readColumn } from './readColumn.ts';

function column(header: string, cells: readonly string[], rest: Partial<CellColumn> = {}): CellColumn {
  const lines = cells.map((_, index) => index + 2);
  return { header, cells, lines, usesDecimalComma: false, isPlainText: true, ...rest };
}

describe('the column Total CV', () => {
  test('reads fractions as percentages, which is reported', () => {
    expect(readColumn('totalCVPlasma', column('Total CV Plasma', ['0.034', '', '0.0399', '1.2']))).toEqual({
      values: [3.4, null, 3.99, 120],
      notes: ['Total CV Plasma: fractions (their median is 0.0399), multiplied by 100 to percentages.'],
    });
  });

  test('reads percentages unchanged, even the few below 1 %', () => {
    expect(readColumn('totalCVPlasma', column('Total CV Plasma', ['0.9', '5.2', '316.96']))).toEqual({
      values: [0.9, 5.2, 316.96],
      notes: [],
    });
  });

  test('trusts a percent sign in the header of a text file, but not of a workbook, where fractions may be formatted', () => {
    const cells = ['0.4', '0.5'];
    expect([
      readColumn('totalCVSerum', column('Total CV Serum (%)', cells)).values,
      readColumn('totalCVSerum', column('Total CV Serum (%)', cells, { isPlainText: false })).values,
    ]).toEqual([
      [0.4, 0.5],
      [40, 50],
    ]);
  });

  test('reads a cell with a percent sign literally, whatever the other cells contain', () => {
    expect(readColumn('totalCVPlasma', column('CV', ['3.4%', '0.05', '0.06'])).values).toEqual([3.4, 5, 6]);
  });
});

describe('the column Dilution', () => {
  test.each([
    [
      ['20', '0.5', '0.005', '0', ''],
      ['20%', '0.5%', '0.005%', null, null],
    ],
    [
      ['20%', '0.5%', '0.005%', '0%'],
      ['20%', '0.5%', '0.005%', null],
    ],
    [
      ['0.5', '0.005'],
      ['0.5%', '0.005%'],
    ],
  ])('reads %j as %j', (cells, values) => {
    expect(readColumn('dilutionGroup', column('Dilution', cells))).toEqual({ values, notes: [] });
  });

  test('reads fractions as percentages, because workbooks format percentages as fractions', () => {
    expect(readColumn('dilutionGroup', column('Dilution', ['0.2', '0.005', '0.00005', '0']))).toEqual({
      values: ['20%', '0.5%', '0.005%', null],
      notes: ['Dilution: fractions, multiplied by 100 to percentages.'],
    });
  });

  test('keeps and reports an unknown dilution', () => {
    expect(readColumn('dilutionGroup', column('Dilution', ['20', '40', 'much']))).toEqual({
      values: ['20%', '40%', null],
      notes: [
        'Dilution: 1 cell is no number and left empty, the first "much" on line 4.',
        'Dilution: not among the known dilution groups: 40%.',
      ],
    });
  });
});

test('cells that are not numbers are left empty and counted, and the first such cell is shown with its line', () => {
  expect(readColumn('loDb', column('LoDB (RFU)', ['97.0', 'low', '<5', 'NA']))).toEqual({
    values: [97, null, null, null],
    notes: ['LoDB (RFU): 2 cells are no number and left empty, the first "low" on line 3.'],
  });
});

test('numbers in a semicolon file may have a decimal comma', () => {
  expect(readColumn('loDb', column('LoDB', ['97,5', '1.000,25'], { usesDecimalComma: true })).values).toEqual([
    97.5, 1000.25,
  ]);
});

test('R27: a gene symbol that a spreadsheet turned into a date is left empty and reported', () => {
  expect(readColumn('entrezGeneName', column('Symbol', ['2025-09-02', '1-Mar', 'IL6|IL6']))).toEqual({
    values: [null, null, ['IL6']],
    notes: [
      'Symbol: 2 cells are a date, made from a gene symbol by a spreadsheet, and left empty, the first "2025-09-02" on line 2.',
    ],
  });
});

test('fixed panels become codes, and unknown panels are kept and reported', () => {
  expect(
    readColumn(
      'fixedPanels',
      column('Fixed Panels', ['Cardiovascular Disease; oncology', 'infImmResp,CVD', 'Renal', '']),
    ),
  ).toEqual({
    values: [['cvd', 'oncology'], ['infImmResp', 'cvd'], ['Renal'], null],
    notes: ['Fixed Panels: not among the known values: Renal.'],
  });
});

test('a topic is stored under its short key, whether the file has its name or its key', () => {
  expect(
    readColumn('diseases', column('Disease States', ["Alzheimer's Disease|park", 'Type 2 Diabetes'])).values,
  ).toEqual([['alz', 'park'], ['t2diabetes']]);
  expect(readColumn('pathways', column('Pathways', ['PD-L1/PD-1 Checkpoint; mTOR', 'il17'])).values).toEqual([
    ['pdl1', 'mtor'],
    ['il17'],
  ]);
});

test('Buffer MS is read as yes or no', () => {
  expect(readColumn('bufferMS', column('Buffer MS', ['Yes', 'no', '', 'soon']))).toEqual({
    values: [true, false, null, null],
    notes: ['Buffer MS: 1 cell is neither yes nor no and left empty, the first "soon" on line 5.'],
  });
});

test('a mouse plasma bin is read as one of three bins, in any case', () => {
  expect(readColumn('mousePlasmaBin', column('Bin', ['HIGH', 'low', '']))).toEqual({
    values: ['High', 'Low', null],
    notes: [],
  });
});

test('terms and names keep characters that identifiers may not contain', () => {
  expect([
    readColumn('mesh', column('MeSH', ['Anemia, Hemolytic, Congenital|Asthma'])).values,
    readColumn('fullName', column('Name', ["Kinase 2; Short=NRK 2, 3'"])).values,
    readColumn('apparentKd', column('Kd', ['1.5E-10'])).values,
    readColumn('organism', column('Organism', ['Human'])).values,
  ]).toEqual([[['Anemia, Hemolytic, Congenital', 'Asthma']], ["Kinase 2; Short=NRK 2, 3'"], [1.5e-10], ['Human']]);
});
