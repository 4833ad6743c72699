import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  type AssayVersion,
  type Builder,
  type ListOrigin,
  type ListStorageProblem,
  type PanelDraft,
  type PanelSource,
  selectBuilderCount,
  selectBuilderDraft,
  selectBuilderList,
  selectBuilderOrigin,
  selectBuilderSeqIds,
  selectBuilderSources,
  selectCanRedo,
  selectCanUndo,
  selectStorageProblem,
  type TaggedPanel,
} from 'ssm-core';

interface BuilderActions {
  /**
   * Those that are there already stay as they are. With the imported list that they came from, which is saved with the
   * list: one step, and undoing it takes both back.
   */
  readonly add: (seqIds: readonly string[], source?: PanelSource) => void;
  readonly remove: (seqIds: readonly string[]) => void;
  /** Makes the list hold these alone, as when a panel is loaded. */
  readonly replace: (seqIds: readonly string[]) => void;
  /** Says that the list was loaded from this panel, or saved as it with these sources; with all, unless said. */
  readonly noteOrigin: (origin: TaggedPanel, savedSources?: readonly string[]) => void;
  /** Keeps what is typed to save the list, until it is saved or, with null, given up. */
  readonly noteDraft: (draft: PanelDraft | null) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The working list of one version. */
export interface BuilderModel extends BuilderActions {
  /** In the order in which they were added; the same set until the list changes. */
  readonly seqIds: ReadonlySet<string>;
  readonly count: number;
  /** What the list was loaded from, or saved as last; null for a list of its own. */
  readonly origin: ListOrigin | null;
  /** What was typed to save the list before the page was left; null without. */
  readonly draft: PanelDraft | null;
  /** Imported lists that will be saved with the list. */
  readonly sources: readonly PanelSource[];
  /** False until it is known what the browser has kept. */
  readonly isRead: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why the list may not outlive this page, or is not what it was. */
  readonly problem: ListStorageProblem | null;
}

/** The list of a version, as a page shows and changes it. */
export function useBuilder({ actor }: Builder, version: AssayVersion): BuilderModel {
  const actions = useMemo<BuilderActions>(() => {
    const now = (): string => new Date().toISOString();
    return {
      add: (seqIds, source) => actor.send({ type: 'analytes.add', version, seqIds, at: now(), source }),
      remove: (seqIds) => actor.send({ type: 'analytes.remove', version, seqIds }),
      replace: (seqIds) => actor.send({ type: 'list.replace', version, seqIds, at: now() }),
      noteOrigin: (origin, savedSources) => actor.send({ type: 'origin.note', origin, savedSources }),
      noteDraft: (draft) => actor.send({ type: 'draft.note', version, draft }),
      clear: () => actor.send({ type: 'list.clear', version }),
      undo: () => actor.send({ type: 'change.undo', version }),
      redo: () => actor.send({ type: 'change.redo', version }),
    };
  }, [actor, version]);
  return {
    ...actions,
    seqIds: useSelector(actor, (snapshot) => selectBuilderSeqIds(snapshot, version)),
    count: useSelector(actor, (snapshot) => selectBuilderCount(snapshot, version)),
    origin: useSelector(actor, (snapshot) => selectBuilderOrigin(snapshot, version)),
    draft: useSelector(actor, (snapshot) => selectBuilderDraft(snapshot, version)),
    sources: useSelector(actor, (snapshot) => selectBuilderSources(snapshot, version)),
    isRead: useSelector(actor, (snapshot) => selectBuilderList(snapshot, version).isRead),
    canUndo: useSelector(actor, (snapshot) => selectCanUndo(snapshot, version)),
    canRedo: useSelector(actor, (snapshot) => selectCanRedo(snapshot, version)),
    problem: useSelector(actor, selectStorageProblem),
  };
}
