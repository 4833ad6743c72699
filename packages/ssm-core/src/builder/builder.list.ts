import type { AssayVersion, PanelSource } from '../api/types.ts';
import { fittingSources } from '../panels/files/panel.source.ts';
import type { TaggedPanel } from '../panels/panels.queries.ts';
import {
  applyChange,
  applyEffect,
  effectOf,
  inverseOf,
  isSameList,
  type WorkingListChange,
  type WorkingListItem,
} from './list.change.ts';
import {
  type LastingNotes,
  lastingNotes,
  noLastingNotes,
  originOf,
  type SourcesChange,
  type WorkingListNotes,
  withNotes,
} from './list.notes.ts';

export interface BuilderList {
  readonly items: readonly WorkingListItem[];
  readonly isRead: boolean;
  readonly done: readonly WorkingListChange[];
  readonly undone: readonly WorkingListChange[];
}

/** User actions on the list of one version. Times are ISO 8601 in UTC. */
export type WorkingListEvent =
  | {
      readonly type: 'analytes.add';
      readonly version: AssayVersion;
      readonly seqIds: readonly string[];
      readonly at: string;
      readonly source?: PanelSource | undefined;
    }
  | {
      readonly type: 'analytes.remove';
      readonly version: AssayVersion;
      readonly seqIds: readonly string[];
      readonly source?: PanelSource | undefined;
    }
  | {
      readonly type: 'analytes.exchange';
      readonly version: AssayVersion;
      readonly seqIds: readonly string[];
      readonly insteadOf: readonly string[];
      readonly at: string;
    }
  | { readonly type: 'list.clear'; readonly version: AssayVersion }
  | {
      readonly type: 'list.replace';
      readonly version: AssayVersion;
      readonly seqIds: readonly string[];
      readonly at: string;
      /** The panel that the list was loaded from; a save becomes its next version. Undo restores the earlier origin. */
      readonly origin?: TaggedPanel | undefined;
      readonly source?: PanelSource | undefined;
    }
  | { readonly type: 'change.undo'; readonly version: AssayVersion }
  | { readonly type: 'change.redo'; readonly version: AssayVersion };

export interface WorkingListStep {
  readonly list: BuilderList;
  readonly change: WorkingListChange;
}

export const maximumSteps = 100;

export const unreadList: BuilderList = { items: [], isRead: false, done: [], undone: [] };

function itemsOf(seqIds: readonly string[], added: string): readonly WorkingListItem[] {
  return seqIds.map((seqId) => ({ seqId, added }));
}

function wantedChange({ items }: BuilderList, event: WorkingListEvent): WorkingListChange {
  switch (event.type) {
    case 'analytes.add':
      return { add: itemsOf(event.seqIds, event.at), remove: [] };
    case 'analytes.remove':
      return { add: [], remove: itemsOf(event.seqIds, '') };
    case 'analytes.exchange':
      return { add: itemsOf(event.seqIds, event.at), remove: itemsOf(event.insteadOf, '') };
    case 'list.replace': {
      const kept = new Set(event.seqIds);
      return { add: itemsOf(event.seqIds, event.at), remove: items.filter(({ seqId }) => !kept.has(seqId)) };
    }
    default:
      return { add: [], remove: items };
  }
}

function undo(list: BuilderList, notes: WorkingListNotes): WorkingListStep | null {
  const last = list.done.at(-1);
  if (last === undefined) return null;
  const change = inverseOf(last);
  const items = applyChange(list.items, change);
  // Redo restores the current notes, because the panel may have been saved since the undo.
  const undone = last.notesBefore === undefined ? last : { ...last, notes: lastingNotes(notes) };
  return { list: { ...list, items, done: list.done.slice(0, -1), undone: [...list.undone, undone] }, change };
}

function redo(list: BuilderList, notes: WorkingListNotes): WorkingListStep | null {
  const last = list.undone.at(-1);
  if (last === undefined) return null;
  const change = last.notesBefore === undefined ? last : { ...last, notesBefore: lastingNotes(notes) };
  const items = applyChange(list.items, change);
  return { list: { ...list, items, done: [...list.done, change], undone: list.undone.slice(0, -1) }, change };
}

/** Clearing or loading starts another list, so the earlier sources no longer apply. */
function sourcesChange(event: WorkingListEvent, sources: readonly PanelSource[]): SourcesChange | undefined {
  switch (event.type) {
    case 'analytes.add':
    case 'analytes.remove':
      return event.source === undefined ? undefined : { add: fittingSources(event.source), remove: [] };
    case 'list.clear':
    case 'list.replace': {
      const add = event.type === 'list.replace' && event.source !== undefined ? fittingSources(event.source) : [];
      return sources.length === 0 && add.length === 0 ? undefined : { add, remove: sources };
    }
    default:
      return undefined;
  }
}

function notesChange(
  event: WorkingListEvent,
  notes: WorkingListNotes,
): Pick<WorkingListChange, 'notes' | 'notesBefore'> | undefined {
  // A list begun after clearing must not be saved as a version of the earlier panel.
  const isCleared = event.type === 'list.clear';
  const origin = event.type === 'list.replace' ? event.origin : undefined;
  if (!isCleared && origin === undefined) return undefined;
  const wanted: LastingNotes = origin === undefined ? noLastingNotes : { origin: originOf(origin), draft: null };
  if (withNotes(notes, wanted) === notes) return undefined;
  return isCleared ? { notes: wanted } : { notes: wanted, notesBefore: lastingNotes(notes) };
}

export function stepOf(list: BuilderList, event: WorkingListEvent, notes: WorkingListNotes): WorkingListStep | null {
  if (event.type === 'change.undo') return undo(list, notes);
  if (event.type === 'change.redo') return redo(list, notes);
  const sources = sourcesChange(event, notes.sources);
  const known = notesChange(event, notes);
  const effect = effectOf(list.items, wantedChange(list, event));
  const isNothing = effect.add.length === 0 && effect.remove.length === 0;
  if (isNothing && sources === undefined && known === undefined) return null;
  const change: WorkingListChange = { ...effect, ...(sources && { sources }), ...known };
  const done = [...list.done, change].slice(-maximumSteps);
  return { list: { ...list, items: applyEffect(list.items, change), done, undone: [] }, change };
}

/** Returns the list with the stored items. Keeps the undo steps, because each holds only a change, not a whole list. */
export function readList(list: BuilderList, items: readonly WorkingListItem[]): BuilderList {
  const isSame = isSameList(list.items, items);
  return isSame && list.isRead ? list : { ...list, items: isSame ? list.items : items, isRead: true };
}
