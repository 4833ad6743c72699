import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSeqIds, normaliseSeqId, whyNoSeqId } from './seqId.ts';

describe('SeqIds', () => {
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
  ])('%j is read as %j', (written, read) => {
    expect(normaliseSeqId(written)).toEqual(read);
  });

  test('are the same in every spelling', () => {
    const part = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 999_999 }), fc.nat(9999));
    fc.assert(
      fc.property(part, ([first, second, version]) => {
        const plain = `${first}-${second}`;
        const spellings = [plain, `${plain}_${version}`, `${first}_${second}`, `seq.${first}.${second}`, `\t${plain} `];
        expect(spellings.map(normaliseSeqId)).toEqual(spellings.map(() => plain));
      }),
    );
  });

  test('are sorted in natural order', () => {
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
  ])('R27: %j is rejected with its reason', (cell, reason) => {
    expect(whyNoSeqId(cell)).toEqual(reason);
  });
});
