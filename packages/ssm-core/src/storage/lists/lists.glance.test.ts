import { expect, test } from 'vitest';
import { writeStoredList } from './lists.codec.ts';
import { glanceAt } from './lists.glance.ts';

const items = ['10000-28', '9-9'].map((seqId) => ({ seqId, added: '2026-01-01T00:00:00.000Z' }));

test('a list is glanced at as it is written; nothing stored is an empty one', () => {
  expect([glanceAt(writeStoredList(items)), glanceAt(undefined)]).toEqual([new Set(['10000-28', '9-9']), new Set()]);
});

test.each([
  ['text', 'not JSON'],
  ['another kind of value', { format: 1, items: [] }],
  ['null', 'null'],
  ['a format to come', '{"format":2,"items":[]}'],
  ['no list of items', '{"format":1,"items":{}}'],
  ['an item without a SeqId', '{"format":1,"items":[{"seqId":"1-1"},{}]}'],
  ['an item that is none', '{"format":1,"items":[null]}'],
  ['an empty SeqId', '{"format":1,"items":[{"seqId":""}]}'],
])('%s is left to the storage', (_, value) => {
  expect(glanceAt(value)).toBe(null);
});
