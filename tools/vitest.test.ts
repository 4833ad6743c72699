import { expect, test } from 'vitest';
import { remarks } from './vitest.ts';
import { outcomesOf } from './vitestOutcomes.ts';

type Modules = Parameters<typeof outcomesOf>[0];

function moduleOf(...tests: readonly (readonly [name: string, state: string, ...errors: string[]])[]): Modules[number] {
  const module = { relativeModuleId: 'home.e2e.ts' };
  const all = tests.map(([name, state, ...errors]) => ({
    fullName: `Home > ${name}`,
    module,
    parent: { type: 'suite', fullName: 'Home' },
    result: () => ({
      state,
      errors: errors.map((message) => ({ message, ...(message.startsWith('expected') && { diff: '- 2\n+ 1' }) })),
    }),
    diagnostic: () => ({ flaky: state === 'passed' && errors.length > 0 }),
  }));
  return { children: { allTests: () => all } } as unknown as Modules[number];
}

test('what passes at a second try is flaky and not passed; what fails is told last; both with why', () => {
  const outcomes = outcomesOf([
    moduleOf(
      ['opens', 'passed'],
      ['sorts', 'passed', 'expected 1 to equal 2'],
      ['pages', 'failed', '\u001B[31mclick: timed out\u001B[39m\n  waiting for the button', 'no page', 'no page'],
    ),
    moduleOf(['real', 'skipped'], ['files', 'skipped']),
  ]);
  expect([outcomes, remarks(outcomes)]).toEqual([
    {
      passed: 1,
      failed: 1,
      failures: ['home.e2e.ts > Home > pages: click: timed out waiting for the button | no page'],
      flaky: ['home.e2e.ts > Home > sorts: expected 1 to equal 2 - 2 + 1'],
      skipped: { Home: 2 },
    },
    [
      'skipped 2: Home',
      '2 skipped; their names say why',
      'flaky: home.e2e.ts > Home > sorts: expected 1 to equal 2 - 2 + 1',
      '1 flaky: passed at a second try, and are not counted as passed',
      'failed: home.e2e.ts > Home > pages: click: timed out waiting for the button | no page',
    ],
  ]);
});

test('nothing is remarked of a run that simply passed', () => {
  expect(remarks(outcomesOf([moduleOf(['opens', 'passed'])]))).toEqual([]);
});
