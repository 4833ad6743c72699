/** Two changes of one panel, compared by reagent with what both began from. */
import { areSameItems } from '../../remember.ts';

/** What a person says of a panel, its version apart: that one never changes. */
export interface PanelState {
  readonly name: string;
  readonly description: string;
  readonly seqIds: readonly string[];
}

/** What one side did and the other did not; what both did is no difference. */
export interface PanelDifference {
  readonly addedByMe: readonly string[];
  readonly removedByMe: readonly string[];
  readonly addedByThem: readonly string[];
  readonly removedByThem: readonly string[];
}

interface Sides {
  readonly base: ReadonlySet<string>;
  readonly mine: ReadonlySet<string>;
  readonly theirs: ReadonlySet<string>;
}

type SeqIds = readonly string[];

function sidesOf(base: SeqIds, mine: SeqIds, theirs: SeqIds): Sides {
  return { base: new Set(base), mine: new Set(mine), theirs: new Set(theirs) };
}

export function panelDifference(base: SeqIds, mine: SeqIds, theirs: SeqIds): PanelDifference {
  const sides = sidesOf(base, mine, theirs);
  const isIn = (seqId: string, side: keyof Sides): boolean => sides[side].has(seqId);
  return {
    addedByMe: mine.filter((seqId) => !isIn(seqId, 'base') && !isIn(seqId, 'theirs')),
    removedByMe: base.filter((seqId) => !isIn(seqId, 'mine') && isIn(seqId, 'theirs')),
    addedByThem: theirs.filter((seqId) => !isIn(seqId, 'base') && !isIn(seqId, 'mine')),
    removedByThem: base.filter((seqId) => isIn(seqId, 'mine') && !isIn(seqId, 'theirs')),
  };
}

/** Both changes: their order without what was removed here, then what was added here. */
function mergedSeqIds(base: SeqIds, mine: SeqIds, theirs: SeqIds): readonly string[] {
  const { addedByMe, removedByMe } = panelDifference(base, mine, theirs);
  const removed = new Set(removedByMe);
  return [...theirs.filter((seqId) => !removed.has(seqId)), ...addedByMe];
}

/** These SeqIds as the panel has them, then those that are new: one that is only ordered anew is no change. */
export function inPanelOrder(seqIds: SeqIds, panelSeqIds: SeqIds): readonly string[] {
  return mergedSeqIds(panelSeqIds, seqIds, panelSeqIds);
}

/** My text where I have changed it, else theirs. */
function mergedText(base: string, mine: string, theirs: string): string {
  return mine === base ? theirs : mine;
}

/** The panel with both changes in it. */
export function mergePanels(base: PanelState, mine: PanelState, theirs: PanelState): PanelState {
  return {
    name: mergedText(base.name, mine.name, theirs.name),
    description: mergedText(base.description, mine.description, theirs.description),
    seqIds: mergedSeqIds(base.seqIds, mine.seqIds, theirs.seqIds),
  };
}

export function isSamePanelState(one: PanelState, other: PanelState): boolean {
  return one.name === other.name && one.description === other.description && areSameItems(one.seqIds, other.seqIds);
}
