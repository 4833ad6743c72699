import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSentValues } from './menu.sent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [first, second, third] = [{ search: 'a' }, { search: 'ab' }, { search: 'abc' }];

function sendAll() {
  const sent = createSentValues<{ readonly search: string }>();
  for (const value of [first, second, third]) sent.add(value);
  return sent;
}

test('the last sent value stays while the page passes back earlier ones, and ends with its own answer', () => {
  const sent = sendAll();
  const latest = [{ ...first }, { ...second }, { ...third }].map((value, place, all) => {
    sent.answer(value, all[place - 1] ?? { search: '' });
    return sent.latest();
  });
  expect(latest).toEqual([third, third, undefined]);
});

test('an equal value of the page is no answer, and a value that was not sent ends the waiting', () => {
  const sent = sendAll();
  sent.answer({ search: '' }, { search: '' });
  const equal = sent.latest();
  sent.answer({ search: 'new' }, { search: '' });
  expect([equal, sent.latest()]).toEqual([third, undefined]);
});

test('a value that the page does not pass back within two seconds counts as refused', () => {
  const sent = sendAll();
  vi.advanceTimersByTime(1999);
  const before = sent.latest();
  vi.advanceTimersByTime(1);
  expect([before, sent.latest()]).toEqual([third, undefined]);
});
