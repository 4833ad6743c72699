import { describe, expect, it } from 'vitest';
import { createServerLog } from './serverLog.ts';

describe('createServerLog', () => {
  it('at a terminal a person reads warnings and errors in words, and nothing of each request', () => {
    const lines: string[] = [];
    const log = createServerLog(undefined, true, (line) => lines.push(line));
    log.info({ route: 'health' }, 'request');
    log.warn({ err: new Error('connection refused') }, 'The database does not answer');
    log.error({ requestId: 'a' }, 'Unexpected error');
    log.flush();
    expect(lines).toEqual(['The database does not answer: connection refused', 'Unexpected error']);
  });
});
