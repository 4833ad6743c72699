/** A reporter for the verbs: counts tests, and says which failed, which passed at a second try only and which were left out. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestModule, TestResult } from 'vitest/node';

export interface Outcomes {
  /** At the first try. */
  readonly passed: number;
  readonly failed: number;
  /** By name, with the reason. */
  readonly failures: readonly string[];
  /** By name, with the reason: passed, but not at the first try. */
  readonly flaky: readonly string[];
  /** By the name of their describe, or their own outside of one, with how many. */
  readonly skipped: Readonly<Record<string, number>>;
}

/** Where the reporter leaves what it counted, by this variable. */
export const outcomesVariable = 'SSM_TEST_OUTCOMES';

const longestReason = 600;

/** Why each try failed, on one line: the whole is told where the test ran, which of a long run is not always kept. */
function reasonOf(result: TestResult): string {
  // A message cuts what was compared short; the difference has it.
  const reasons = (result.errors ?? []).map(({ message, diff = '' }) =>
    stripVTControlCharacters(`${message} ${diff}`).replace(/\s+/g, ' ').trim().slice(0, longestReason),
  );
  return reasons.length === 0 ? '' : `: ${[...new Set(reasons)].join(' | ')}`;
}

export function outcomesOf(modules: readonly Pick<TestModule, 'children'>[]): Outcomes {
  let passed = 0;
  const failures: string[] = [];
  const flaky: string[] = [];
  const skipped: Record<string, number> = {};
  for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
    const result = test.result();
    const { state } = result;
    const name = `${test.module.relativeModuleId} > ${test.fullName}`;
    if (state === 'failed') failures.push(name + reasonOf(result));
    if (state === 'passed' && test.diagnostic()?.flaky === true) flaky.push(name + reasonOf(result));
    else if (state === 'passed') passed += 1;
    if (state === 'skipped') {
      const kind = test.parent.type === 'suite' ? test.parent.fullName : test.fullName;
      skipped[kind] = (skipped[kind] ?? 0) + 1;
    }
  }
  return { passed, failed: failures.length, failures, flaky, skipped };
}

export default class OutcomesReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[outcomesVariable];
    if (file === undefined) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(outcomesOf(modules)));
  }
}
