import type { PanelSource } from '../../api/types.ts';
import { areSameItems } from '../../memoize.ts';

export interface PanelState {
  readonly name: string;
  readonly description: string;
  readonly seqIds: readonly string[];
}

/** Changes that only one side made. A change that both sides made is not a difference. */
export interface PanelDifference {
  readonly addedByMe: readonly string[];
  readonly removedByMe: readonly string[];
  readonly addedByThem: readonly string[];
  readonly removedByThem: readonly string[];
}

type SeqIds = readonly string[];

export function panelDifference(base: SeqIds, mine: SeqIds, theirs: SeqIds): PanelDifference {
  const [ofBase, ofMine, ofTheirs] = [new Set(base), new Set(mine), new Set(theirs)];
  return {
    addedByMe: mine.filter((seqId) => !ofBase.has(seqId) && !ofTheirs.has(seqId)),
    removedByMe: base.filter((seqId) => !ofMine.has(seqId) && ofTheirs.has(seqId)),
    addedByThem: theirs.filter((seqId) => !ofBase.has(seqId) && !ofMine.has(seqId)),
    removedByThem: base.filter((seqId) => ofMine.has(seqId) && !ofTheirs.has(seqId)),
  };
}

function mergedSeqIds(base: SeqIds, mine: SeqIds, theirs: SeqIds): readonly string[] {
  const { addedByMe, removedByMe } = panelDifference(base, mine, theirs);
  const removed = new Set(removedByMe);
  return [...theirs.filter((seqId) => !removed.has(seqId)), ...addedByMe];
}

/** Sorts SeqIds in the panel's order, new ones last, so that a different order alone is not a change. */
export function inPanelOrder(seqIds: SeqIds, panelSeqIds: SeqIds): readonly string[] {
  return mergedSeqIds(panelSeqIds, seqIds, panelSeqIds);
}

function mergedText(base: string, mine: string, theirs: string): string {
  return mine === base ? theirs : mine;
}

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

interface SavedPart {
  readonly seqIds: ReadonlySet<string>;
  readonly sources: readonly PanelSource[];
}

export interface UnsavedChanges {
  /** Number of reagents that only the list has; `removed` is the number that only the panel has. */
  readonly added: number;
  readonly removed: number;
  readonly sources: number;
}

/** Counts what a save would change in a panel with these SeqIds. A different order alone is not a change. */
export function unsavedChanges({ seqIds, sources }: SavedPart, panelSeqIds: readonly string[]): UnsavedChanges {
  const { addedByMe, removedByMe } = panelDifference(panelSeqIds, [...seqIds], panelSeqIds);
  return { added: addedByMe.length, removed: removedByMe.length, sources: sources.length };
}
