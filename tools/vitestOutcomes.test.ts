import { expect, test } from 'vitest';
import { outcomesOf } from './vitestOutcomes.ts';

type Modules = Parameters<typeof outcomesOf>[0];

function moduleOf(...tests: readonly (readonly [name: string, state: string, ...errors: string[]])[]): Modules[number] {
  const all = tests.map(([name, state, ...errors]) => ({
    fullName: `Home > ${name}`,
    parent: { type: 'suite', fullName: 'Home' },
    result: () => ({
      state,
      errors: errors.map((message) => ({ message, ...(message.startsWith('expected') && { diff: '- 2\n+ 1' }) })),
    }),
    diagnostic: () => ({ flaky: state === 'passed' && errors.length > 0 }),
  }));
  return {
    relativeModuleId: 'home.e2e.ts',
    errors: () => [],
    children: { allTests: () => all },
  } as unknown as Modules[number];
}

test('lists failed and flaky tests and errors outside tests with their reasons, and counts skipped tests', () => {
  const broken = { ...moduleOf(), relativeModuleId: 'broken.e2e.ts', errors: () => [{ message: 'no such\n file' }] };
  const modules = [
    moduleOf(
      ['opens', 'passed'],
      ['sorts', 'passed', 'expected 1 to equal 2'],
      ['pages', 'failed', '\u001B[31mclick: timed out\u001B[39m\n  waiting for the button', 'no page', 'no page'],
    ),
    moduleOf(['real', 'skipped'], ['files', 'skipped']),
    broken as Modules[number],
  ];
  const unhandled = [
    { message: 'late', stacks: [{ file: `${process.cwd()}/late.ts`, line: 3, column: 1, method: '' }] },
  ];
  expect(outcomesOf(modules, unhandled)).toEqual({
    passed: 1,
    failures: [
      'home.e2e.ts > Home > pages: click: timed out waiting for the button | no page',
      'broken.e2e.ts: no such file',
      'outside of tests: late (late.ts:3)',
    ],
    flaky: ['home.e2e.ts > Home > sorts: expected 1 to equal 2 - 2 + 1'],
    skipped: { Home: 2 },
  });
});

test('counts no tests as skipped that the pattern of the run leaves out', () => {
  const modules = [moduleOf(['Real', 'skipped'], ['Real Dark', 'skipped'])];
  expect(outcomesOf(modules, [], /^(?!.*Dark$)/).skipped).toEqual({ Home: 1 });
});
