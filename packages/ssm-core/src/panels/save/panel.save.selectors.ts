import type { SnapshotFrom } from 'xstate';
import type { SatError } from '../../api/error.ts';
import type { TaggedPanel } from '../panels.queries.ts';
import type { PanelDraft, PanelDraftProblems } from './panel.draft.ts';
import { mergePanels, type PanelDifference, panelDifference } from './panel.merge.ts';
import { isUnchanged, type PanelSaveContext, saveProblems } from './panel.save.context.ts';
import type { panelSaveMachine } from './panel.save.machine.ts';

export type PanelSaveSnapshot = SnapshotFrom<typeof panelSaveMachine>;

/** The user's options when the panel has changed. */
export interface PanelChoices {
  readonly theirs: TaggedPanel;
  readonly difference: PanelDifference;
  /** Number of reagents that the panel would have after each choice. */
  readonly counts: { readonly merged: number; readonly mine: number; readonly theirs: number };
  /** The other name and description, if they differ from mine. */
  readonly renamed: Partial<PanelDraft>;
}

export type PanelSaveStep =
  | 'opening'
  /** The panel could not be read. */
  | 'unopened'
  | 'naming'
  | 'saving'
  | 'failed'
  | 'stale'
  | 'ended';

/** State of a save dialog. */
export interface PanelSaveState {
  readonly step: PanelSaveStep;
  readonly draft: PanelDraft;
  /** Problems of the draft; empty until a save was refused. */
  readonly problems: PanelDraftProblems;
  /** True while a request is running. */
  readonly isSaving: boolean;
  readonly failure: SatError | null;
  /** The panel that the list was loaded from; null for a new panel. */
  readonly origin: TaggedPanel | null;
  /** True if a save would write nothing. */
  readonly isUnchanged: boolean;
  /** True if the origin is not the panel's newest version. */
  readonly isOriginOld: boolean;
  /** Number of reagents to save. */
  readonly count: number;
  /** Null unless the panel has changed and is loaded. */
  readonly choices: PanelChoices | null;
}

const noProblems: PanelDraftProblems = { name: undefined, description: undefined };
const choicesOf = new WeakMap<PanelSaveContext, PanelChoices>();

function stepOf(snapshot: PanelSaveSnapshot): PanelSaveStep {
  if (snapshot.matches('stale')) return 'stale';
  if (snapshot.status === 'done') return 'ended';
  return snapshot.value as PanelSaveStep;
}

function selectPanelChoices(snapshot: PanelSaveSnapshot): PanelChoices | null {
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

export function selectPanelSave(snapshot: PanelSaveSnapshot): PanelSaveState {
  const { context } = snapshot;
  return {
    step: stepOf(snapshot),
    draft: context.draft,
    problems: context.wasRefused ? saveProblems(context) : noProblems,
    isSaving: snapshot.matches('saving') || snapshot.matches({ stale: 'reading' }),
    failure: context.failure,
    origin: context.origin,
    isUnchanged: isUnchanged(context),
    isOriginOld: context.isOriginOld,
    count: context.seqIds.length,
    choices: selectPanelChoices(snapshot),
  };
}
