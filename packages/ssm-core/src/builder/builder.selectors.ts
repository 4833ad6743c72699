import type { SnapshotFrom } from 'xstate';
import { type AssayVersion, assayVersions, type PanelSource } from '../api/types.ts';
import type { PanelDraft } from '../panels/save/panel.draft.ts';
import type { WorkingListStorageProblem } from '../storage/lists/lists.port.ts';
import type { BuilderList } from './builder.list.ts';
import type { builderMachine, LastStep } from './builder.machine.ts';
import { seqIdsOf } from './list.change.ts';
import type { ListAims, WorkingListNotes, WorkingListOrigin } from './list.notes.ts';

export type BuilderSnapshot = SnapshotFrom<typeof builderMachine>;

/** The working list of one assay version. */
export interface WorkingList {
  /** In the order added; the same set until the list changes. */
  readonly seqIds: ReadonlySet<string>;
  readonly count: number;
  /** The panel that the list was loaded from or last saved as; null for none. */
  readonly origin: WorkingListOrigin | null;
  /** Typed name and description, not yet saved or discarded; null for none. */
  readonly draft: PanelDraft | null;
  /** Imported lists to be stored with the next save; the same array until they change. */
  readonly sources: readonly PanelSource[];
  readonly aims: ListAims;
  /** False until the storage has answered. */
  readonly isRead: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface BuilderState {
  readonly lists: Readonly<Record<AssayVersion, WorkingList>>;
  /**
   * Why the lists may be lost when the page closes, or why they differ from what was stored; null without a problem.
   */
  readonly problem: WorkingListStorageProblem | null;
  /** Null before this person's first step. */
  readonly lastStep: LastStep | null;
}

function workingList({ items, isRead, done, undone }: BuilderList, notes: WorkingListNotes): WorkingList {
  return {
    ...notes,
    seqIds: seqIdsOf(items),
    count: items.length,
    isRead,
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
  };
}

export function createBuilderSelector(): (snapshot: BuilderSnapshot) => BuilderState {
  const kept = new Map<AssayVersion, { list: BuilderList; notes: WorkingListNotes; shown: WorkingList }>();
  let last: { readonly context: BuilderSnapshot['context']; readonly state: BuilderState } | undefined;

  function shownOf({ lists, notes }: BuilderSnapshot['context'], version: AssayVersion): WorkingList {
    const before = kept.get(version);
    if (before?.list === lists[version] && before.notes === notes[version]) return before.shown;
    const shown = workingList(lists[version], notes[version]);
    kept.set(version, { list: lists[version], notes: notes[version], shown });
    return shown;
  }

  return ({ context }) => {
    if (last?.context === context) return last.state;
    const lists = Object.fromEntries(assayVersions.map((version) => [version, shownOf(context, version)]));
    const { problem, lastStep } = context;
    const state = { lists: lists as BuilderState['lists'], problem, lastStep };
    last = { context, state };
    return state;
  };
}

/** Tells whether replacing the list by these SeqIds would lose items. True while the stored list is unknown. */
export function replacesSomething(list: WorkingList, seqIds: readonly string[]): boolean {
  if (!list.isRead) return true;
  const isSame = list.count === seqIds.length && seqIds.every((seqId) => list.seqIds.has(seqId));
  return list.count > 0 && !isSame;
}
