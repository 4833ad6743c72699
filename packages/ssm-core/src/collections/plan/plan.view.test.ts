import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noPlan, type PlanView, readPlanView, writePlanView } from './plan.view.ts';

const view: PlanView = {
  version: 'V_11K',
  goals: [
    { id: 'pathways/apop', share: 80 },
    { id: 'goBioProcess/response: to 50:50', share: 100 },
  ],
  mustHaves: { kind: 'builder', version: 'V_11K' },
  exclusions: { kind: 'panel', panelId: 'abc', number: 2 },
  matrix: 'serum',
  maximumCv: 10.5,
  minimumSignalToNoise: 2,
  dilutionGroups: ['0.5%', '20%'],
  maximumReagents: 48,
  onePerProtein: true,
  clash: 'keep',
};

test('an address has all terms, and leaves out those that are not set', () => {
  expect([writePlanView(view).toString(), writePlanView(noPlan).toString()]).toEqual([
    'version=V_11K&goal=80%3Apathways%2Fapop&goal=100%3AgoBioProcess%2Fresponse%3A+to+50%3A50&must=builder%3AV_11K&not=panel%3Aabc%3A2&matrix=serum&cv=10.5&sn=2&dilution=0.5%25&dilution=20%25&most=48&single=1&clash=keep',
    'version=V_7K',
  ]);
});

test('a written plan is read as the same plan, with nothing ignored', () => {
  const goal = fc.record({ id: fc.string({ minLength: 1 }), share: fc.integer({ min: 1, max: 100 }) });
  const number = fc.option(
    fc.integer({ min: 0, max: 1000 }).map((each) => each / 8),
    { nil: null },
  );
  const anyView = fc.record({
    version: fc.constantFrom('V_7K' as const, 'V_11K' as const),
    goals: fc.uniqueArray(goal, { maxLength: 10, selector: ({ id }) => id }),
    mustHaves: fc.constantFrom(null, view.mustHaves),
    exclusions: fc.constantFrom(null, view.exclusions),
    matrix: fc.constantFrom('plasma' as const, 'serum' as const),
    maximumCv: number,
    minimumSignalToNoise: number,
    dilutionGroups: fc.constantFrom<readonly string[]>([], ['20%'], ['0.005%', '0.5%']),
    maximumReagents: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: null }),
    onePerProtein: fc.boolean(),
    clash: fc.constantFrom('ask' as const, 'keep' as const, 'leave' as const),
  });
  fc.assert(
    fc.property(anyView, (each) => {
      expect(readPlanView(new URLSearchParams(writePlanView(each).toString()))).toEqual({ view: each, ignored: [] });
    }),
  );
});

test('terms that cannot be read are left out and named, others stay', () => {
  const text =
    'version=V_5K&goal=0:a&goal=80:b&goal=70:b&goal=x&must=panel&cv=-1&sn=abc&dilution=7%25&most=0&single=yes&clash=maybe&matrix=plasma&other=1';
  expect(readPlanView(new URLSearchParams(text))).toEqual({
    view: { ...noPlan, goals: [{ id: 'b', share: 80 }] },
    ignored: [
      'version=V_5K',
      'goal=0:a',
      'goal=70:b',
      'goal=x',
      'must=panel',
      'cv=-1',
      'sn=abc',
      'dilution=7%',
      'most=0',
      'single=yes',
      'clash=maybe',
    ],
  });
});
