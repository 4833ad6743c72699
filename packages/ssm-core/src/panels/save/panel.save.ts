import { createActor, fromPromise } from 'xstate';
import { SatError, withSatError } from '../../api/error.ts';
import type { AssayVersion, PanelContent, PanelSource } from '../../api/types.ts';
import type { WorkingListOrigin } from '../../builder/list.notes.ts';
import { callHost } from '../../errors/callHost.ts';
import { newId } from '../../hex.ts';
import { createListeners } from '../../listeners.ts';
import type { PanelQueryInput, TaggedPanel } from '../panels.queries.ts';
import type { PanelDraft } from './panel.draft.ts';
import type { MergeChoice, PanelSaveInput } from './panel.save.context.ts';
import { panelSaveMachine, type SendPanelInput } from './panel.save.machine.ts';
import { type PanelSaveSnapshot, type PanelSaveState, selectPanelSave } from './panel.save.selectors.ts';

/** Requests that a save makes, and its callbacks. */
export interface PanelSavePorts {
  readonly readPanel: (panel: PanelQueryInput, signal: AbortSignal) => Promise<TaggedPanel>;
  /** Reads the imported lists from which a panel was made. */
  readonly readSources: (panel: PanelQueryInput, signal: AbortSignal) => Promise<readonly PanelSource[]>;
  /** Creates a panel. Requests with the same key create only one. */
  readonly createPanel: (content: PanelContent, key: string, signal: AbortSignal) => Promise<TaggedPanel>;
  readonly savePanel: (
    panelId: string,
    etag: string,
    content: PanelContent,
    signal: AbortSignal,
  ) => Promise<TaggedPanel>;
  /** Called with the draft on each keystroke. */
  readonly onDraft: (draft: PanelDraft) => void;
  /** Called with the first invalid field when a save is refused. */
  readonly onRefused: (box: keyof PanelDraft) => void;
  /**
   * Called with the saved panel, the ids of the sources certainly saved with it, and whether data on the server
   * changed.
   */
  readonly onSaved: (saved: TaggedPanel, savedSources: readonly string[], wasWritten: boolean) => void;
  readonly onCancelled: () => void;
}

/** A list to save. */
export interface SavedList {
  readonly kind: 'list';
  /** The assay version of the list. */
  readonly version: AssayVersion;
  /** In the order added. */
  readonly seqIds: readonly string[];
  /**
   * The panel whose next version a save becomes. If only its origin is given, its content is read first. Null creates a
   * panel.
   */
  readonly origin: TaggedPanel | WorkingListOrigin | null;
  /** Draft at the start; default: name and description of the panel. */
  readonly draft?: PanelDraft | undefined;
  /** Imported lists to save with the list. */
  readonly sources?: readonly PanelSource[] | undefined;
  /** The panel whose source lists are copied too; default: the origin. */
  readonly sourcesFrom?: PanelQueryInput | undefined;
}

/** A list to save, a panel to rename, or a panel to copy. */
export type SavedWork =
  | SavedList
  | { readonly kind: 'rename'; readonly panelId: string }
  | { readonly kind: 'copy'; readonly panelId: string; readonly nameOf: (name: string) => string };

export interface PanelSaveActions {
  /** Retries reading the panel after that failed. */
  readonly openAgain: () => void;
  readonly changeDraft: (draft: Partial<PanelDraft>) => void;
  readonly save: () => void;
  readonly saveAsNew: () => void;
  readonly readAgain: () => void;
  readonly choose: (choice: MergeChoice) => void;
  /** Returns from the choices to the draft. */
  readonly leave: () => void;
  readonly cancel: () => void;
}

/** One opening of the save dialog. */
export interface PanelSave extends PanelSaveActions {
  readonly getSnapshot: () => PanelSaveState;
  /** Starts with the first listener, and aborts requests after the last one. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops the save, aborts requests and removes all listeners. */
  readonly dispose: () => void;
  /** Continues the same work with other ports. Running requests are sent again. */
  readonly continueWith: (ports: PanelSavePorts) => PanelSave;
}

