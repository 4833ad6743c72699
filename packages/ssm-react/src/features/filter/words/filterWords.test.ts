import { filterDefinitions, readFilters } from 'ssm-core/engine';
import type { MeantName } from 'ssm-core/internal';
import { describe, expect, test } from 'vitest';
import { en } from '../../../strings/en/en.ts';
import { filters as texts } from '../../../strings/en/filters.ts';
import { createCountText } from '../../../strings/format.ts';
import { filterLabel, filterStringsOf } from './filterStrings.ts';
import { createFilterWords } from './filterWords.ts';

const words = createFilterWords(en, 'en', createCountText('en'));

const chip = (filters: string): string => readFilters(filters).map(words.chip).join(' | ');
const sentence = (filters: string): string => words.sentence(readFilters(filters));

describe("a chip's text", () => {
  test.each<[filters: string, text: string]>([
    ['dilGroup=20%25', 'Dilution Group: 20%'],
    ['loDb>100', 'LoDB (RFU) > 100'],
    ['loDb>=11000.5', 'LoDB (RFU) >= 11,000.5'],
    ['loDb~1,5', 'LoDB (RFU) between 1 and 5'],
    ['totalCvPlasma<8', 'Total CV Plasma < 8'],
    ['corrSerum<=-0.5', 'Correlation Serum <= -0.5'],
    ['fullName*=kinase', 'Full Name: kinase'],
    ['fullName*=IL*', 'Full Name: IL*'],
    ['bufferMS=true', 'Buffer MS: Yes'],
    ['v11Only=false', '11K Menu New Additions: No'],
    ['mesh=a,b', 'MeSH: a OR b'],
    ['mesh=a', 'MeSH: a'],
    ['fixedPanels=oncology', 'Fixed Panels: Oncology'],
    ['fixedPanels=oncology,cvd', 'Fixed Panels: Oncology (+1 others)'],
    ['fixedPanels=cvd,oncology,respiratory', 'Fixed Panels: Cardiovascular Disease (+2 others)'],
    ['pubs=pQtl', 'Publications: pQTL'],
    ['pubs=pQtl,orthStrats,mrmMsData,ddaMsData', 'Publications: Any Publication'],
    ['charInfo=Binds%2C%20well', 'Selectivity: Binds, well'],
    ['diseases=alz,park', "Disease States: Alzheimer's Disease (+1 others)"],
    ['mousePlasmaBin=High', 'Mouse Plasma Qualitative Bin: High'],
  ])('for %s', (filters, text) => {
    expect(chip(filters)).toBe(text);
  });

  test('shows numbers without rounding, and very small or very large numbers in scientific notation', () => {
    expect(chip('loDb>0.123456789&apparentKd<1e-10&loDb<2e30')).toBe(
      'LoDB (RFU) > 0.123456789 | Apparent Kd (M) < 1E-10 | LoDB (RFU) < 2E30',
    );
  });

  test('truncates a long text without splitting a character', () => {
    expect(chip(`fullName*=${encodeURIComponent('🧬'.repeat(81))}`)).toBe(`Full Name: ${'🧬'.repeat(79)}…`);
    expect(chip(`fullName*=${'x'.repeat(80)}`)).toBe(`Full Name: ${'x'.repeat(80)}`);
  });

  test('formats numbers for the locale', () => {
    const german = createFilterWords(en, 'de', createCountText('de'));
    expect(readFilters('loDb>1234.5').map(german.chip)).toEqual(['LoDB (RFU) > 1.234,5']);
  });
});

