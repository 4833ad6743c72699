/** What is shown of a saving. */
import type { SnapshotFrom } from 'xstate';
import type { SatError } from '../../api/error.ts';
import type { TaggedPanel } from '../panels.queries.ts';
import type { PanelDraft, PanelDraftProblems } from './panel.draft.ts';
import { mergePanels, type PanelDifference, panelDifference } from './panel.merge.ts';
import { isUnchanged, type PanelSaveContext, saveProblems } from './panel.save.context.ts';
import type { panelSaveMachine } from './panel.save.machine.ts';

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

export type PanelSaveStep =
  /** The panel is read; until then nothing is known to be asked. */
  | 'opening'
  /** It could not be read. */
  | 'unopened'
  | 'naming'
  | 'saving'
  | 'failed'
  /** The panel has changed, known how or not yet. */
  | 'stale'
  /** It is saved, or given up. */
  | 'ended';

/** What is shown of a saving. */
export interface PanelSaveState {
  readonly step: PanelSaveStep;
  readonly draft: PanelDraft;
  /** What is wrong with the draft; before a save was asked for, nothing. */
  readonly problems: PanelDraftProblems;
  /** Whether an answer is awaited. */
  readonly isSaving: boolean;
  readonly failure: SatError | null;
  /** What the list was loaded from; null for a new panel. */
  readonly origin: TaggedPanel | null;
  /** Whether a save would write nothing: the panel is already as it is wanted. */
  readonly isUnchanged: boolean;
  /** Whether the origin is not the panel's newest version. */
  readonly isOriginOld: boolean;
  /** How many reagents are saved. */
  readonly count: number;
  /** What to choose between; null while there is no choice. */
  readonly choices: PanelChoices | null;
}

const noProblems: PanelDraftProblems = { name: undefined, description: undefined };
const choicesOf = new WeakMap<PanelSaveContext, PanelChoices>();

function stepOf(snapshot: PanelSaveSnapshot): PanelSaveStep {
  if (snapshot.matches('stale')) return 'stale';
  if (snapshot.status === 'done') return 'ended';
  return snapshot.value as PanelSaveStep;
}

/** The same object until something changes. */
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
