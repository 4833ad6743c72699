import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServerLog } from './serverLog.ts';

function nodeWords(script: string): readonly string[] {
  const url = JSON.stringify(new URL('serverLog.ts', import.meta.url).href);
  const source = `
    import { createServerLog } from ${url};
    const log = createServerLog('info', process.stdout.isTTY ?? false, () => {});
    ${script}`;
  return ['--conditions=ssm-source', '--input-type=module', '--eval', source];
}

async function outputOf(script: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { stdout } = await promisify(execFile)(process.execPath, nodeWords(script), { maxBuffer: 2 ** 26 });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('createServerLog', () => {
  it('writes warnings and errors, but not requests, as text at a terminal', () => {
    const lines: string[] = [];
    const log = createServerLog(undefined, true, (line) => lines.push(line));
    log.info({ route: 'health' }, 'request');
    log.warn({ err: new Error('connection refused') }, 'The database does not answer');
    log.error({ requestId: 'a' }, 'Unexpected error');
    log.flush();
    expect(lines).toEqual(['The database does not answer: connection refused', 'Unexpected error']);
  });

  it('writes an error as JSON elsewhere, without the data that a database quotes', async () => {
    const lines = await outputOf(`
      const cause = Object.assign(new Error('quoted someone'), { severity: 'ERROR', detail: 'someone' });
      log.error({ err: new Error('It is away', { cause }) }, 'Storage failed');
      log.flush();`);
    expect(lines).toMatchObject([{ msg: 'Storage failed', err: { name: 'Error', message: 'It is away' } }]);
    expect(JSON.stringify(lines)).not.toContain('someone');
  });

  it('keeps every line in order if the process exits while its thread pool is busy', async () => {
    const lines = await outputOf(`
      const { pbkdf2 } = await import('node:crypto');
      for (let job = 0; job < 8; job += 1) pbkdf2('password', 'salt', 100_000, 64, 'sha512', () => {});
      const record = { method: 'GET', route: 'openapi', status: 200, ms: 1, requestId: 'request-1' };
      for (let line = 0; line < 100; line += 1) log.info({ line, more: 'x'.repeat(100) }, 'line');
      log.request(record);
      log.fatal({}, undefined, 'The last line');
      log.flush();
      process.exit();`);
    expect(lines.map(({ line, msg }) => line ?? msg)).toEqual([
      ...Array.from({ length: 100 }, (_, line) => line),
      'request',
      'The last line',
    ]);
  });

  it("lets the process exit even if the log's reader has stopped reading", async () => {
    const script = `
      for (let line = 0; line < 10_000; line += 1) log.info({ more: 'x'.repeat(100) }, 'line');
      log.flush();
      process.exit(3);`;
    const child = spawn(process.execPath, nodeWords(script), { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    expect(await once(child, 'exit')).toEqual([3, null]);
  });
});
