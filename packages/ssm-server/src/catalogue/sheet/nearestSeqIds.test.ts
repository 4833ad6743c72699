import { expect, test } from 'vitest';
import { nearestSeqIds } from './nearestSeqIds.ts';

const menu = ['10-1', '1000-28', '10000-1', '10000-2', '10000-28', '10001-7', '10010-28', '10443-21', '20000-1'];
const many = Array.from({ length: 30 }, (_, index) => `12345-${index + 10}`);

test.each([
  ['another notation is the SeqId itself first', 'seq.10000.28', ['10000-28', '10000-2', '10000-1']],
  ['a suffix is left off', '10443-21_3', ['10443-21']],
  ['white space around it is left off', ' 10443-21 ', ['10443-21']],
  ['a changed letter, others of the pool behind it', '10000-29', ['10000-2', '10000-28', '10000-1']],
  ['two letters that changed places', '10434-21', ['10443-21']],
  ['what differs in as few letters, the same pool first', '10000-8', ['10000-1', '10000-2', '10000-28']],
  ['another clone of the same pool, however far', '20000-9876', ['20000-1']],
  ['nothing that differs in too much', '77777-3', []],
  ['nothing for a short text that a few letters make into anything', '99', []],
  ['nothing for a symbol', 'IL6', []],
  ['nothing for a text of any length', 'x'.repeat(64), []],
])('%s', (_, text, expected) => {
  expect(nearestSeqIds(text, menu)).toEqual(expected);
});

test('at most five SeqIds are returned, and SeqIds at the same distance are in catalogue order', () => {
  expect(nearestSeqIds('12345-1', many)).toEqual(['12345-10', '12345-11', '12345-12', '12345-13', '12345-14']);
});
