import { useMemo } from 'react';
import type {
  AssayVersion,
  Builder,
  ListAims,
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
   * Adds SeqIds in one step, which undo reverts. Ignores SeqIds that the list already has. An imported list passed as
   * `source` is saved with the list.
   */
  readonly add: (seqIds: readonly string[], source?: PanelSource) => void;
  /** Removes SeqIds in one step. `source` is the rule that chose them; it is saved with the list. */
  readonly remove: (seqIds: readonly string[], source?: PanelSource) => void;
  /** Replaces all SeqIds of the list. */
  readonly replace: (seqIds: readonly string[]) => void;
  /**
   * Replaces the list with the analytes of a panel. The next save then makes the next version of this panel. Undo
   * restores the list.
   */
  readonly load: (panel: TaggedPanel) => void;
  /** Records that the list was saved as this panel with the given sources. Default: all sources. */
  readonly noteSaved: (saved: TaggedPanel, savedSources?: readonly string[]) => void;
  /** Keeps the name and description that the user has typed in the save dialog. Null, or a save, discards them. */
  readonly noteDraft: (draft: PanelDraft | null) => void;
  /** Stores the limits and goals of the list. This is no undo step. */
  readonly noteAims: (aims: ListAims) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The working list of one version. */
export interface BuilderModel extends WorkingList, BuilderActions {
  /**
   * Why changes to the list may be lost when the page is left, or why it differs from the stored list. Null without a
   * problem.
   */
  readonly problem: WorkingListStorageProblem | null;
}

/** Returns the list of a version with its actions. */
export function useBuilder(builder: Builder, version: AssayVersion): BuilderModel {
  const list = useSelected(builder, ({ lists }) => lists[version]);
  const problem = useSelected(builder, (state) => state.problem);
  const actions = useMemo<BuilderActions>(
    () => ({
      add: (seqIds, source) => builder.add(version, seqIds, source),
      remove: (seqIds, source) => builder.remove(version, seqIds, source),
      replace: (seqIds) => builder.replace(version, seqIds),
      load: builder.load,
      noteSaved: builder.noteSaved,
      noteDraft: (draft) => builder.noteDraft(version, draft),
      noteAims: (aims) => builder.noteAims(version, aims),
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
