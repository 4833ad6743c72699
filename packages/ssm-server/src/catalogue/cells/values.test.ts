import { describe, expect, test } from 'vitest';
import { readBoolean, readIdentifiers, readNumber, readTerms, readText, toPercent } from './values.ts';

describe('the cell reader', () => {
  test.each(['', '  ', 'NA', 'N/A', 'n/a', 'None', 'NaN', '-', '#N/A', '#REF!', 'null'])(
    'reads %j as unknown',
    (cell) => {
      expect([
        readText(cell),
        readIdentifiers(cell),
        readTerms(cell),
        readBoolean(cell),
        readNumber(cell, false),
      ]).toEqual([null, null, null, null, null]);
    },
  );

  test.each([
    ['Alkaline phosphatase, intestine', 'Alkaline phosphatase, intestine'],
    ["2'-5'-oligoadenylate synthase 1", "2'-5'-oligoadenylate synthase 1"],
    ['Nicotinamide riboside kinase 2; Short=NRK 2', 'Nicotinamide riboside kinase 2; Short=NRK 2'],
    ['  two\n words ', 'two words'],
    ['Nonesuch', 'Nonesuch'],
  ])('keeps the punctuation of the name %j', (cell, name) => {
    expect(readText(cell)).toEqual(name);
  });

  test.each([
    ['P29460|Q9NPF7', ['P29460', 'Q9NPF7']],
    ['P29460, Q9NPF7', ['P29460', 'Q9NPF7']],
    ['P29459,  P29460', ['P29459', 'P29460']],
    ['P29460 | Q9NPF7', ['P29460', 'Q9NPF7']],
    ['3493 3494', ['3493', '3494']],
    ['3500 3501  3502 3503  50802 3535', ['3500', '3501', '3502', '3503', '50802', '3535']],
    ['1442|1442', ['1442']],
    ['IGK@;IGL@', ['IGK@', 'IGL@']],
    ['HLA-DRA', ['HLA-DRA']],
    ['None|IL6', ['IL6']],
  ])('separates the identifiers of %j', (cell, identifiers) => {
    expect(readIdentifiers(cell)).toEqual(identifiers);
  });

  test('keeps commas in terms', () => {
    expect(readTerms('Anemia, Hemolytic, Congenital|Asthma; Asthma')).toEqual([
      'Anemia, Hemolytic, Congenital',
      'Asthma',
    ]);
  });

  test.each([
    ['97.0', false, { value: 97, isPercent: false }],
    ['1,234.5', false, { value: 1234.5, isPercent: false }],
    ['1.2E-10', false, { value: 1.2e-10, isPercent: false }],
    ['\u22120.5', false, { value: -0.5, isPercent: false }],
    ['3.4 %', false, { value: 3.4, isPercent: true }],
    ['3,4', true, { value: 3.4, isPercent: false }],
    ['1.234,5', true, { value: 1234.5, isPercent: false }],
    ['3,4', false, undefined],
    ['< 5', false, undefined],
    ['1e999', false, undefined],
    ['12 RFU', false, undefined],
  ])('reads the number %j (decimal comma: %j) as %j', (cell, usesDecimalComma, number) => {
    expect(readNumber(cell, usesDecimalComma)).toEqual(number);
  });

  test.each([
    ['Yes', true],
    ['x', true],
    ['1', true],
    ['no', false],
    ['0', false],
    ['FALSE', false],
    ['perhaps', undefined],
  ])('reads the answer %j as %j', (cell, answer) => {
    expect(readBoolean(cell)).toEqual(answer);
  });

  test('turns a fraction into a percentage without binary noise', () => {
    expect([0.034, 0.039900000000000005, 0.1207, 3.1696].map(toPercent)).toEqual([3.4, 3.99, 12.07, 316.96]);
  });
});
