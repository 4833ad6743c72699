/** A reporter for vitest. It counts tests, and lists failed, flaky and skipped tests. */
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { SerializedError, TestModule, TestResult, Vitest } from 'vitest/node';

export interface Outcomes {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly flaky: readonly string[];
  readonly skipped: Readonly<Record<string, number>>;
}

/** Name of the variable that names a file. The reporter appends one JSON line per run to this file. */
export const outcomesVariable = 'SSM_TEST_OUTCOMES';

const longestReason = 1500;

interface Reason extends Pick<SerializedError, 'message'>, Partial<Pick<SerializedError, 'stacks'>> {
  readonly diff?: string;
}

/** Returns message, difference and place in one line, because only the last lines of a long run are kept. */
function reasonOf({ message, diff = '', stacks }: Reason): string {
  const text = stripVTControlCharacters(`${message} ${diff}`).replace(/\s+/g, ' ').trim().slice(0, longestReason);
  const place = stacks?.[0];
  return place === undefined ? text : `${text} (${path.relative(process.cwd(), place.file)}:${place.line})`;
}

function reasonsOf(result: TestResult): string {
  const reasons = new Set((result.errors ?? []).map(reasonOf));
  return reasons.size === 0 ? '' : `: ${[...reasons].join(' | ')}`;
}

type Module = Pick<TestModule, 'children' | 'errors' | 'relativeModuleId'>;

/** Counts and lists the outcomes. Tests that the pattern of the run leaves out are not counted as skipped. */
export function outcomesOf(modules: readonly Module[], unhandled: readonly Reason[], pattern?: RegExp): Outcomes {
  let passed = 0;
  const failures: string[] = [];
  const flaky: string[] = [];
  const skipped: Record<string, number> = {};
  for (const module of modules) {
    for (const error of module.errors()) failures.push(`${module.relativeModuleId}: ${reasonOf(error)}`);
    for (const test of module.children.allTests()) {
      const result = test.result();
      const name = `${module.relativeModuleId} > ${test.fullName}`;
      if (result.state === 'failed') failures.push(name + reasonsOf(result));
      else if (result.state === 'skipped') {
        if (pattern?.test(test.fullName) === false) continue;
        const kind = test.parent.type === 'suite' ? test.parent.fullName : test.fullName;
        skipped[kind] = (skipped[kind] ?? 0) + 1;
      } else if (test.diagnostic()?.flaky === true) flaky.push(name + reasonsOf(result));
      else if (result.state === 'passed') passed += 1;
    }
  }
  failures.push(...unhandled.map((error) => `outside of tests: ${reasonOf(error)}`));
  return { passed, failures, flaky, skipped };
}

export default class OutcomesReporter {
  #pattern: RegExp | undefined;

  onInit(vitest: Pick<Vitest, 'getGlobalTestNamePattern'>): void {
    this.#pattern = vitest.getGlobalTestNamePattern();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[outcomesVariable];
    if (file === undefined) return;
    mkdirSync(path.dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify(outcomesOf(modules, unhandled, this.#pattern))}\n`);
  }
}
