import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyItems } from '../../testing/list.arbitrary.ts';
import { readStoredList, writeStoredList } from './lists.codec.ts';

const added = '2026-11-21T20:00:00.000Z';
const released = `{"format":1,"items":[{"seqId":"10000-28","added":"${added}"}]}`;

describe('the stored list', () => {
  test('R10 reads every released format', () => {
    expect(readStoredList(released)).toEqual([{ seqId: '10000-28', added }]);
    expect(writeStoredList([{ seqId: '10000-28', added }])).toBe(released);
    expect(readStoredList(undefined)).toEqual([]);
  });

  test('any written list is read back', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(readStoredList(writeStoredList(items))).toEqual(items);
      }),
    );
  });

  test('R10 gives null for a value that is not a list, and never throws', () => {
    const items = (...list: readonly unknown[]): string => JSON.stringify({ format: 1, items: list });
    const broken: readonly unknown[] = [
      null,
      true,
      42,
      {},
      [],
      { format: 1, items: [] },
      new Uint8Array([1, 2]),
      '',
      ' ',
      'null',
      '[]',
      '"text"',
      '{}',
      '{',
      released.slice(0, -1),
      `${released}}`,
      released.replace('"format":1', '"format":2'),
      released.replace('"format":1', '"format":"1"'),
      released.replace('"format":1,', ''),
      released.replace('items', 'item'),
      items('10000-28'),
      items(null),
      items([]),
      items({}),
      items({ seqId: '1-1' }),
      items({ added }),
      items({ seqId: '', added }),
      items({ seqId: 1, added }),
      items({ seqId: '1-1', added: 5 }),
      items({ seqId: '1-1', added: '' }),
      items({ seqId: '1-1', added: 'yesterday' }),
      items({ seqId: '1-1', added: '2026-13-41T20:00:00.000Z' }),
      items({ seqId: '1-1', added }, { seqId: null, added }),
      '{"format":1,"items":{}}',
      '{"format":1,"items":null}',
    ];
    expect(broken.filter((value) => readStoredList(value) !== null)).toEqual([]);
  });

  test('R10 reads no other text as a list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(readStoredList(text)).toBe(null);
      }),
    );
  });

  test('keeps one of repeated items', () => {
    const twice = { seqId: '1-1', added };
    expect(readStoredList(JSON.stringify({ format: 1, items: [twice, twice] }))).toEqual([twice]);
  });
});
