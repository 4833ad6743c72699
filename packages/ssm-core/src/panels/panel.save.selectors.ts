/** What is shown of a saving. */
import type { SnapshotFrom } from 'xstate';
import type { SatError } from '../api/error.ts';
import type { PanelDraft, PanelDraftProblems } from './panel.draft.ts';
import { mergePanels, type PanelDifference, panelDifference } from './panel.merge.ts';
import { type PanelSaveContext, saveProblems } from './panel.save.context.ts';
import type { panelSaveMachine } from './panel.save.machine.ts';
import type { TaggedPanel } from './panels.queries.ts';

export type PanelSaveSnapshot = SnapshotFrom<typeof panelSaveMachine>;

/** What a person chooses between when the panel has changed. */
export interface PanelChoices {
  readonly theirs: TaggedPanel;
  readonly difference: PanelDifference;
  /** How many reagents the panel has with both changes, with mine alone, and with theirs alone. */
  readonly counts: { readonly merged: number; readonly mine: number; readonly theirs: number };
  /** The name and description that theirs has, where they are not mine. */
  readonly renamed: Partial<PanelDraft>;
}

const noProblems: PanelDraftProblems = { name: undefined, description: undefined };
const choicesOf = new WeakMap<PanelSaveContext, PanelChoices>();

export function selectPanelDraft({ context }: PanelSaveSnapshot): PanelDraft {
  return context.draft;
}

/** What is wrong with the draft; before a save was asked for, nothing. */
export function selectPanelProblems({ context }: PanelSaveSnapshot): PanelDraftProblems {
  return context.wasRefused ? saveProblems(context) : noProblems;
}

/** Whether an answer is awaited. */
export function selectIsSaving(snapshot: PanelSaveSnapshot): boolean {
  return snapshot.matches('saving') || snapshot.matches({ stale: 'reading' });
}

export function selectSaveFailure({ context }: PanelSaveSnapshot): SatError | null {
  return context.failure;
}

/** What the list was loaded from; null for a new panel. */
export function selectSaveOrigin({ context }: PanelSaveSnapshot): TaggedPanel | null {
  return context.origin;
}

/** Whether the panel has changed, known how or not yet. */
export function selectIsStale(snapshot: PanelSaveSnapshot): boolean {
  return snapshot.matches('stale');
}

/** What to choose between; null while there is no choice. The same object until something changes. */
export function selectPanelChoices(snapshot: PanelSaveSnapshot): PanelChoices | null {
  const { theirs, origin, draft, seqIds } = snapshot.context;
  if (!snapshot.matches({ stale: 'choosing' }) || theirs === null || origin === null) return null;
  const kept = choicesOf.get(snapshot.context);
  if (kept !== undefined) return kept;
  const { name, description } = theirs.panel;
  const mine = { name: draft.name.trim(), description: draft.description, seqIds };
  const choices: PanelChoices = {
    theirs,
    difference: panelDifference(origin.panel.seqIds, seqIds, theirs.panel.seqIds),
    counts: {
      merged: mergePanels(origin.panel, mine, theirs.panel).seqIds.length,
      mine: seqIds.length,
      theirs: theirs.panel.seqIds.length,
    },
    renamed: {
      ...(name === mine.name ? {} : { name }),
      ...(description === mine.description ? {} : { description }),
    },
  };
  choicesOf.set(snapshot.context, choices);
  return choices;
}
