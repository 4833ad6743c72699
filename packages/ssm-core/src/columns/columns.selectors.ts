import type { SnapshotFrom } from 'xstate';
import type { ColumnsDraft } from './columns.draft.ts';
import type { columnsMachine } from './columns.machine.ts';

type ColumnsSnapshot = SnapshotFrom<typeof columnsMachine>;

export function selectColumnsDraft(snapshot: ColumnsSnapshot): ColumnsDraft {
  return snapshot.context.draft;
}

/** As typed. */
export function selectColumnsFind(snapshot: ColumnsSnapshot): string {
  return snapshot.context.find;
}

export function selectWantsPreference(snapshot: ColumnsSnapshot): boolean {
  return snapshot.context.wantsPreference;
}
