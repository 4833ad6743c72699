import { expect, test } from 'vitest';
import { remarks } from './vitest.ts';
import { outcomesOf } from './vitestOutcomes.ts';

type Modules = Parameters<typeof outcomesOf>[0];

function moduleOf(...tests: readonly (readonly [name: string, state: string, flaky?: boolean])[]): Modules[number] {
  const module = { relativeModuleId: 'home.e2e.ts' };
  const all = tests.map(([name, state, flaky = false]) => ({
    fullName: `Home > ${name}`,
    module,
    parent: { type: 'suite', fullName: 'Home' },
    result: () => ({ state }),
    diagnostic: () => ({ flaky }),
  }));
  return { children: { allTests: () => all } } as unknown as Modules[number];
}

test('what passes at a second try is flaky and not passed; what fails is told last', () => {
  const outcomes = outcomesOf([
    moduleOf(['opens', 'passed'], ['sorts', 'passed', true], ['pages', 'failed']),
    moduleOf(['real', 'skipped'], ['files', 'skipped']),
  ]);
  expect([outcomes, remarks(outcomes)]).toEqual([
    {
      passed: 1,
      failed: 1,
      failures: ['home.e2e.ts > Home > pages'],
      flaky: ['home.e2e.ts > Home > sorts'],
      skipped: { Home: 2 },
    },
    [
      'skipped 2: Home',
      '2 skipped; their names say why',
      'flaky: home.e2e.ts > Home > sorts',
      '1 flaky: passed at a second try, and are not counted as passed',
      'failed: home.e2e.ts > Home > pages',
    ],
  ]);
});

test('nothing is remarked of a run that simply passed', () => {
  expect(remarks(outcomesOf([moduleOf(['opens', 'passed'])]))).toEqual([]);
});
