import { execFile } from 'node:child_process';
import { appendFile, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, run } from '../process.ts';
import { type Outcomes, outcomesVariable } from '../vitestOutcomes.ts';

export interface Part {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Parts of the same group run two at a time. A part without a group runs alone. */
  readonly group?: string;
}

export interface PartResult {
  readonly part: Part;
  readonly isPassed: boolean;
  readonly seconds: number;
  /** Numbers of tests. A part without tests counts as one test. */
  readonly passed: number;
  readonly failed: number;
  readonly flaky: readonly string[];
  readonly failures: readonly string[];
  readonly skipped: Readonly<Record<string, number>>;
}

export interface PartTime {
  readonly at: string;
  readonly commit: string;
  readonly level: string;
  readonly part: string;
  readonly seconds: number;
  readonly isPassed: boolean;
}

const cache = path.join(root, '.cache');
const timesName = 'part-times.jsonl';
export const timesFile: string = path.join(cache, timesName);
const shownLines = 60;

const fileNameOf = (name: string): string => name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();

/** Reads a file that has one JSON value per line. Returns an empty array if there is no such file. */
export async function readLines<Value>(file: string): Promise<readonly Value[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Value);
}

function sumSkipped(outcomes: readonly Outcomes[]): Readonly<Record<string, number>> {
  const sum: Record<string, number> = {};
  for (const [kind, count] of outcomes.flatMap(({ skipped }) => Object.entries(skipped))) {
    sum[kind] = (sum[kind] ?? 0) + count;
  }
  return sum;
}

async function runPart(part: Part, folder: string): Promise<PartResult> {
  const outcomesFile = path.join(folder, `outcomes-${process.pid}-${fileNameOf(part.name)}.jsonl`);
  const logFile = path.join(folder, 'logs', `${fileNameOf(part.name)}.log`);
  await mkdir(path.dirname(logFile), { recursive: true });
  const log = await open(logFile, 'w');
  const began = performance.now();
  const env = { NO_COLOR: '1', ...part.env, [outcomesVariable]: outcomesFile };
  const { code } = await run(part.command, part.args, { env, log: log.fd });
  await log.close();
  const outcomes = await readLines<Outcomes>(outcomesFile);
  await rm(outcomesFile, { force: true });
  const failures = outcomes.flatMap((each) => each.failures);
  const isPassed = code === 0 && failures.length === 0;
  if (!isPassed && failures.length === 0) {
    // If no test failed, a file could not be loaded, or an error occurred outside of tests.
    const lines = (await readFile(logFile, 'utf8')).trimEnd().split('\n');
    failures.push(
      [`${part.name} ended with ${code}; from ${path.relative(root, logFile)}:`, ...lines.slice(-shownLines)].join(
        '\n',
      ),
    );
  }
  return {
    part,
    isPassed,
    seconds: Math.round((performance.now() - began) / 1000),
    passed: outcomes.length === 0 ? Number(isPassed) : outcomes.reduce((sum, each) => sum + each.passed, 0),
    failed: isPassed ? 0 : failures.length,
    flaky: outcomes.flatMap((each) => each.flaky),
    failures,
    skipped: sumSkipped(outcomes),
  };
}

function lineOf({ part, isPassed, seconds, passed, failed, flaky }: PartResult): string {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
  ];
  return `${isPassed ? 'ok  ' : 'FAIL'} ${part.name}: ${counts.join(', ')} (${seconds} s)`;
}

function batchesOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const batches: Part[][] = [];
  for (const part of parts) {
    const last = batches.at(-1);
    if (last !== undefined && part.group !== undefined && last[0]?.group === part.group) last.push(part);
    else batches.push([part]);
  }
  return batches;
}

async function currentCommit(): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).catch(() => ({
    stdout: 'unknown',
  }));
  return stdout.trim();
}

export interface RunPartsOptions {
  readonly onResult?: (result: PartResult) => Promise<void>;
  readonly folder?: string;
}

/** Runs parts and prints each result when it is ready. `level` names the command under which times are recorded. */
export async function runParts(
  level: string,
  parts: readonly Part[],
  { onResult, folder = cache }: RunPartsOptions = {},
): Promise<readonly PartResult[]> {
  const commit = await currentCommit();
  const results: PartResult[] = [];
  const finish = async (part: Part): Promise<void> => {
    const result = await runPart(part, folder);
    console.log(lineOf(result));
    results.push(result);
    const { seconds, isPassed } = result;
    const time: PartTime = { at: new Date().toISOString(), commit, level, part: part.name, seconds, isPassed };
    await appendFile(path.join(folder, timesName), `${JSON.stringify(time)}\n`);
    await onResult?.(result);
  };
  for (const batch of batchesOf(parts)) {
    const waiting = [...batch];
    const work = async (): Promise<void> => {
      for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) await finish(part);
    };
    await Promise.all([work(), work()]);
  }
  return results;
}

/**
 * Returns the last lines of a command: skipped, flaky and failed tests with their reasons, then the numbers of tests.
 */
export function summaryOf(results: readonly PartResult[]): readonly string[] {
  const skipped = results.flatMap((result) => Object.entries(result.skipped));
  const flaky = results.flatMap((result) => result.flaky);
  const sum = (key: 'passed' | 'failed'): number => results.reduce((total, result) => total + result[key], 0);
  return [
    ...skipped.map(([kind, count]) => `skipped ${count}: ${kind}`),
    ...flaky.map((reason) => `flaky: ${reason}`),
    ...results.flatMap(({ failures }) => failures).map((reason) => `failed: ${reason}`),
    `${sum('passed') + flaky.length} passed, ${sum('failed')} failed`,
  ];
}
