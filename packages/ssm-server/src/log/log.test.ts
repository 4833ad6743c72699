import { describe, expect, it } from 'vitest';
import { type Log, logRequest, type RequestRecord } from './log.ts';

function writtenOf(records: readonly Partial<RequestRecord>[]) {
  const written: string[] = [];
  const finished: string[] = [];
  const write = (level: string) => (fields: object) => {
    const { route, status } = fields as RequestRecord;
    written.push(`${level} ${route} ${status}`);
  };
  const log: Log = {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    finished: ({ route, status }) => void finished.push(`${route} ${status}`),
  };
  const usual = { method: 'GET', route: 'searchAnalytes', status: 200, ms: 1, requestId: 'request-1' };
  for (const record of records) logRequest(log, { ...usual, ...record });
  return { written, finished };
}

describe("a request's log line", () => {
  it('is left out for successful probes and flag polls, but written for failed requests', () => {
    const routes = ['health', 'ready', 'evaluateFlags'];
    const { written } = writtenOf(routes.flatMap((route) => [200, 304, 503].map((status) => ({ route, status }))));
    expect(written).toEqual(['error health 503', 'error ready 503', 'error evaluateFlags 503']);
  });

  it('is passed to `finished` whether written or not', () => {
    const { written, finished } = writtenOf([{ route: 'ready' }, {}, { status: 500 }]);
    expect(written).toEqual(['info searchAnalytes 200', 'error searchAnalytes 500']);
    expect(finished).toEqual(['ready 200', 'searchAnalytes 200', 'searchAnalytes 500']);
  });
});
