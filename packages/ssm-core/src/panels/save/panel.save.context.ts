import type { SatError } from '../../api/error.ts';
import type { AssayVersion, PanelContent, PanelSource } from '../../api/types.ts';
import type { WorkingListOrigin } from '../../builder/list.notes.ts';
import type { PanelQueryInput, TaggedPanel } from '../panels.queries.ts';
import { type PanelDraft, type PanelDraftProblems, panelDraftProblems } from './panel.draft.ts';
import { inPanelOrder, isSamePanelState, mergePanels, type PanelState } from './panel.merge.ts';

type PanelOpening =
  /**
   * Reads the panel from which a list was loaded; the save sends the ETag in the origin. If that panel was deleted, the
   * list becomes a new panel of the same name.
   */
  | { readonly kind: 'origin'; readonly origin: WorkingListOrigin }
  | { readonly kind: 'rename'; readonly panelId: string }
  | { readonly kind: 'copy'; readonly panelId: string; readonly nameOf: (name: string) => string };

export interface PanelSaveInput {
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
  readonly origin: TaggedPanel | null;
  readonly draft?: PanelDraft | undefined;
  readonly sources?: readonly PanelSource[] | undefined;
  readonly opening?: PanelOpening | undefined;
  readonly copied?: PanelQueryInput | undefined;
  readonly key?: string | null | undefined;
}

export interface PanelSaveContext {
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
  readonly origin: TaggedPanel | null;
  readonly draft: PanelDraft;
  readonly sources: readonly PanelSource[];
  readonly opening: PanelOpening | null;
  /** True if a draft was given. The panel's name and description must not replace it. */
  readonly isDraftGiven: boolean;
  readonly copied: PanelQueryInput | null;
  readonly wasRefused: boolean;
  readonly takenName: string | null;
  /** Idempotency key with which this draft is created; every retry sends the same key. */
  readonly key: string | null;
  readonly request: PanelSaveRequest | null;
  readonly failure: SatError | null;
  readonly theirs: TaggedPanel | null;
  /** True if the list was loaded from an older version. Even an unchanged list is then saved as a new version. */
  readonly isOriginOld: boolean;
}

export type PanelSaveRequest =
  | { readonly kind: 'create'; readonly key: string; readonly content: PanelContent }
  | { readonly kind: 'save'; readonly panelId: string; readonly etag: string; readonly content: PanelContent };

/** Save the merge, mine, theirs, or mine as a new panel. */
export type MergeChoice = 'merged' | 'mine' | 'theirs' | 'new';

export interface SaveAsked {
  readonly key: string;
  readonly isNew: boolean;
}

function stateOf({ draft, seqIds }: Pick<PanelSaveContext, 'draft' | 'seqIds'>): PanelState {
  return { name: draft.name.trim(), description: draft.description, seqIds };
}

export function isUnchanged(context: PanelSaveContext): boolean {
  const { origin, opening, sources, isOriginOld } = context;
  if (origin === null || opening !== null || sources.length > 0 || isOriginOld) return false;
  return isSamePanelState(origin.panel, stateOf(context));
}

export function saveProblems({ draft, takenName }: PanelSaveContext): PanelDraftProblems {
  const problems = panelDraftProblems(draft);
  const isTaken = takenName !== null && draft.name.trim() === takenName;
  return isTaken && problems.name === undefined ? { ...problems, name: 'name_taken' } : problems;
}

export function requestOf(context: PanelSaveContext, { key, isNew }: SaveAsked): PanelSaveRequest {
  const { origin, version, sources } = context;
  const content: PanelContent = { ...stateOf(context), version, ...(sources.length === 0 ? {} : { sources }) };
  if (origin === null || isNew) return { kind: 'create', key: context.key ?? key, content };
  return { kind: 'save', panelId: origin.panel.id, etag: origin.etag, content };
}

export function chosenState(context: PanelSaveContext, choice: MergeChoice): PanelState {
  const { origin, theirs } = context;
  const mine = stateOf(context);
  return choice === 'merged' && origin !== null && theirs !== null
    ? mergePanels(origin.panel, mine, theirs.panel)
    : mine;
}

export function wasWritten({ request, origin }: PanelSaveContext, { panel }: TaggedPanel): boolean {
  if (request?.kind !== 'save') return true;
  return origin?.panel.number !== panel.number || request.content.sources !== undefined;
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
    // Does not change, even if the panel has changed and mine is saved as a new panel.
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

export function openedPanel({ opening }: PanelSaveContext): PanelQueryInput {
  if (opening === null) return { panelId: '' };
  if (opening.kind !== 'origin') return { panelId: opening.panelId };
  const { panelId, number } = opening.origin;
  return { panelId, number };
}

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
  // Only the newest version of a panel has the current ETag.
  const isOriginOld = read.etag !== origin.etag;
  return { ...common, origin, draft, seqIds: inPanelOrder(context.seqIds, seqIds), isOriginOld };
}

export function withoutOrigin({ opening, isDraftGiven, draft }: PanelSaveContext): Partial<PanelSaveContext> {
  if (opening?.kind !== 'origin') return {};
  const { name } = opening.origin;
  return { opening: null, failure: null, draft: isDraftGiven ? draft : { name, description: '' } };
}
