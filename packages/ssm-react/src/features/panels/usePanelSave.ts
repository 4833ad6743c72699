import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import {
  type AssayVersion,
  createPanel,
  type MergeChoice,
  type PanelChoices,
  type PanelDraft,
  type PanelDraftProblems,
  type PanelSaveRequest,
  panelQuery,
  panelSaveMachine,
  panelsKey,
  type SatClient,
  type SatError,
  savePanel,
  selectIsSaving,
  selectIsStale,
  selectPanelChoices,
  selectPanelDraft,
  selectPanelProblems,
  selectSaveFailure,
  selectSaveOrigin,
  type TaggedPanel,
} from 'ssm-core';
import { satErrorOf } from '../../provider/satErrorOf.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import { creationKey } from './creationKey.ts';

export interface PanelSaveOptions {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  readonly version: AssayVersion;
  /** In the order in which they were added. */
  readonly seqIds: readonly string[];
  /** What the list was loaded from: a save is its next version. Null makes a new panel. */
  readonly origin: TaggedPanel | null;
  /** What the dialog begins with; default what the origin has. */
  readonly draft?: PanelDraft | undefined;
  /** Told what is typed, at every key. */
  readonly onDraftChange?: ((draft: PanelDraft) => void) | undefined;
  /** Told the panel as it is now: with both changes, or theirs alone, it may hold other SeqIds than were given. */
  readonly onSaved: (saved: TaggedPanel) => void;
  readonly onClose: () => void;
}

interface PanelSaveActions {
  readonly changeDraft: (draft: Partial<PanelDraft>) => void;
  readonly save: () => void;
  readonly saveAsNew: () => void;
  readonly readAgain: () => void;
  readonly choose: (choice: MergeChoice) => void;
  /** From the choice back to the draft. */
  readonly leave: () => void;
  readonly cancel: () => void;
}

/** One opening of the dialog that saves a list. */
export interface PanelSaveModel extends PanelSaveActions {
  readonly draft: PanelDraft;
  readonly problems: PanelDraftProblems;
  readonly isSaving: boolean;
  readonly failure: SatError | null;
  readonly origin: TaggedPanel | null;
  readonly count: number;
  /** Whether the panel has changed since the list was loaded from it. */
  readonly isStale: boolean;
  readonly choices: PanelChoices | null;
}

function send(client: SatClient, sub: string, request: PanelSaveRequest, signal: AbortSignal): Promise<TaggedPanel> {
  return request.kind === 'create'
    ? createPanel(client, sub, request.content, request.key, signal)
    : savePanel(client, request.panelId, request.etag, request.content, signal);
}

/** `onRefuse` is told the first box that is wrong. */
export function usePanelSave(options: PanelSaveOptions, onRefuse: (box: keyof PanelDraft) => void): PanelSaveModel {
  const { sub, version, seqIds, origin } = options;
  const { client, queryClient } = useSsm();
  const { name, description } = options.draft ?? origin?.panel ?? { name: '', description: '' };
  const actor = useActorRef(panelSaveMachine, { input: { version, seqIds, origin, draft: { name, description } } });
  const listeners = useRef({ ...options, onRefuse });
  useLayoutEffect(() => {
    listeners.current = { ...options, onRefuse };
  });

  useEffect(() => {
    const calls = new AbortController();
    const { signal } = calls;
    async function sendRequest(request: PanelSaveRequest): Promise<void> {
      try {
        actor.send({ type: 'save.done', saved: await send(client, sub, request, signal) });
      } catch (cause) {
        if (!signal.aborted) actor.send({ type: 'save.fail', error: satErrorOf(cause) });
      }
    }
    async function readTheirs(panelId: string): Promise<void> {
      try {
        // The dialog itself says when it fails.
        const query = { ...panelQuery(client, { panelId }), meta: { isSilent: true } };
        actor.send({ type: 'theirs.read', theirs: await queryClient.fetchQuery(query) });
      } catch (cause) {
        if (!signal.aborted) actor.send({ type: 'theirs.fail', error: satErrorOf(cause) });
      }
    }
    const subscriptions = [
      actor.on('panel.send', ({ request }) => void sendRequest(request)),
      actor.on('panel.read', ({ panelId }) => void readTheirs(panelId)),
      actor.on('panel.saved', ({ saved }) => {
        void queryClient.invalidateQueries({ queryKey: panelsKey });
        listeners.current.onSaved(saved);
      }),
      actor.on('draft.refuse', ({ box }) => listeners.current.onRefuse(box)),
      actor.on('save.cancel', () => listeners.current.onClose()),
    ];
    return () => {
      calls.abort();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, client, queryClient, sub]);

  const actions = useMemo<PanelSaveActions>(() => {
    const ask = (isNew: boolean) => actor.send({ type: 'save.ask', key: creationKey(), isNew });
    return {
      changeDraft(draft) {
        actor.send({ type: 'draft.change', draft });
        listeners.current.onDraftChange?.(selectPanelDraft(actor.getSnapshot()));
      },
      save: () => ask(false),
      saveAsNew: () => ask(true),
      readAgain: () => actor.send({ type: 'theirs.ask' }),
      choose: (choice) => actor.send({ type: 'merge.choose', choice }),
      leave: () => actor.send({ type: 'merge.leave' }),
      cancel: () => actor.send({ type: 'save.cancel' }),
    };
  }, [actor]);
  return {
    ...actions,
    draft: useSelector(actor, selectPanelDraft),
    problems: useSelector(actor, selectPanelProblems),
    isSaving: useSelector(actor, selectIsSaving),
    failure: useSelector(actor, selectSaveFailure),
    origin: useSelector(actor, selectSaveOrigin),
    count: useSelector(actor, ({ context }) => context.seqIds.length),
    isStale: useSelector(actor, selectIsStale),
    choices: useSelector(actor, selectPanelChoices),
  };
}
