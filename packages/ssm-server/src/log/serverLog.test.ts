import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

  it('elsewhere an error is written without what a database quotes', async () => {
    // What JSON is written to is the process's own output.
    const script = `
      import { createServerLog } from ${JSON.stringify(new URL('serverLog.ts', import.meta.url).href)};
      const cause = Object.assign(new Error('quoted someone'), { severity: 'ERROR', detail: 'someone' });
      const log = createServerLog('info', false, () => {});
      log.error({ err: new Error('It is away', { cause }) }, 'Storage failed');
      log.flush();`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
    expect(JSON.parse(stdout)).toMatchObject({ msg: 'Storage failed', err: { name: 'Error', message: 'It is away' } });
    expect(stdout).not.toContain('someone');
  });
});
