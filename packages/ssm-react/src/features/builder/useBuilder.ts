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
import { useSelected } from '../../ui/hooks/useSelected.ts';

interface BuilderActions {
  /**
   * Those that are there already stay as they are. With the imported list that they came from, which is saved with the
   * list: one step, and undoing it takes both back.
   */
  readonly add: (seqIds: readonly string[], source?: PanelSource) => void;
  readonly remove: (seqIds: readonly string[]) => void;
  /** Makes the list hold these alone. */
  readonly replace: (seqIds: readonly string[]) => void;
  /** Puts a panel in place of the list: the next save is its next version. Undoing it brings back what was. */
  readonly load: (panel: TaggedPanel) => void;
  /** Says that the list was saved as this panel with these sources; with all, unless said. */
  readonly noteSaved: (saved: TaggedPanel, savedSources?: readonly string[]) => void;
  /** Keeps what is typed to save the list, until it is saved or, with null, given up. */
  readonly noteDraft: (draft: PanelDraft | null) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The working list of one version. */
export interface BuilderModel extends WorkingList, BuilderActions {
  /** Why the list may not outlive this page, or is not what it was. */
  readonly problem: WorkingListStorageProblem | null;
}

/** The list of a version, as a page shows and changes it. */
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
