import type { PanelSource } from '../../api/types.ts';
import { panelDifference } from './panel.merge.ts';

interface SavedPart {
  readonly seqIds: ReadonlySet<string>;
  readonly sources: readonly PanelSource[];
}

export interface UnsavedChanges {
  /** Reagents that only the list has; `removed` counts those that only the panel has. */
  readonly added: number;
  readonly removed: number;
  readonly sources: number;
}

/** Counts what a save would change compared with these SeqIds; a different order alone is no change. */
export function unsavedChanges({ seqIds, sources }: SavedPart, panelSeqIds: readonly string[]): UnsavedChanges {
  const { addedByMe, removedByMe } = panelDifference(panelSeqIds, [...seqIds], panelSeqIds);
  return { added: addedByMe.length, removed: removedByMe.length, sources: sources.length };
}
