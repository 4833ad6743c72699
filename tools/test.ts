/**
 * `npm test`: checks, unit, contract, browser, story and size tests, in at most ten minutes; the last line counts them.
 * Slower suites are verbs of their own: e2e, embed, soak, bench.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { checks, packageChecks } from './checks.ts';
import { ensureHostBuilt } from './host-build.ts';
import { ensureChromium } from './install-chromium.ts';
import { root, run } from './process.ts';
import { firstViewBudget, measureFirstView } from './size.ts';
import { soakSuites } from './soakSuites.ts';

let passed = 0;
let failed = 0;

function report(name: string, isPassed: boolean, text = ''): void {
  if (isPassed) passed += 1;
  else failed += 1;
  console.log(`${isPassed ? 'ok  ' : 'FAIL'} ${name}`);
  if (!isPassed && text !== '') console.log(text);
}

async function attempt(name: string, action: () => Promise<string>): Promise<void> {
  try {
    report(`${name}: ${await action()}`, true);
  } catch (error) {
    report(name, false, error instanceof Error ? error.message : String(error));
  }
}

async function checkSize(): Promise<string> {
  const size = await measureFirstView(await ensureHostBuilt());
  const list = size.files.map((file) => `  ${file.bytes} ${file.name}`).join('\n');
  if (size.total > firstViewBudget.ceiling) {
    throw new Error(`${size.total} bytes of brotli, over the budget of ${firstViewBudget.ceiling}:\n${list}`);
  }
  return `${size.total} of ${firstViewBudget.ceiling} bytes (brotli); the goal is ${firstViewBudget.goal}`;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

async function runVitest(extra: readonly string[]): Promise<void> {
  const folder = path.join(root, '.cache');
  const output = path.join(folder, 'vitest.json');
  await mkdir(folder, { recursive: true });
  await rm(output, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${output}`];
  const projects = ['unit', 'browser', 'stories'].flatMap((name) => ['--project', name]);
  const elsewhere = soakSuites.flatMap((file) => ['--exclude', file]);
  const result = await run('vitest', ['run', ...projects, ...reporters, ...elsewhere, ...extra]);
  const counts = await readFile(output, 'utf8').then(
    (text) => JSON.parse(text) as VitestReport,
    () => undefined,
  );
  if (counts === undefined) {
    report('vitest', false, 'It ended without a report.');
    return;
  }
  passed += counts.numPassedTests;
  failed += counts.numFailedTests;
  // A file that cannot be loaded fails no test of its own, and an unhandled error fails none at all.
  if (result.code !== 0 && counts.numFailedTests === 0) report('test files load and leave no error behind', false);
  if (counts.numPendingTests > 0) console.log(`${counts.numPendingTests} skipped; their names say why`);
}

await ensureChromium();
for (const check of [...checks, ...packageChecks]) {
  const result = await run(check.command, check.args, { isQuiet: true });
  report(check.name, result.code === 0, result.text);
}
await attempt('size of the first view', checkSize);
await runVitest(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
