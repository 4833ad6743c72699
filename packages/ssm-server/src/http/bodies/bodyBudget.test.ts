import { describe, expect, it } from 'vitest';
import { createBodyBudget, type GiveBack } from './bodyBudget.ts';

const mebibyte = 1024 * 1024;
const create = () => createBodyBudget({ bytes: 64 * mebibyte, senderBytes: 32 * mebibyte });

describe('the memory budget of bodies', () => {
  it('limits the bytes of one sender, and frees the bytes exactly once', () => {
    const budget = create();
    const first = budget.take('a', 16 * mebibyte) as GiveBack;
    const second = budget.take('a', 16 * mebibyte);
    expect([typeof second, budget.take('a', 1), typeof budget.take('b', 1)]).toEqual([
      'function',
      'sender',
      'function',
    ]);
    first();
    first();
    expect([typeof budget.take('a', 16 * mebibyte), budget.take('a', 1)]).toEqual(['function', 'sender']);
  });

  it('limits the bytes of all senders, and keeps room for small bodies', () => {
    const budget = create();
    const takes = Array.from({ length: 8 }, (_, index) => budget.take(`sender ${index}`, 10 * mebibyte));
    expect(takes.map((take) => (typeof take === 'function' ? 'taken' : take))).toEqual([
      ...Array.from({ length: 5 }, () => 'taken'),
      ...Array.from({ length: 3 }, () => 'server'),
    ]);
    expect(typeof budget.take('searcher', 64 * 1024)).toBe('function');
    expect(budget.usage()).toEqual({
      bytes: 50 * mebibyte + 64 * 1024,
      mostBytes: 64 * mebibyte,
      refused: { server: 3, sender: 0 },
    });
  });
});
