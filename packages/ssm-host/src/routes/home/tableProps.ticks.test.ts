import { expect, test } from 'vitest';
import { forgetTicks, readTicks, writeTicks } from './tableProps.ts';

function page(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, sessionStorage };
}

test('ticked rows belong to one user and version until they are forgotten', () => {
  const own = page();
  writeTicks(own, { owner: 'ada', version: 'V_11K', seqIds: ['1-1', '2-2'] });
  const read = [readTicks(own, 'ada', 'V_11K'), readTicks(own, 'ada', 'V_7K'), readTicks(own, 'bob', 'V_11K')];
  forgetTicks(own);
  expect([...read, own.kept.size]).toEqual([['1-1', '2-2'], [], [], 0]);
});

test('an empty selection removes the stored entry', () => {
  const own = page();
  writeTicks(own, { owner: 'ada', version: 'V_7K', seqIds: ['1-1'] });
  writeTicks(own, { owner: 'ada', version: 'V_7K', seqIds: [] });
  expect(own.kept.size).toBe(0);
});

test.each([
  '{',
  'null',
  '7',
  '{"format":1,"owner":"ada","version":"V_7K","seqIds":"1-1"}',
  '{"format":2,"owner":"ada","version":"V_7K","seqIds":["1-1"]}',
])('R10: no ticked rows are read from %s', (text) => {
  expect(readTicks(page({ 'ssm.ticks': text }), 'ada', 'V_7K')).toEqual([]);
});

test('no ticked rows are read from blocked storage, without an error', () => {
  const blocked = {
    get sessionStorage(): never {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  writeTicks(blocked, { owner: 'ada', version: 'V_7K', seqIds: ['1-1'] });
  forgetTicks(blocked);
  expect(readTicks(blocked, 'ada', 'V_7K')).toEqual([]);
});
