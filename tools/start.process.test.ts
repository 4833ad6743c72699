/** Runs `npm start` in a process with a new data folder, as after cloning the repository. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderUntil, freePort } from '../packages/ssm-server/src/store/testing/program.ts';
import { until } from '../packages/ssm-server/src/store/testing/until.ts';
import { root } from './process.ts';

const patienceMs = 120_000;

it('npm start serves the application and both demo catalogues on one port until SIGTERM, and exits with 0', async () => {
  const folder = await folderUntil(onTestFinished);
  const port = await freePort();
  // A stand-in for the application, which takes long to build and has its own tests.
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>The application</title>');
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, SSM_DATA: path.join(folder, 'data'), SSM_STATIC: folder, PORT: String(port) },
    // A process group of its own, so that the cleanup ends every child process.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid as number), 'SIGKILL');
    } catch {
      // Throws if no process is left, which is fine.
    }
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const address = `http://127.0.0.1:${port}`;
  await until(
    'it is ready',
    async () => {
      if (child.exitCode !== null) throw new Error(`npm start ended: ${said}`);
      const answer = await fetch(`${address}/ready`).catch(() => undefined);
      return answer?.status === 200 || undefined;
    },
    patienceMs,
  );
  const totals = ['V_7K', 'V_11K'].map(async (version) => {
    const answer = await fetch(`${address}/sat/menuquery/public/somamer/count?version=${version}`);
    return ((await answer.json()) as { readonly total: number }).total;
  });
  const page = await fetch(address, { headers: { Accept: 'text/html' } });
  const ended = once(child, 'exit');
  expect([page.status, await page.text(), await Promise.all(totals)]).toEqual([
    200,
    expect.stringContaining('The application'),
    [7596, 11_083],
  ]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed');
});

async function runVerb(...words: readonly string[]) {
  const child = spawn(process.execPath, ['tools/run.mjs', ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = { out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (printed.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (printed.errors += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...printed };
}

it.each([
  ['start', 'npm start takes no arguments: --nonsense. Settings are variables, such as PORT=8080 npm start.\n'],
  ['verify', 'Unknown: --nonsense. npm run verify takes --ci, names; -- --help says more.\n'],
  ['check', 'Unknown: --nonsense. npm run check takes nothing; -- --help says more.\n'],
])('npm run %s with an unknown option prints an error and starts nothing', async (verb, errors) => {
  expect(await runVerb(verb, '--nonsense')).toEqual({ code: 2, out: '', errors });
});

it('--help prints what a command does and starts nothing', async () => {
  const { code, out, errors } = await runVerb('verify', '--help');
  expect([code, out.split(':', 1), errors]).toEqual([0, ['`npm run verify`'], '']);
});
