import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareSeqIds,
  normaliseSeqId,
  readBoolean,
  readIdentifiers,
  readNumber,
  readTerms,
  readText,
  toPercent,
  whyNoSeqId,
} from './values.ts';

describe('the cell reader', () => {
  test.each(['', '  ', 'NA', 'N/A', 'n/a', 'None', 'NaN', '-', '#N/A', '#REF!', 'null'])(
    'reads %j as an unknown value',
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

describe('a SeqId', () => {
  test.each([
    ['10000-28', '10000-28'],
    [' 10000-28 ', '10000-28'],
    ['10000-28_3', '10000-28'],
    ['10000_28', '10000-28'],
    ['10000_28_3', '10000-28'],
    ['seq.10000.28', '10000-28'],
    ['seq.10000.28.3', '10000-28'],
    ['10000-28.3', undefined],
    ['10000-28-3', undefined],
    ['SeqId.10000-28', '10000-28'],
    ['10000\u201328', '10000-28'],
    ['10000.28', undefined],
    ['10000', undefined],
    ['2028-10-01', undefined],
    ['1-Oct', undefined],
    ['P05231', undefined],
    ['', undefined],
    ['10000-28; 10001-7', undefined],
  ])('written as %j is read as %j', (written, read) => {
    expect(normaliseSeqId(written)).toEqual(read);
  });

  test('is the same in every spelling', () => {
    const part = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 999_999 }), fc.nat(9999));
    fc.assert(
      fc.property(part, ([first, second, version]) => {
        const plain = `${first}-${second}`;
        const spellings = [plain, `${plain}_${version}`, `${first}_${second}`, `seq.${first}.${second}`, `\t${plain} `];
        expect(spellings.map(normaliseSeqId)).toEqual(spellings.map(() => plain));
      }),
    );
  });

  test('is sorted in natural order', () => {
    const seqIds = ['10-10', '10000-28', '10-2', '2-1', '2-10', '10-1'];
    expect(seqIds.toSorted(compareSeqIds)).toEqual(['2-1', '2-10', '10-1', '10-2', '10-10', '10000-28']);
  });

  test.each([
    ['', 'has no SeqId'],
    ['2028-10-01', '"2028-10-01" is a date, not a SeqId: a spreadsheet has changed it'],
    ['10-Jan', '"10-Jan" is a date, not a SeqId: a spreadsheet has changed it'],
    ['#REF!', '"#REF!" is a formula error, not a SeqId'],
    ['IL6', '"IL6" is not a SeqId'],
    ['x'.repeat(50), `"${'x'.repeat(40)}…" is not a SeqId`],
  ])('R27: is not %j, which is rejected with its reason', (cell, reason) => {
    expect(whyNoSeqId(cell)).toEqual(reason);
  });
});
