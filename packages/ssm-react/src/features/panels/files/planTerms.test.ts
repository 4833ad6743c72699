import { panelPlan, panelSource, panelSourceRow } from 'ssm-core/testing/panels';
import { expect, test } from 'vitest';
import { panelView } from '../../../strings/en/panelView.ts';
import { planDecision, planTerms } from './planTerms.ts';

const { sources: texts } = panelView;
const rows = [
  panelSourceRow({ decidedBy: 'reader' }),
  panelSourceRow({ decidedBy: 'rule' }),
  panelSourceRow({ decidedBy: 'rule' }),
  panelSourceRow({ decidedBy: 'refused', seqIds: [] }),
];

test('a plan is described by its goals, constraints, objective and bound', () => {
  const source = panelSource({ kind: 'plan', file: null, planned: panelPlan, rows });
  expect(planTerms(texts, source, ', ')).toEqual([
    'Apoptosis: 7 of 10 measurable genes covered, 8 wanted (80%)',
    'CV in serum of at most 10.5%',
    'signal to noise in serum of at least 2',
    'dilution groups 0.5%, 20%',
    'at most 6 reagents',
    'one reagent per protein',
    '2 chosen, 1 must-haves, 1 excluded',
    'objective: greatest mean over goals of the covered part of the wanted genes',
    'method: not solved exactly, no panel reaches more than 93.8%',
  ]);
});

test('a proved plan without constraints says only how it was solved', () => {
  const planned = {
    ...panelPlan,
    maximumCv: null,
    minimumSignalToNoise: null,
    dilutionGroups: [],
    maximumReagents: null,
    onePerProtein: false,
    objective: 'smallest',
    isExact: true,
    bound: 3,
  } as const;
  const [, ...others] = planTerms(texts, panelSource({ planned, rows: [] }), ', ');
  expect(others).toEqual([
    '0 chosen, 0 must-haves, 0 excluded',
    'objective: fewest reagents that meet all goals',
    'method: integer programme, solved exactly',
  ]);
  expect(planTerms(texts, panelSource(), ', ')).toEqual([]);
});

test('decisions of a plan have words of their own', () => {
  expect((['rule', 'reader', 'refused', 'kept'] as const).map((decision) => planDecision(texts, decision))).toEqual([
    'Chosen by the plan',
    'Must-have',
    'Excluded',
    texts.decisions.kept,
  ]);
});
