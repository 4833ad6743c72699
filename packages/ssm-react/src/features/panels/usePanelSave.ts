import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type AssayVersion,
  createPanel,
  type MergeChoice,
  type PanelChoices,
  type PanelDraft,
  type PanelDraftProblems,
  type PanelQueryInput,
  type PanelSaveRequest,
  type PanelSource,
  panelQuery,
  panelSaveMachine,
  panelSourcesQuery,
  panelsKey,
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
import { type Ssm, useSsm } from '../../provider/useSsm.ts';
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
  /** Imported lists that are saved with it. */
  readonly sources?: readonly PanelSource[] | undefined;
  /** The panel that a new one would be a copy of: the lists that it was made from come along. Default the origin. */
  readonly sourcesFrom?: PanelQueryInput | undefined;
  /** What the dialog begins with; default what the origin has. */
  readonly draft?: PanelDraft | undefined;
  /** Told what is typed, at every key. */
  readonly onDraftChange?: ((draft: PanelDraft) => void) | undefined;
  /**
   * Told the panel as it is now: with both changes, or theirs alone, it may hold other SeqIds than were given. And the
   * ids of those sources that are known to be saved with it.
   */
  readonly onSaved: (saved: TaggedPanel, savedSources: readonly string[]) => void;
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

function numbered({ panel: { id, number } }: TaggedPanel): PanelQueryInput {
  return { panelId: id, number };
}

/** The lists that a panel was made from; none of one that is gone. */
async function sourcesOf(
  { client, queryClient }: Pick<Ssm, 'client' | 'queryClient'>,
  panel: PanelQueryInput | undefined,
): Promise<readonly PanelSource[]> {
  if (panel === undefined) return [];
  try {
    // The dialog itself says when it fails.
    return await queryClient.fetchQuery({ ...panelSourcesQuery(client, panel), meta: { isSilent: true } });
  } catch (error) {
    if (satErrorOf(error).code === 'not_found') return [];
    throw error;
  }
}

interface Sending extends Pick<Ssm, 'client' | 'queryClient'> {
  readonly sub: string;
  readonly request: PanelSaveRequest;
  readonly sourcesFrom: PanelQueryInput | undefined;
  readonly signal: AbortSignal;
}

async function send({ sub, request, sourcesFrom, signal, ...ssm }: Sending): Promise<TaggedPanel> {
  const { content } = request;
  if (request.kind === 'save') return savePanel(ssm.client, request.panelId, request.etag, content, signal);
  const taken = await sourcesOf(ssm, sourcesFrom);
  const known = new Set(taken.map(({ id }) => id));
  const sources = [...taken, ...(content.sources ?? []).filter(({ id }) => !known.has(id))];
  const whole = sources.length === 0 ? content : { ...content, sources };
  return createPanel(ssm.client, sub, whole, request.key, signal);
}

/** `onRefuse` is told the first box that is wrong. */
export function usePanelSave(options: PanelSaveOptions, onRefuse: (box: keyof PanelDraft) => void): PanelSaveModel {
  const { sub, version, seqIds, origin, sources } = options;
  const { client, queryClient } = useSsm();
  const { name, description } = options.draft ?? origin?.panel ?? { name: '', description: '' };
  const input = { version, seqIds, origin, sources, draft: { name, description } };
  const actor = useActorRef(panelSaveMachine, { input });
  // The panel of the origin, also when it has changed meanwhile and mine is to be another.
  const [copied] = useState(options.sourcesFrom ?? (origin === null ? undefined : numbered(origin)));
  const listeners = useRef({ ...options, onRefuse });
  useLayoutEffect(() => {
    listeners.current = { ...options, onRefuse };
  });

  useEffect(() => {
    const calls = new AbortController();
    const { signal } = calls;
    async function sendRequest(request: PanelSaveRequest): Promise<void> {
      try {
        const saved = await send({ client, queryClient, sub, request, sourcesFrom: copied, signal });
        actor.send({ type: 'save.done', saved });
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
      actor.on('panel.saved', ({ saved, sources: savedSources }) => {
        void queryClient.invalidateQueries({ queryKey: panelsKey });
        listeners.current.onSaved(saved, savedSources);
      }),
      actor.on('draft.refuse', ({ box }) => listeners.current.onRefuse(box)),
      actor.on('save.cancel', () => listeners.current.onClose()),
    ];
    return () => {
      calls.abort();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, client, queryClient, sub, copied]);

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
