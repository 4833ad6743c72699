import type { PanelPlan, PanelSource, PanelSourceRow } from '../../api/types.ts';
import type { PlanModel, PlanTerms } from './plan.model.ts';
import type { PlanAnswer } from './plan.ts';

export interface PlanSourceInput extends Pick<PanelSource, 'id' | 'at' | 'catalogueRevision'> {
  readonly terms: PlanTerms;
  readonly model: PlanModel;
  readonly answer: PlanAnswer;
  /** Names of the goals, in order. */
  readonly names: readonly string[];
}

/** The contract limits names of goals. */
const longestName = 300;

function rowOf(seqId: string, index: number, decidedBy: PanelSourceRow['decidedBy']): PanelSourceRow {
  return {
    sheet: '',
    line: index + 1,
    raw: seqId,
    edited: null,
    status: 'exact',
    reason: null,
    seqIds: decidedBy === 'refused' ? [] : [seqId],
    decidedBy,
    measure: null,
    order: null,
  };
}

/** Records a plan with its terms, to be saved with the panel that it makes. */
export function planSource({ terms, model, answer, names, ...source }: PlanSourceInput): PanelSource {
  const mustHaves = new Set(model.kept);
  const { matrix, maximumCv, minimumSignalToNoise, dilutionGroups, maximumReagents, onePerProtein } = terms;
  const { objective, isExact, bound, covered } = answer;
  const planned: PanelPlan = {
    goals: model.goals.map(({ collection, share, wanted, measured }, goal) => ({
      id: collection.id,
      name: (names[goal] ?? collection.name).slice(0, longestName),
      share,
      wanted,
      covered: covered[goal] ?? 0,
      measured: measured.length,
    })),
    matrix,
    maximumCv,
    minimumSignalToNoise,
    dilutionGroups: [...dilutionGroups],
    maximumReagents,
    onePerProtein,
    objective,
    isExact,
    bound,
  };
  const rows = [
    ...answer.seqIds.map((seqId) => [seqId, mustHaves.has(seqId) ? 'reader' : 'rule'] as const),
    ...[...new Set(terms.exclusions)].map((seqId) => [seqId, 'refused'] as const),
  ].map(([seqId, decidedBy], index) => rowOf(seqId, index, decidedBy));
  return { ...source, version: terms.version, file: null, kind: 'plan', planned, rows };
}
