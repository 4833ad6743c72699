/** What is known of a working list beside its analytes: the panel it came from, and what was typed to save it. */
import type { AssayVersion } from '../api/types.ts';
import type { PanelDraft } from '../panels/panel.draft.ts';
import type { TaggedPanel } from '../panels/panels.queries.ts';

/** The panel that a list was loaded from, or saved as last; what it held is read when it is needed. */
export interface ListOrigin {
  readonly panelId: string;
  /** The version that the list began with. */
  readonly number: number;
  readonly name: string;
  /** What a save takes: that of the newest version that was known. */
  readonly etag: string;
}

export interface ListNotes {
  /** Null for a list of its own. */
  readonly origin: ListOrigin | null;
  /** As typed; null while nothing waits to be saved. */
  readonly draft: PanelDraft | null;
}

export const noNotes: ListNotes = { origin: null, draft: null };

export function originOf({ panel, etag }: TaggedPanel): ListOrigin {
  const { id, number, name } = panel;
  return { panelId: id, number, name, etag };
}

function isSameOrigin(one: ListOrigin | null, other: ListOrigin | null): boolean {
  return (
    one === other ||
    (one?.panelId === other?.panelId &&
      one?.number === other?.number &&
      one?.name === other?.name &&
      one?.etag === other?.etag)
  );
}

function isSameDraft(one: PanelDraft | null, other: PanelDraft | null): boolean {
  return one === other || (one?.name === other?.name && one?.description === other?.description);
}

/** The notes with what changes of them; each part, and the whole, is the same object where nothing does. */
export function withNotes(notes: ListNotes, changes: Partial<ListNotes>): ListNotes {
  const { origin = notes.origin, draft = notes.draft } = changes;
  const isSame = [isSameOrigin(notes.origin, origin), isSameDraft(notes.draft, draft)];
  if (isSame[0] && isSame[1]) return notes;
  return { origin: isSame[0] ? notes.origin : origin, draft: isSame[1] ? notes.draft : draft };
}

/** Of both versions. */
export type NotesOfLists = Readonly<Record<AssayVersion, ListNotes>>;
