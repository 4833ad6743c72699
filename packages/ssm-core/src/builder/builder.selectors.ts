/** What is shown of the builder. */
import type { SnapshotFrom } from 'xstate';
import { type AssayVersion, assayVersions, type PanelSource } from '../api/types.ts';
import type { PanelDraft } from '../panels/save/panel.draft.ts';
import type { WorkingListStorageProblem } from '../storage/lists/lists.port.ts';
import type { BuilderList } from './builder.list.ts';
import type { builderMachine, LastStep } from './builder.machine.ts';
import { seqIdsOf } from './list.change.ts';
import type { WorkingListNotes, WorkingListOrigin } from './list.notes.ts';

export type BuilderSnapshot = SnapshotFrom<typeof builderMachine>;

/** The list of a version. */
export interface WorkingList {
  /** In the order in which they were added; the same set until the list changes. */
  readonly seqIds: ReadonlySet<string>;
  readonly count: number;
  /** What the list was loaded from, or saved as last; null for a list of its own. */
  readonly origin: WorkingListOrigin | null;
  /** What was typed to save the list and is neither saved nor given up; null without. */
  readonly draft: PanelDraft | null;
  /** Imported lists that will be saved with the list; the same array until they change. */
  readonly sources: readonly PanelSource[];
  /** False until it is known what is stored. */
  readonly isRead: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface BuilderState {
  readonly lists: Readonly<Record<AssayVersion, WorkingList>>;
  /** Why the lists may not outlive this page, or are not what they were. */
  readonly problem: WorkingListStorageProblem | null;
  /** What was done last; null before the first step of this person. */
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

/** What is shown of a snapshot; each list, and the whole, is the same object until it changes. */
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

/** Whether a list that is to hold these alone holds something else, or may. */
export function replacesSomething(list: WorkingList, seqIds: readonly string[]): boolean {
  if (!list.isRead) return true;
  const isSame = list.count === seqIds.length && seqIds.every((seqId) => list.seqIds.has(seqId));
  return list.count > 0 && !isSame;
}
