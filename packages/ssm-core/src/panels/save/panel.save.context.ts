/** What a saving of a list knows, and what follows from it: what is wrong with the draft, and what is sent. */
import type { SatError } from '../../api/error.ts';
import type { AssayVersion, PanelContent, PanelSource } from '../../api/types.ts';
import type { WorkingListOrigin } from '../../builder/list.notes.ts';
import type { PanelQueryInput, TaggedPanel } from '../panels.queries.ts';
import { type PanelDraft, type PanelDraftProblems, panelDraftProblems } from './panel.draft.ts';
import { inPanelOrder, isSamePanelState, mergePanels, type PanelState } from './panel.merge.ts';

/** A panel that is read before anything is asked of a person. */
type PanelOpening =
  /** What the list was loaded from: a save takes its ETag. One that is gone leaves a list of its own, with its name. */
  | { readonly kind: 'origin'; readonly origin: WorkingListOrigin }
  /** As it is now, to be saved under another name. */
  | { readonly kind: 'rename'; readonly panelId: string }
  /** As it is now, to become another panel under this name. */
  | { readonly kind: 'copy'; readonly panelId: string; readonly nameOf: (name: string) => string };

export interface PanelSaveInput {
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
  /** What the list was loaded from, and what it was then: a save is its next version. Null makes a new panel. */
  readonly origin: TaggedPanel | null;
  /** Default what the origin has. */
  readonly draft?: PanelDraft | undefined;
  /** Imported lists that are saved with it. */
  readonly sources?: readonly PanelSource[] | undefined;
  readonly opening?: PanelOpening | undefined;
  /** The panel that a new one would be a copy of: the lists that it was made from come along. Default the origin. */
  readonly copied?: PanelQueryInput | undefined;
  /** Of a creation that may have been sent already. */
  readonly key?: string | null | undefined;
}

export interface PanelSaveContext {
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
  readonly origin: TaggedPanel | null;
  readonly draft: PanelDraft;
  readonly sources: readonly PanelSource[];
  /** Null once it is read. */
  readonly opening: PanelOpening | null;
  /** Whether the draft was given, so that what is read does not take its place. */
  readonly isDraftGiven: boolean;
  /** Null without a panel whose lists come along. */
  readonly copied: PanelQueryInput | null;
  /** Whether a save was refused: from then on the draft says what is wrong with it, typed in or not. */
  readonly wasRefused: boolean;
  /** A name that the server knows of another panel. */
  readonly takenName: string | null;
  /** Of the creation of this draft; the same however often it is sent. */
  readonly key: string | null;
  /** What was sent last. */
  readonly request: PanelSaveRequest | null;
  readonly failure: SatError | null;
  /** What somebody has saved since. */
  readonly theirs: TaggedPanel | null;
  /** Whether the list was taken from a version that is not the newest: a save then writes one, also of an unchanged list. */
  readonly isOriginOld: boolean;
}

export type PanelSaveRequest =
  | { readonly kind: 'create'; readonly key: string; readonly content: PanelContent }
  | { readonly kind: 'save'; readonly panelId: string; readonly etag: string; readonly content: PanelContent };

/** Both changes, one of them, or mine as a panel of its own. */
export type MergeChoice = 'merged' | 'mine' | 'theirs' | 'new';

export interface SaveAsked {
  /** For a creation, if this draft has no key yet. */
  readonly key: string;
  /** Makes a new panel, whatever the list was loaded from. */
  readonly isNew: boolean;
}

function stateOf({ draft, seqIds }: Pick<PanelSaveContext, 'draft' | 'seqIds'>): PanelState {
  return { name: draft.name.trim(), description: draft.description, seqIds };
}

/** Whether a save would write nothing: the panel is already as it is wanted. */
export function isUnchanged(context: PanelSaveContext): boolean {
  const { origin, opening, sources, isOriginOld } = context;
  if (origin === null || opening !== null || sources.length > 0 || isOriginOld) return false;
  return isSamePanelState(origin.panel, stateOf(context));
}

/** What is wrong with the draft, as far as it is known. */
export function saveProblems({ draft, takenName }: PanelSaveContext): PanelDraftProblems {
  const problems = panelDraftProblems(draft);
  const isTaken = takenName !== null && draft.name.trim() === takenName;
  return isTaken && problems.name === undefined ? { ...problems, name: 'name_taken' } : problems;
}

