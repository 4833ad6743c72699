import type { AssayVersion, PanelSource } from '../api/types.ts';
import type { TaggedPanel } from '../panels/panels.queries.ts';
import type { PanelDraft } from '../panels/save/panel.draft.ts';

/** The panel that a list was loaded from or last saved as. Its content is fetched when needed. */
export interface WorkingListOrigin {
  readonly panelId: string;
  /** Number of the panel version that the list began with. */
  readonly number: number;
  readonly name: string;
  /** ETag of the newest known version, which is sent with a save. */
  readonly etag: string;
}

export interface WorkingListNotes {
  /** Null for a list without a panel. */
  readonly origin: WorkingListOrigin | null;
  /** The text as typed; null if no text is unsaved. */
  readonly draft: PanelDraft | null;
  /** Imported lists to be stored with the next save, ordered by the time they were added. */
  readonly sources: readonly PanelSource[];
}

/** Notes whose whole value is stored. Sources are stored as changes instead. */
export type LastingNotes = Omit<WorkingListNotes, 'sources'>;

export const noLastingNotes: LastingNotes = { origin: null, draft: null };
export const noNotes: WorkingListNotes = { ...noLastingNotes, sources: [] };

export function lastingNotes({ origin, draft }: WorkingListNotes): LastingNotes {
  return { origin, draft };
}

/** Sources are stored as additions and removals, because two tabs may each add a source. */
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

/** Sources are immutable, so equal ids mean equal sources. */
function isSameSources(one: readonly PanelSource[], other: readonly PanelSource[]): boolean {
  return one === other || (one.length === other.length && one.every(({ id }, index) => id === other[index]?.id));
}

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

function changedSources(sources: readonly PanelSource[], { add, remove }: SourcesChange): readonly PanelSource[] {
  const removed = new Set(remove.map(({ id }) => id));
  const kept = sources.filter(({ id }) => !removed.has(id));
  const known = new Set(kept.map(({ id }) => id));
  const added = add.filter(({ id }) => !known.has(id));
  if (added.length === 0) return kept.length === sources.length ? sources : kept;
  return [...kept, ...added].toSorted(compareSources);
}

export function notesAfter(
  notes: WorkingListNotes,
  change: { readonly notes?: Partial<LastingNotes>; readonly sources?: SourcesChange },
): WorkingListNotes {
  const { notes: changes, sources } = change;
  const known = changes === undefined ? notes : withNotes(notes, changes);
  return sources === undefined ? known : withNotes(known, { sources: changedSources(known.sources, sources) });
}

export type NotesOfLists = Readonly<Record<AssayVersion, WorkingListNotes>>;