function inputOf(work: SavedWork): PanelSaveInput {
  if (work.kind !== 'list') return { version: 'V_7K', seqIds: [], origin: null, opening: work };
  const { version, seqIds, origin, draft, sources, sourcesFrom } = work;
  const input = { version, seqIds, draft, sources, copied: sourcesFrom };
  if (origin === null || 'panel' in origin) return { ...input, origin };
  return { ...input, origin: null, opening: { kind: 'origin', origin } };
}

function inputFrom({ context }: PanelSaveSnapshot): PanelSaveInput {
  const { version, seqIds, origin, sources, key } = context;
  const draft = context.opening === null || context.isDraftGiven ? context.draft : undefined;
  const [opening, copied] = [context.opening ?? undefined, context.copied ?? undefined];
  return { version, seqIds, origin, sources, key, draft, opening, copied };
}

function providedMachine(ports: PanelSavePorts) {
  async function sourcesOf(panel: PanelQueryInput | null, signal: AbortSignal): Promise<readonly PanelSource[]> {
    if (panel === null) return [];
    try {
      return await ports.readSources(panel, signal);
    } catch (cause) {
      if (cause instanceof SatError && cause.code === 'not_found') return [];
      throw cause;
    }
  }

  async function send({ request, copied }: SendPanelInput, signal: AbortSignal): Promise<TaggedPanel> {
    if (request === null) throw new SatError('network');
    const { content } = request;
    if (request.kind === 'save') return ports.savePanel(request.panelId, request.etag, content, signal);
    const taken = await sourcesOf(copied, signal);
    const known = new Set(taken.map(({ id }) => id));
    const sources = [...taken, ...(content.sources ?? []).filter(({ id }) => !known.has(id))];
    return ports.createPanel(sources.length === 0 ? content : { ...content, sources }, request.key, signal);
  }

  return panelSaveMachine.provide({
    actors: {
      readPanel: fromPromise(({ input, signal }) => withSatError(() => ports.readPanel(input, signal))),
      sendPanel: fromPromise(({ input, signal }) => withSatError(() => send(input, signal))),
    },
  });
}

function begin(ports: PanelSavePorts, input: PanelSaveInput): PanelSave {
  const machine = providedMachine(ports);
  const listeners = createListeners(start);
  let actor = createActor(machine, { input });
  let shown = { snapshot: actor.getSnapshot(), state: selectPanelSave(actor.getSnapshot()) };

  function start(): () => void {
    // A stopped actor cannot be restarted, so another actor sends its running requests again.
    if (actor.getSnapshot().status === 'stopped')
      actor = createActor(machine, { input: inputFrom(actor.getSnapshot()) });
    const subscriptions = [
      actor.subscribe(listeners.notify),
      actor.on('panel.saved', ({ saved, sources, wasWritten }) =>
        callHost(() => ports.onSaved(saved, sources, wasWritten)),
      ),
      actor.on('draft.refused', ({ box }) => callHost(() => ports.onRefused(box))),
      actor.on('save.cancelled', () => callHost(() => ports.onCancelled())),
    ];
    actor.start();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      actor.stop();
    };
  }

  const ask = (isNew: boolean) => actor.send({ type: 'save.ask', key: newId(), isNew });
  return {
    getSnapshot() {
      const snapshot = actor.getSnapshot();
      if (snapshot !== shown.snapshot) shown = { snapshot, state: selectPanelSave(snapshot) };
      return shown.state;
    },
    subscribe: listeners.subscribe,
    dispose: listeners.dispose,
    continueWith: (others) => begin(others, inputFrom(actor.getSnapshot())),
    openAgain: () => actor.send({ type: 'panel.open' }),
    changeDraft(draft) {
      actor.send({ type: 'draft.change', draft });
      callHost(() => ports.onDraft(actor.getSnapshot().context.draft));
    },
    save: () => ask(false),
    saveAsNew: () => ask(true),
    readAgain: () => actor.send({ type: 'theirs.ask' }),
    choose: (choice) => actor.send({ type: 'merge.choose', choice }),
    leave: () => actor.send({ type: 'merge.leave' }),
    cancel: () => actor.send({ type: 'save.cancel' }),
  };
}

/** Creates the controller for one opening of the save dialog. */
export function createPanelSave(ports: PanelSavePorts, work: SavedWork): PanelSave {
  return begin(ports, inputOf(work));
}
