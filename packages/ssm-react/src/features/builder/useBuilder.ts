import { useMemo } from 'react';
import type {
  AssayVersion,
  Builder,
  PanelDraft,
  PanelSource,
  TaggedPanel,
  WorkingList,
  WorkingListStorageProblem,
} from 'ssm-core';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { type BuilderTexts, builder as builderTexts } from '../../strings/en/builder.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';

interface BuilderActions {
  /**
   * Adds SeqIds in one step that undo reverts, and ignores those already there. An imported list passed as `source` is
   * saved with the list.
   */
  readonly add: (seqIds: readonly string[], source?: PanelSource) => void;
  readonly remove: (seqIds: readonly string[]) => void;
  /** Replaces all SeqIds of the list. */
  readonly replace: (seqIds: readonly string[]) => void;
  /** Replaces the list by a panel, so that the next save is its next version. Undo restores the list. */
  readonly load: (panel: TaggedPanel) => void;
  /** Records that the list was saved as this panel with these sources, by default all. */
  readonly noteSaved: (saved: TaggedPanel, savedSources?: readonly string[]) => void;
  /** Keeps what the user typed to save the list. Null, or a save, discards it. */
  readonly noteDraft: (draft: PanelDraft | null) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The working list of one version. */
export interface BuilderModel extends WorkingList, BuilderActions {
  /** Why the list may not outlive this page or differs from what was stored. */
  readonly problem: WorkingListStorageProblem | null;
}

/** Returns the list of a version with its actions. */
export function useBuilder(builder: Builder, version: AssayVersion): BuilderModel {
  const list = useSelected(builder, ({ lists }) => lists[version]);
  const problem = useSelected(builder, (state) => state.problem);
  const actions = useMemo<BuilderActions>(
    () => ({
      add: (seqIds, source) => builder.add(version, seqIds, source),
      remove: (seqIds) => builder.remove(version, seqIds),
      replace: (seqIds) => builder.replace(version, seqIds),
      load: builder.load,
      noteSaved: builder.noteSaved,
      noteDraft: (draft) => builder.noteDraft(version, draft),
      clear: () => builder.clear(version),
      undo: () => builder.undo(version),
      redo: () => builder.redo(version),
    }),
    [builder, version],
  );
  return { ...list, ...actions, problem };
}

/** Returns the builder's texts in the provider's strings. */
export const useBuilderTexts = (): BuilderTexts => useLateTexts('builder', builderTexts);
