/** What is shown of the builder. */
import type { SnapshotFrom } from 'xstate';
import type { AssayVersion, PanelSource } from '../api/types.ts';
import type { PanelDraft } from '../panels/panel.draft.ts';
import type { ListStorageProblem } from '../storage/lists.port.ts';
import type { BuilderList } from './builder.list.ts';
import type { builderMachine } from './builder.machine.ts';
import { seqIdsOf } from './list.change.ts';
import type { ListOrigin } from './list.notes.ts';

export type BuilderSnapshot = SnapshotFrom<typeof builderMachine>;

export function selectBuilderList(snapshot: BuilderSnapshot, version: AssayVersion): BuilderList {
  return snapshot.context.lists[version];
}

/** The SeqIds of a list, in its order; the same set until the list changes. */
export function selectBuilderSeqIds(snapshot: BuilderSnapshot, version: AssayVersion): ReadonlySet<string> {
  return seqIdsOf(selectBuilderList(snapshot, version).items);
}

/** How many analytes a list holds: totalItems7k and totalItems11k. */
export function selectBuilderCount(snapshot: BuilderSnapshot, version: AssayVersion): number {
  return selectBuilderList(snapshot, version).items.length;
}

/** What a list was loaded from, or saved as last; null for a list of its own. */
export function selectBuilderOrigin(snapshot: BuilderSnapshot, version: AssayVersion): ListOrigin | null {
  return snapshot.context.notes[version].origin;
}

/** What was typed to save a list and is neither saved nor given up; null without. */
export function selectBuilderDraft(snapshot: BuilderSnapshot, version: AssayVersion): PanelDraft | null {
  return snapshot.context.notes[version].draft;
}

/** Imported lists that will be saved with the list; the same array until they change. */
export function selectBuilderSources(snapshot: BuilderSnapshot, version: AssayVersion): readonly PanelSource[] {
  return snapshot.context.notes[version].sources;
}

export function selectCanUndo(snapshot: BuilderSnapshot, version: AssayVersion): boolean {
  return selectBuilderList(snapshot, version).done.length > 0;
}

export function selectCanRedo(snapshot: BuilderSnapshot, version: AssayVersion): boolean {
  return selectBuilderList(snapshot, version).undone.length > 0;
}

export function selectStorageProblem(snapshot: BuilderSnapshot): ListStorageProblem | null {
  return snapshot.context.problem;
}
