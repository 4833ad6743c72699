import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedSeqIdsError } from './numberBytes.ts';
import { decodeSeqIds, encodeSeqIds } from './seqIdsCodec.ts';
import { applyDifference, differenceOf } from './seqIdsDifference.ts';

const seqId = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([pool, clone]) => `${pool}-${clone}`);
const seqIds = fc.uniqueArray(seqId, { minLength: 1, maxLength: 60 });
/** SeqIds that no release accepts, but that must be stored unchanged. */
const odd = fc.constantFrom('010000-28', '10000-28_3', '10000-028', '', 'Größe', '1-9999999', '12345678-1');

const menu = Array.from(
  { length: 11_083 },
  (_, index) => `${2052 + index * 2 + (index % 3)}-${1 + ((index * 37) % 200)}`,
);

describe('a packed list of SeqIds', () => {
  it('decodes to the same list, whatever the order of the SeqIds', () => {
    fc.assert(
      fc.property(seqIds, (list) => {
        expect(decodeSeqIds(encodeSeqIds(list))).toEqual(list);
      }),
    );
  });

  it('decodes to the same list with texts that are not SeqIds', () => {
    fc.assert(
      fc.property(seqIds, odd, (list, text) => {
        expect(decodeSeqIds(encodeSeqIds([...list, text]))).toEqual([...list, text]);
      }),
    );
  });

  it('of a whole menu has less than a fifth of the length of its text', () => {
    expect(menu.join().length).toBeGreaterThan(90_000);
    expect(encodeSeqIds(menu).length).toBeLessThan(18_000);
    expect(decodeSeqIds(encodeSeqIds(menu))).toEqual(menu);
  });

  it('is refused if damaged', () => {
    const bytes = encodeSeqIds(menu);
    expect(() => decodeSeqIds(bytes.subarray(0, 1000))).toThrow('unexpected end of file');
    expect(() => decodeSeqIds(bytes.with(bytes.length - 1, (bytes.at(-1) ?? 0) ^ 1))).toThrow('incorrect data check');
    expect(() => decodeSeqIds(bytes.with(0, 9))).toThrow(new MalformedSeqIdsError('they are of another release'));
  });
});

describe('a difference between two lists', () => {
  it('turns one list into the other after additions, removals and moves', () => {
    fc.assert(
      fc.property(seqIds, fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), seqIds, (base, places, added) => {
        const list = [...new Set([...places.map((place) => base[place % base.length] as string), ...added])];
        const bytes = differenceOf(base, list, Number.POSITIVE_INFINITY);
        expect(bytes === undefined ? undefined : applyDifference(base, bytes)).toEqual(list);
      }),
    );
  });

  it('of one reagent in a whole menu has a few bytes', () => {
    const moved = menu.toSpliced(500, 1).toSpliced(9000, 0, menu[500] as string);
    for (const list of [menu, menu.slice(1), menu.toSpliced(7, 0, '99999-1'), moved]) {
      const bytes = differenceOf(menu, list, 1000);
      expect(bytes?.length).toBeLessThan(20);
      expect(applyDifference(menu, bytes ?? new Uint8Array())).toEqual(list);
    }
  });

  it('is undefined if it would exceed the limit, or if a text is not a SeqId', () => {
    expect(differenceOf(menu, menu.toReversed(), 1000)).toEqual(undefined);
    expect(differenceOf(menu, [...menu, '010000-28'], 1000)).toEqual(undefined);
  });

  it('is refused if applied to another list than its base, or if it is cut off', () => {
    const bytes = differenceOf(menu, menu.slice(3), 1000) ?? new Uint8Array();
    expect(() => applyDifference(menu.slice(0, 100), bytes)).toThrow(
      new MalformedSeqIdsError('they are of another list'),
    );
    expect(() => applyDifference(menu, bytes.subarray(0, -1))).toThrow(new MalformedSeqIdsError('they are cut off'));
    expect(() => applyDifference(menu, new Uint8Array(9).fill(255))).toThrow(
      new MalformedSeqIdsError('a number is too long'),
    );
  });
});
