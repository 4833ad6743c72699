import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../process.ts';
import { outcomesVariable } from '../vitestOutcomes.ts';
import { type Part, runParts, summaryOf } from './runParts.ts';
import { trendOf } from './trend.ts';

const program = (name: string, code: string): Part => ({ name, command: process.execPath, args: ['--eval', code] });
const outcomes = (json: object): string =>
  `require('node:fs').writeFileSync(process.env.${outcomesVariable}, ${JSON.stringify(`${JSON.stringify(json)}\n`)})`;

async function run(
  ...parts: readonly Part[]
): Promise<readonly [lines: readonly string[], summary: readonly string[]]> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const folder = path.join(root, '.cache', `gate-${process.pid}`);
  onTestFinished(async () => {
    log.mockRestore();
    await rm(folder, { recursive: true, force: true });
  });
  const results = await runParts('a test', parts, { folder });
  return [lines.map((line) => line.replace(/\(\d+ s\)/, '(time)')), summaryOf(results)];
}

test('prints a line for each part, and counts the tests that a part reports', async () => {
  const reported = {
    passed: 3,
    failures: ['a.test.ts > fails: why'],
    flaky: ['b.test.ts > late: slow'],
    skipped: { real: 2 },
  };
  const [lines, summary] = await run(program('unit', outcomes(reported)), program('types', 'console.log("checked")'));
  expect([lines, summary]).toEqual([
    ['FAIL unit: 3 passed, 1 failed, 1 flaky (time)', 'ok   types: 1 passed (time)'],
    ['skipped 2: real', 'flaky: b.test.ts > late: slow', 'failed: a.test.ts > fails: why', '5 passed, 1 failed'],
  ]);
});

test('shows the output of a part that fails without naming a test', async () => {
  const [lines, summary] = await run(program('format', 'console.log("a.ts is not formatted"); process.exit(3)'));
  expect([lines, summary]).toEqual([
    ['FAIL format: 0 passed, 1 failed (time)'],
    [
      expect.stringMatching(/^failed: format ended with 3; from .*\/format\.log:\na\.ts is not formatted$/),
      '0 passed, 1 failed',
    ],
  ]);
});

test('a part whose tests pass but whose process ends with an error has failed', async () => {
  const reported = outcomes({ passed: 3, failures: [], flaky: [], skipped: {} });
  const [lines] = await run(program('unit', `${reported}; process.exit(1)`));
  expect(lines).toEqual(['FAIL unit: 3 passed, 1 failed (time)']);
});

test('lists the last six times of each part that passed', () => {
  const time = (part: string, seconds: number, isPassed = true) => ({
    at: '',
    commit: '',
    level: 'npm test',
    part,
    seconds,
    isPassed,
  });
  const times = [
    time('types', 90, false),
    ...[1, 2, 3, 4, 5, 6, 7].map((seconds) => time('types', seconds)),
    time('lint', 8),
  ];
  expect(trendOf(times)).toEqual(['npm test: types  2 s, 3 s, 4 s, 5 s, 6 s, 7 s', 'npm test: lint  8 s']);
});
