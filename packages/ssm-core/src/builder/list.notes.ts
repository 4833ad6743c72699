import type { AssayVersion, PanelSource } from '../api/types.ts';
import type { Limits } from '../panels/overview/list.overview.ts';
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

/** Aims of a person for the list of a version. Clearing the list or loading a panel keeps them. */
export interface ListAims {
  readonly limits: Limits;
  /** Ids of collections, in the order in which they were chosen. The builder shows how much of them the list covers. */
  readonly goals: readonly string[];
}

export const maximumGoals = 10;

export interface WorkingListNotes {
  /** Null for a list without a panel. */
  readonly origin: WorkingListOrigin | null;
  /** The text as typed; null if no text is unsaved. */
  readonly draft: PanelDraft | null;
  /** Imported lists to be stored with the next save, ordered by the time they were added. */
  readonly sources: readonly PanelSource[];
  readonly aims: ListAims;
}

/** Notes that undo restores. */
export type LastingNotes = Pick<WorkingListNotes, 'origin' | 'draft'>;

/** Notes whose whole value is stored. Sources are stored as changes instead. */
export type StoredNotes = Omit<WorkingListNotes, 'sources'>;

export const noAims: ListAims = { limits: {}, goals: [] };
export function hasAims({ limits, goals }: ListAims): boolean {
  return Object.keys(limits).length > 0 || goals.length > 0;
}

export const noLastingNotes: LastingNotes = { origin: null, draft: null };
export const noStoredNotes: StoredNotes = { ...noLastingNotes, aims: noAims };
export const noNotes: WorkingListNotes = { ...noStoredNotes, sources: [] };

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

function isSameAims(one: ListAims, other: ListAims): boolean {
  const [limits, others] = [Object.entries(one.limits), Object.entries(other.limits)];
  return (
    one === other ||
    (String(one.goals) === String(other.goals) &&
      limits.length === others.length &&
      limits.every(([measure, limit]) => other.limits[measure as keyof Limits] === limit))
  );
}

export function withNotes(notes: WorkingListNotes, changes: Partial<WorkingListNotes>): WorkingListNotes {
  const wanted = { ...notes, ...changes };
  const origin = isSameOrigin(notes.origin, wanted.origin) ? notes.origin : wanted.origin;
  const draft = isSameDraft(notes.draft, wanted.draft) ? notes.draft : wanted.draft;
  const sources = isSameSources(notes.sources, wanted.sources) ? notes.sources : wanted.sources;
  const aims = isSameAims(notes.aims, wanted.aims) ? notes.aims : wanted.aims;
  const isSame = origin === notes.origin && draft === notes.draft && sources === notes.sources && aims === notes.aims;
  return isSame ? notes : { origin, draft, sources, aims };
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
  change: { readonly notes?: Partial<StoredNotes>; readonly sources?: SourcesChange },
): WorkingListNotes {
  const { notes: changes, sources } = change;
  const known = changes === undefined ? notes : withNotes(notes, changes);
  return sources === undefined ? known : withNotes(known, { sources: changedSources(known.sources, sources) });
}

export type NotesOfLists = Readonly<Record<AssayVersion, WorkingListNotes>>;
