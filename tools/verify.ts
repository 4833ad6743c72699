/**
 * `npm run verify`: runs everything that `npm test` and `.ci/run` leave out. Skips parts that have passed for the
 * same sources, so that an interrupted run continues. `-- NAME…` runs these parts in any case. `-- --ci` runs only
 * what `.ci/run` adds.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ciParts, verifyParts } from './gate/parts.ts';
import { type PartResult, type PartTime, readLines, runParts, summaryOf, timesFile } from './gate/runParts.ts';
import { trendOf } from './gate/trend.ts';
import { ensureChromium } from './install-chromium.ts';
import { root, run } from './process.ts';

const stateFile = path.join(root, '.cache', 'verified.json');

interface Verified {
  /** Hash of the commit and of all uncommitted changes. */
  readonly sources: string;
  readonly passed: readonly string[];
}

async function hashSources(): Promise<string> {
  const git = async (...args: readonly string[]): Promise<string> => (await run('git', args, { isQuiet: true })).text;
  const hash = createHash('sha256')
    .update(await git('rev-parse', 'HEAD^{tree}'))
    .update(await git('diff', 'HEAD'));
  const untracked = (await git('ls-files', '--others', '--exclude-standard')).split('\n').filter(Boolean);
  for (const file of untracked) hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

async function readVerified(sources: string): Promise<Verified> {
  try {
    const verified = JSON.parse(await readFile(stateFile, 'utf8')) as Verified;
    if (verified.sources === sources) return verified;
  } catch {
    // Without a readable record, every part runs.
  }
  return { sources, passed: [] };
}

const isStable = ({ isPassed, flaky }: PartResult): boolean => isPassed && flaky.length === 0;

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isCi = process.argv.includes('--ci');
const known = new Set(verifyParts.map(({ name }) => name));
const unknown = names.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Known: ${[...known].join(', ')}`);
  process.exit(2);
}

// In CI mode, tests fail if a program is missing. The next step installs these programs.
process.env['CI'] ??= 'true';
const installed = await run('bash', ['.ci/install', ...(isCi ? [] : ['verify'])]);
if (installed.code !== 0) process.exit(installed.code);
await ensureChromium();
let results: readonly PartResult[];
if (isCi) {
  results = await runParts('.ci/run', ciParts);
  process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
} else {
  let verified = await readVerified(await hashSources());
  const isWanted = (name: string): boolean =>
    names.length > 0 ? names.includes(name) : !verified.passed.includes(name);
  for (const name of verified.passed)
    if (!isWanted(name)) console.log(`ok   ${name}: passed before, for the same sources`);
  const wanted = verifyParts.filter(({ name }) => isWanted(name));
  results = await runParts('npm run verify', wanted, {
    onResult: async (result) => {
      const others = verified.passed.filter((name) => name !== result.part.name);
      verified = { ...verified, passed: isStable(result) ? [...others, result.part.name] : others };
      await mkdir(path.dirname(stateFile), { recursive: true });
      await writeFile(stateFile, JSON.stringify(verified));
    },
  });
  console.log('Times of the last runs on this machine:');
  for (const line of trendOf(await readLines<PartTime>(timesFile))) console.log(`  ${line}`);
  process.exitCode = results.every(isStable) ? 0 : 1;
}
for (const line of summaryOf(results)) console.log(line);