describe('the sentence for the whole filter', () => {
  test.each<[filters: string, text: string]>([
    ['', 'No filter yet: every reagent is listed.'],
    ['fullName*=kinase', 'Full Name contains “kinase”.'],
    ['fullName*=IL*&fullName*=*-1', 'Full Name begins with “IL” AND Full Name ends with “-1”.'],
    ['seqId*=%3F-%3F&targetName*=*', 'Sequence ID matches “?-?” AND Target Name is known.'],
    ['mesh=a,b', 'MeSH contains “a” OR “b”.'],
    [
      'dilGroup=0.5%25&goBioProcess=kinase,ligase&totalCvPlasma<8',
      'Dilution Group is 0.5% AND (GO Biological Process contains “kinase” OR “ligase”) AND Total CV Plasma is below 8%.',
    ],
    ['loDb~1,5&totalCvSerum~2,3', 'LoDB (RFU) is between 1 and 5 AND Total CV Serum is between 2% and 3%.'],
    [
      'loDb>1&loDb>=2&loDb<9&loDb<=8',
      'LoDB (RFU) is above 1 AND LoDB (RFU) is at least 2 AND LoDB (RFU) is below 9 AND LoDB (RFU) is at most 8.',
    ],
    ['bufferMS=true&bufferMS=false', 'Buffer MS is Yes AND Buffer MS is No or not known.'],
    ['pubs=pQtl,mrmMsData&loDb>1', '(Publications is pQTL OR MRM MS Data) AND LoDB (RFU) is above 1.'],
    ['pubs=pQtl,orthStrats,mrmMsData,ddaMsData', 'There is a publication of any kind.'],
    ['fixedPanels=oncology,cvd', 'Fixed Panels is Oncology OR Cardiovascular Disease.'],
  ])('for %s', (filters, text) => {
    expect(sentence(filters)).toBe(text);
  });
});

describe('labels', () => {
  test('S3-06: name every filter', () => {
    expect(filterDefinitions.map(({ key }) => filterLabel(key, filterStringsOf(en)))).toEqual([
      '11K Menu New Additions',
      'Sequence ID',
      'Full Name',
      'Target Name',
      'UniProt ID',
      'Entrez Gene Name',
      'Fixed Panels',
      'Dilution Group',
      'LoDB (RFU)',
      'Signal to Noise Plasma',
      'Buffer MS',
      'Total CV Plasma',
      'Correlation Plasma',
      'F-Statistic Plasma',
      'Median Normal Plasma (RFU)',
      'Signal to Noise Serum',
      'Total CV Serum',
      'Correlation Serum',
      'F-Statistic Serum',
      'Median Normal Serum (RFU)',
      'GO Biological Process',
      'GO Molecular Function',
      'GO Cellular Component',
      'MeSH',
      'Publications',
      'Selectivity',
      'Mouse Plasma Qualitative Bin',
      'Mouse Plasma F-Statistic',
      'Apparent Kd (M)',
      'DisGeNET',
      'Disease States',
      'Pathways',
    ]);
  });

  test('S8-08: include tooltips for three filters', () => {
    expect(texts.tooltips).toEqual({
      v11Only: 'Return only SOMAmer Reagents that are new to 11K',
      bufferMS:
        'Confirmation of specificity to target protein identified via LC-MS/MS analysis of Protein-SOMAmer complexes in buffer.',
      charInfo: 'Selectivity to Homologous or Related Proteins',
    });
  });

  test('S5-06: name the operators', () => {
    expect(Object.values(texts.operators)).toEqual([
      'Greater Than (>)',
      'Greater Than or Equal To (>=)',
      'Less Than (<)',
      'Less Than or Equal To (<=)',
      'Between (~)',
    ]);
  });

  test('S9-06: name the publications', () => {
    expect(texts.publications).toEqual({
      orthStrats: 'Orthogonal Strategies',
      mrmMsData: 'MRM MS Data',
      ddaMsData: 'DDA MS Data',
      pQtl: 'pQTL',
    });
  });

  test('S5-01: say how many filters can still be added', () => {
    expect([0, 1, 4].map((left) => texts.left(left, String(left)))).toEqual([
      '0 more filters available',
      '1 more filter available',
      '4 more filters available',
    ]);
  });
});

test('a filter by name explains up to three other names', () => {
  const of = (name: string, symbol: string, relation: MeantName['relation'] = 'gene') => ({ name, symbol, relation });
  expect(words.names([])).toBe('');
  expect(words.names([of('HER2', 'ERBB2')])).toBe('HER2: another name of ERBB2');
  expect(words.names([of('HBA2', 'HBA1', 'protein'), of('SL000039', 'CXCL8', 'somaId')])).toBe(
    'HBA2: makes the protein listed under HBA1; SL000039: SomaId',
  );
  const four = ['A', 'B', 'C', 'D'].map((name) => of(name, 'X'));
  expect(words.names(four)).toBe('A: another name of X; B: another name of X; C: another name of X; …');
});
