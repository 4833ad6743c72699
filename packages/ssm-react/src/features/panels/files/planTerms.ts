import type { PanelSource, PanelSourceDecision } from 'ssm-core';
import type { PanelViewTexts } from '../../../strings/en/panelView.ts';

type SourceTexts = PanelViewTexts['sources'];

/** Describes the terms and the outcome of a plan, one text for each. `separator` joins dilution groups. */
export function planTerms(
  { plan: texts, matrices }: SourceTexts,
  source: PanelSource,
  separator: string,
): readonly string[] {
  const { planned, rows } = source;
  if (planned === undefined) return [];
  const { maximumCv, minimumSignalToNoise, dilutionGroups, maximumReagents, onePerProtein } = planned;
  const { objective, isExact, bound } = planned;
  const matrix = matrices[planned.matrix];
  const count = (wanted: PanelSourceDecision) => rows.filter(({ decidedBy }) => decidedBy === wanted).length;
  // Rounds up, because nothing is proved about values above a bound that is rounded down.
  const share = `${Math.ceil(bound * 1000 - 1e-9) / 10}%`;
  return [
    ...planned.goals.map(({ name, share: wantedShare, covered, wanted, measured }) =>
      texts.goal(name, wantedShare, covered, wanted, measured),
    ),
    ...(maximumCv === null ? [] : [texts.cv(matrix, String(maximumCv))]),
    ...(minimumSignalToNoise === null ? [] : [texts.signal(matrix, String(minimumSignalToNoise))]),
    ...(dilutionGroups.length === 0 ? [] : [texts.dilution(dilutionGroups.join(separator))]),
    ...(maximumReagents === null ? [] : [texts.limit(maximumReagents)]),
    ...(onePerProtein ? [texts.protein] : []),
    texts.reagents(count('rule'), count('reader'), count('refused')),
    texts.objective[objective],
    isExact ? texts.exact : objective === 'smallest' ? texts.smallestBound(bound) : texts.coverageBound(share),
  ];
}

/** Describes a decision of a plan, whose codes have other meanings than those of an imported list. */
export function planDecision({ planDecisions, decisions }: SourceTexts, decision: PanelSourceDecision): string {
  const ofPlan: Partial<Record<PanelSourceDecision, string>> = planDecisions;
  return ofPlan[decision] ?? decisions[decision];
}
