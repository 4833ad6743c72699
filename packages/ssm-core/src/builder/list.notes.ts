/**
 * What is known of a working list beside its analytes: the panel and the imported lists that it came from, and what was
 * typed to save it.
 */
import type { AssayVersion, PanelSource } from '../api/types.ts';
import type { TaggedPanel } from '../panels/panels.queries.ts';
import type { PanelDraft } from '../panels/save/panel.draft.ts';

/** The panel that a list was loaded from, or saved as last; what it held is read when it is needed. */
export interface WorkingListOrigin {
  readonly panelId: string;
  /** The version that the list began with. */
  readonly number: number;
  readonly name: string;
  /** What a save takes: that of the newest version that was known. */
  readonly etag: string;
}

export interface WorkingListNotes {
  /** Null for a list of its own. */
  readonly origin: WorkingListOrigin | null;
  /** As typed; null while nothing waits to be saved. */
  readonly draft: PanelDraft | null;
  /** Imported lists that no panel has yet: they are saved with the next. By the time they were added. */
  readonly sources: readonly PanelSource[];
}

/** What of the notes is not made of changes. */
export type LastingNotes = Omit<WorkingListNotes, 'sources'>;

export const noLastingNotes: LastingNotes = { origin: null, draft: null };
export const noNotes: WorkingListNotes = { ...noLastingNotes, sources: [] };

export function lastingNotes({ origin, draft }: WorkingListNotes): LastingNotes {
  return { origin, draft };
}

/** Sources that come and go, by changes: two tabs may each add one. */
export interface SourcesChange {
  readonly add: readonly PanelSource[];
  readonly remove: readonly PanelSource[];
}

export function originOf({ panel, etag }: TaggedPanel): WorkingListOrigin {
  const { id, number, name } = panel;
  return { panelId: id, number, name, etag };
}

function isSameOrigin(one: WorkingListOrigin | null, other: WorkingListOrigin | null): boolean {
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

/** A source is made once and never changed, so its id says all. */
function isSameSources(one: readonly PanelSource[], other: readonly PanelSource[]): boolean {
  return one === other || (one.length === other.length && one.every(({ id }, index) => id === other[index]?.id));
}

/** The notes with what changes of them; each part, and the whole, is the same object where nothing does. */
export function withNotes(notes: WorkingListNotes, changes: Partial<WorkingListNotes>): WorkingListNotes {
  const wanted = { ...notes, ...changes };
  const origin = isSameOrigin(notes.origin, wanted.origin) ? notes.origin : wanted.origin;
  const draft = isSameDraft(notes.draft, wanted.draft) ? notes.draft : wanted.draft;
  const sources = isSameSources(notes.sources, wanted.sources) ? notes.sources : wanted.sources;
  const isSame = origin === notes.origin && draft === notes.draft && sources === notes.sources;
  return isSame ? notes : { origin, draft, sources };
}

function compareSources(one: PanelSource, other: PanelSource): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return 0;
}

/** The sources after a change, each once; the same array when it makes no difference. */
function changedSources(sources: readonly PanelSource[], { add, remove }: SourcesChange): readonly PanelSource[] {
  const removed = new Set(remove.map(({ id }) => id));
  const kept = sources.filter(({ id }) => !removed.has(id));
  const known = new Set(kept.map(({ id }) => id));
  const added = add.filter(({ id }) => !known.has(id));
  if (added.length === 0) return kept.length === sources.length ? sources : kept;
  return [...kept, ...added].toSorted(compareSources);
}

/** The notes after a change of a list. */
export function notesAfter(
  notes: WorkingListNotes,
  change: { readonly notes?: Partial<LastingNotes>; readonly sources?: SourcesChange },
): WorkingListNotes {
  const { notes: changes, sources } = change;
  const known = changes === undefined ? notes : withNotes(notes, changes);
  return sources === undefined ? known : withNotes(known, { sources: changedSources(known.sources, sources) });
}

/** Of both versions. */
export type NotesOfLists = Readonly<Record<AssayVersion, WorkingListNotes>>;
