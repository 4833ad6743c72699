import { expect, test, vi } from 'vitest';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { callHost } from './callHost.ts';

test("callHost returns the page's answer, or reports its error once and returns undefined", () => {
  const reported = listenForReported();
  expect([callHost(() => 'answer'), callHost(breaks), reported]).toEqual(['answer', undefined, breakages(1)]);
});

test('the error is written to the console if there is no reportError, as in Node', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('reportError', undefined);
  const answer = callHost(breaks);
  vi.unstubAllGlobals();
  expect([answer, told.mock.calls]).toEqual([undefined, [breakages(1)]]);
  told.mockRestore();
});
