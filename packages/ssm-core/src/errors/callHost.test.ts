import { expect, test, vi } from 'vitest';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { callHost } from './callHost.ts';

test('what the page answers is passed on, and what it throws is reported once in place of an answer', () => {
  const reported = listenForReported();
  expect([callHost(() => 'answer'), callHost(breaks), reported]).toEqual(['answer', undefined, breakages(1)]);
});

test('where nothing takes reports, as in Node, the console is told', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('reportError', undefined);
  const answer = callHost(breaks);
  vi.unstubAllGlobals();
  expect([answer, told.mock.calls]).toEqual([undefined, [breakages(1)]]);
  told.mockRestore();
});
