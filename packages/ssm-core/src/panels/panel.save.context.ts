/** What a saving of a list knows, and what follows from it: what is wrong with the draft, and what is sent. */
import type { SatError } from '../api/error.ts';
import type { AssayVersion, PanelContent, PanelSource } from '../api/types.ts';
import { type PanelDraft, type PanelDraftProblems, panelDraftProblems } from './panel.draft.ts';
import { mergePanels, type PanelState } from './panel.merge.ts';
import type { TaggedPanel } from './panels.queries.ts';

export interface PanelSaveInput {
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
  /** What the list was loaded from, and what it was then: a save is its next version. Null makes a new panel. */
  readonly origin: TaggedPanel | null;
  readonly draft: PanelDraft;
  /** Imported lists that are saved with it. */
  readonly sources?: readonly PanelSource[] | undefined;
}

export interface PanelSaveContext extends PanelSaveInput {
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
  const { origin, version } = context;
  const sources = context.sources ?? [];
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

/** The panel that was sent last. */
export function panelIdOf({ request }: PanelSaveContext): string {
  return request?.kind === 'save' ? request.panelId : '';
}
