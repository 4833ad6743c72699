/**
 * `npm test`: checks, unit, contract, browser, story and size tests, in at most ten minutes; the last line counts them.
 * Slower suites are verbs of their own: e2e, embed, soak, story -- --journeys, bench.
 */
import path from 'node:path';
import { entryBudgets, firstViewBudget } from './budgets.ts';
import { packageChecks, runChecks } from './checks.ts';
import { ensureHostBuilt } from './host-build.ts';
import { ensureChromium } from './install-chromium.ts';
import { run } from './process.ts';
import { ensureLibrariesBuilt, folderOf, libraries } from './release/libraries.ts';
import { measureElement, measureFirstView, measurePortalScript } from './size.ts';
import { soakSuites } from './soakSuites.ts';
import { remarks, runVitest } from './vitest.ts';

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

async function within(ceiling: number, weigh: Promise<number>): Promise<string> {
  const bytes = await weigh;
  if (bytes > ceiling) throw new Error(`${bytes} bytes of brotli, over the budget of ${ceiling}`);
  return `${bytes} of ${ceiling} bytes (brotli)`;
}

const checkPortalScriptSize = async (): Promise<string> =>
  within(entryBudgets['embed-host.js'].ceiling, measurePortalScript(await ensureHostBuilt()));

const checkElementSize = (): Promise<string> =>
  within(entryBudgets['ssm-react/element'].ceiling, measureElement(path.join(folderOf('ssm-react'), 'dist/element')));

async function checkPackages(): Promise<void> {
  await attempt('libraries build', async () => {
    await ensureLibrariesBuilt();
    return libraries.join(', ');
  });
  for (const { name, command, args } of libraries.flatMap((library) => packageChecks(library))) {
    const { code, text } = await run(command, args, { isQuiet: true });
    report(name, code === 0, text);
  }
  await attempt('size of the custom elements', checkElementSize);
}

async function runTests(extra: readonly string[]): Promise<readonly string[]> {
  const projects = ['core', 'unit', 'browser', 'stories'].flatMap((name) => ['--project', name]);
  const elsewhere = soakSuites.flatMap((file) => ['--exclude', file]);
  const outcomes = await runVitest([...projects, ...elsewhere, ...extra], 'dot');
  if (outcomes === undefined) {
    report('vitest', false, 'It ended without a report.');
    return [];
  }
  passed += outcomes.passed;
  failed += outcomes.failed;
  // A file that cannot be loaded fails no test of its own, and an unhandled error fails none at all.
  if (outcomes.code !== 0 && outcomes.failed === 0) report('test files load and leave no error behind', false);
  return remarks(outcomes);
}

await ensureChromium();
await runChecks(({ name }, { code, text }) => report(name, code === 0, text));
await Promise.all([checkPackages(), attempt('size of the first view', checkSize)]);
await attempt('size of the portals’ script', checkPortalScriptSize);
for (const line of await runTests(process.argv.slice(2))) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
