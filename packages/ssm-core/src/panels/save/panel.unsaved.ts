/** What of a working list no panel has: counted against the version that it was taken from. */
import type { PanelSource } from '../../api/types.ts';
import { panelDifference } from './panel.merge.ts';

/** A working list, as far as it is saved. */
interface SavedPart {
  readonly seqIds: ReadonlySet<string>;
  readonly sources: readonly PanelSource[];
}

export interface UnsavedChanges {
  /** Reagents of the list that the panel does not have, and of the panel that the list does not have. */
  readonly added: number;
  readonly removed: number;
  /** Imported lists that the next save takes along. */
  readonly sources: number;
}

/** What a save would change of a panel that holds these; one that is only ordered anew is no change. */
export function unsavedChanges({ seqIds, sources }: SavedPart, panelSeqIds: readonly string[]): UnsavedChanges {
  const { addedByMe, removedByMe } = panelDifference(panelSeqIds, [...seqIds], panelSeqIds);
  return { added: addedByMe.length, removed: removedByMe.length, sources: sources.length };
}
