/** Runs vitest for a verb, and says which tests did not simply pass. */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './process.ts';
import { type Outcomes, outcomesVariable } from './vitestOutcomes.ts';

export interface VitestRun extends Outcomes {
  /** Of the process: neither a file that cannot be loaded nor an unhandled error is a failed test. */
  readonly code: number;
}

/** What is told of tests that did not simply pass, each by its name: these lines are the last before the count. */
export function remarks({ failures, flaky, skipped }: Outcomes): readonly string[] {
  const kinds = Object.entries(skipped);
  const left = kinds.reduce((sum, [, count]) => sum + count, 0);
  return [
    ...kinds.map(([name, count]) => `skipped ${count}: ${name}`),
    ...(left > 0 ? [`${left} skipped; their names say why`] : []),
    ...flaky.map((name) => `flaky: ${name}`),
    ...(flaky.length > 0 ? [`${flaky.length} flaky: passed at a second try, and are not counted as passed`] : []),
    ...failures.map((name) => `failed: ${name}`),
  ];
}

/** Undefined when vitest ended without having run anything. */
export async function runVitest(
  args: readonly string[],
  reporter: 'default' | 'dot',
  env: Readonly<Record<string, string>> = {},
): Promise<VitestRun | undefined> {
  const file = path.join(root, '.cache', `outcomes-${process.pid}.json`);
  const reporters = [`--reporter=${reporter}`, `--reporter=${path.join(root, 'tools/vitestOutcomes.ts')}`];
  const { code } = await run('vitest', ['run', ...reporters, ...args], { env: { ...env, [outcomesVariable]: file } });
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  return text === undefined ? undefined : { ...(JSON.parse(text) as Outcomes), code };
}

/** A run of vitest that is the whole of a verb, or a part of one: a verb fails when any part has. */
export async function verbOf(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  const outcomes = await runVitest(args, 'default', env);
  if (outcomes !== undefined) for (const line of remarks(outcomes)) console.log(line);
  const code = outcomes?.code ?? 1;
  if (code !== 0) process.exitCode = code;
}
