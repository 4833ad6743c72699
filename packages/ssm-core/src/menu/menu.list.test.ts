import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSeqIds } from '../table/order/seqIdOrder.ts';
import { anyWellFormedSeqIds } from '../testing/list.arbitrary.ts';
import {
  decodeList,
  encodeList,
  isKeptList,
  maximumListLength,
  readViewList,
  viewListOf,
  withBulkSearch,
} from './menu.list.ts';
import { defaultMenuView } from './menu.view.ts';

/** Imitates a real catalogue, in which pool numbers are about four apart and clones vary. */
function many(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${2000 + index * 4}-${(index * 37) % 150}`);
}

describe('the encoded text of a list', () => {
  test('gives back any SeqIds, each once and in catalogue order', () => {
    fc.assert(
      fc.property(anyWellFormedSeqIds, (seqIds) => {
        const inOrder = [...new Set(seqIds)].toSorted(compareSeqIds);
        expect(decodeList(encodeList(seqIds))).toEqual(inOrder);
      }),
    );
  });

  test('can be read whichever released version of the client wrote it', () => {
    const texts = [[], ['10000-28'], ['1-0', '1-1', '2-150', '9999999-999999']].map(encodeList);
    expect(texts).toEqual(['10ztntfp', '1kE4c0yny2ag', '1AQAAAQGWAf2s4gS_hD01vht8ia']);
  });

  test('has about three characters per SeqId, so about two thousand fit into a URL', () => {
    expect(Math.round(encodeList(many(2000)).length / 1000)).toBe(6);
  });

  test('is refused if one character was changed, removed or added', () => {
    const text = encodeList(many(20));
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'z', '0', '-', '~', '\u{1F9EC}'), (at, character) => {
        const changed = text.slice(0, at) + character + text.slice(at + 1);
        expect(decodeList(changed)).toEqual(changed === text ? many(20) : undefined);
        expect(decodeList(text.slice(0, at))).toBe(undefined);
        expect(decodeList(text + character)).toBe(undefined);
      }),
    );
  });

  test('is refused if it is not the encoded text of a list', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.base64String().map((text) => `1${text}`),
        ),
        (text) => {
          expect(decodeList(text)).toBe(undefined);
        },
      ),
    );
  });

  test('is not made from an invalid SeqId, for which a clear error is thrown', () => {
    expect(() => encodeList(['10000-28', 'IL6'])).toThrow(
      'Invariant: IL6 is no SeqId, so no view can list it; SeqIds are such as 10000-28',
    );
  });
});

describe('the list of a view', () => {
  test('has its encoded content as its name, up to a maximum length', () => {
    fc.assert(
      fc.property(anyWellFormedSeqIds, (seqIds) => {
        const list = viewListOf(seqIds);
        expect([readViewList(list.name), isKeptList(list)]).toEqual([list, false]);
      }),
    );
  });

  test('has a short name if the encoded content is longer, and equal SeqIds have equal short names', () => {
    const [whole, reversed, other] = [many(7596), many(7596).toReversed(), many(7595)].map(viewListOf);
    expect(whole).toEqual({ seqIds: many(7596), name: expect.stringMatching(/^kept-[0-9a-z]{14}$/) });
    expect([whole && isKeptList(whole), reversed, other?.name === whole?.name]).toEqual([true, whole, false]);
    expect(readViewList(whole?.name ?? '')).toBe('list_unknown');
  });

  test('is refused if its name is too long or malformed', () => {
    const long = encodeList(many(4000));
    expect(long.length > maximumListLength).toBe(true);
    expect([long, '', 'kept-', 'kept-1234', `kept-${'-'.repeat(14)}`, '2AAAA0000000'].map(readViewList)).toEqual(
      Array.from({ length: 6 }, () => 'invalid_value'),
    );
  });

  test('is shown from the first page, and after the list the whole menu is shown from the first page', () => {
    const list = viewListOf(['2-1', '10-1', '2-1']);
    const view = { ...defaultMenuView, search: 'il', pageIndex: 3 };
    expect([withBulkSearch(view, list), withBulkSearch({ ...view, list }, null)]).toEqual([
      { ...view, list: { seqIds: ['2-1', '10-1'], name: list.name }, pageIndex: 0 },
      { ...view, list: null, pageIndex: 0 },
    ]);
  });
});
