import type { AssayVersion, ChangedReagent, PanelChanges, PanelSource, PanelSourceRow } from '../../api/types.ts';
import { fittingSources } from '../files/panel.source.ts';

/** A person's decision about a changed reagent. `replaced` names the reagent that takes its place. */
export type ReviewDecision =
  | { readonly decidedBy: 'accepted' | 'kept' }
  | { readonly decidedBy: 'replaced'; readonly by: string };

export type ReviewDecisions = ReadonlyMap<string, ReviewDecision>;

/** Start of the id of every source that keeps decisions about a catalogue update. */
export const reviewIdStart = 'changes-';

/** Returns the list with its replacements, each at the place of the reagent that it replaces, and no SeqId twice. */
export function reviewedSeqIds(seqIds: readonly string[], decisions: ReviewDecisions): readonly string[] {
  const next = seqIds.map((seqId) => {
    const decision = decisions.get(seqId);
    return decision?.decidedBy === 'replaced' ? decision.by : seqId;
  });
  return [...new Set(next)];
}

/** Returns whether the decisions make a new version of the panel. Kept reagents alone make none. */
export function makesVersion(decisions: Iterable<Pick<PanelSourceRow, 'decidedBy'>>): boolean {
  return [...decisions].some(({ decidedBy }) => decidedBy === 'accepted' || decidedBy === 'replaced');
}

function rowOf({ seqId, changes }: ChangedReagent, decision: ReviewDecision, line: number): PanelSourceRow {
  const isReplaced = decision.decidedBy === 'replaced';
  return {
    sheet: '',
    line,
    raw: seqId,
    edited: null,
    status: 'exact',
    reason: null,
    seqIds: [isReplaced ? decision.by : seqId],
    ...(isReplaced && { removed: [seqId] }),
    decidedBy: decision.decidedBy,
    measure: null,
    order: null,
    changes,
  };
}

export interface ReviewInput {
  readonly version: AssayVersion;
  readonly changes: Pick<PanelChanges, 'from' | 'to'>;
  /** The changed reagents with all their changes, also of measures within the bound. */
  readonly reagents: readonly ChangedReagent[];
  readonly decisions: ReviewDecisions;
  /** Makes the id unique within the panel; URL-safe, up to 56 characters. */
  readonly id: string;
  readonly at: Date;
}

/** Makes the sources that keep the decisions with the panel, and in its exports: one, or several for a long list. */
export function reviewSources({ version, changes, reagents, decisions, id, at }: ReviewInput): readonly PanelSource[] {
  return fittingSources({
    id: `${reviewIdStart}${id}`,
    file: null,
    kind: 'catalogue_update',
    at: at.toISOString(),
    version,
    catalogueRevision: changes.to.revision,
    comparedRevision: changes.from.revision,
    rows: reagents.flatMap((reagent, index) => {
      const decision = decisions.get(reagent.seqId);
      return decision === undefined ? [] : [rowOf(reagent, decision, index + 1)];
    }),
  });
}