/** The first box that is wrong. */
export function refusedBox(context: PanelSaveContext): keyof PanelDraft {
  return saveProblems(context).name === undefined ? 'description' : 'name';
}

/** What a save sends: a new panel, or the next version of the one that the list was loaded from. */
export function requestOf(context: PanelSaveContext, { key, isNew }: SaveAsked): PanelSaveRequest {
  const { origin, version, sources } = context;
  const content: PanelContent = { ...stateOf(context), version, ...(sources.length === 0 ? {} : { sources }) };
  if (origin === null || isNew) return { kind: 'create', key: context.key ?? key, content };
  return { kind: 'save', panelId: origin.panel.id, etag: origin.etag, content };
}

/** The panel as this choice leaves it, to be saved over theirs. */
export function chosenState(context: PanelSaveContext, choice: MergeChoice): PanelState {
  const { origin, theirs } = context;
  const mine = stateOf(context);
  return choice === 'merged' && origin !== null && theirs !== null
    ? mergePanels(origin.panel, mine, theirs.panel)
    : mine;
}

/** Ids of the sources that were sent last. */
export function sentSources({ request }: PanelSaveContext): readonly string[] {
  return request?.content.sources?.map(({ id }) => id) ?? [];
}

/** Whether what was sent was written: as a panel, as its next version, or as imported lists of the version that there is. */
export function wasWritten({ request, origin }: PanelSaveContext, { panel }: TaggedPanel): boolean {
  if (request?.kind !== 'save') return true;
  return origin?.panel.number !== panel.number || request.content.sources !== undefined;
}

/** The panel that was sent last. */
export function panelIdOf({ request }: PanelSaveContext): string {
  return request?.kind === 'save' ? request.panelId : '';
}

function numbered({ panel: { id, number } }: TaggedPanel): PanelQueryInput {
  return { panelId: id, number };
}

function draftOf({ panel: { name, description } }: TaggedPanel): PanelDraft {
  return { name, description };
}

const noDraft: PanelDraft = { name: '', description: '' };

export function contextOf(input: PanelSaveInput): PanelSaveContext {
  const { version, seqIds, origin, draft, sources = [], opening = null, key = null } = input;
  return {
    version,
    seqIds: inPanelOrder(seqIds, origin?.panel.seqIds ?? []),
    origin,
    draft: draft ?? (origin === null ? noDraft : draftOf(origin)),
    sources,
    opening,
    isDraftGiven: draft !== undefined,
    // The panel of the origin, also when it has changed meanwhile and mine is to be another.
    copied: input.copied ?? (origin === null ? null : numbered(origin)),
    wasRefused: false,
    takenName: null,
    key,
    request: null,
    failure: null,
    theirs: null,
    isOriginOld: false,
  };
}

/** What is read when the dialog opens: of an origin what it held then, else the panel as it is now. */
export function openedPanel({ opening }: PanelSaveContext): PanelQueryInput {
  if (opening === null) return { panelId: '' };
  if (opening.kind !== 'origin') return { panelId: opening.panelId };
  const { panelId, number } = opening.origin;
  return { panelId, number };
}

/** What follows from the panel that was read. */
export function afterOpening(context: PanelSaveContext, read: TaggedPanel): Partial<PanelSaveContext> {
  const { opening, isDraftGiven } = context;
  if (opening === null) return {};
  const { version, seqIds } = read.panel;
  const common = { opening: null, failure: null, copied: numbered(read) };
  const draft = isDraftGiven ? context.draft : draftOf(read);
  if (opening.kind === 'rename') return { ...common, version, seqIds, origin: read, draft };
  if (opening.kind === 'copy') {
    return { ...common, version, seqIds, draft: { ...draftOf(read), name: opening.nameOf(read.panel.name) } };
  }
  const origin = { panel: read.panel, etag: opening.origin.etag };
  // The newest version alone is tagged with the panel's own state.
  const isOriginOld = read.etag !== origin.etag;
  return { ...common, origin, draft, seqIds: inPanelOrder(context.seqIds, seqIds), isOriginOld };
}

/** The panel of the list is gone: the list is one of its own, and keeps the name. */
export function withoutOrigin({ opening, isDraftGiven, draft }: PanelSaveContext): Partial<PanelSaveContext> {
  if (opening?.kind !== 'origin') return {};
  const { name } = opening.origin;
  return { opening: null, failure: null, draft: isDraftGiven ? draft : { name, description: '' } };
}
