/** A saving at work: the machine, with the calls that it needs. */
import { createActor, fromPromise } from 'xstate';
import { SatError, withSatError } from '../../api/error.ts';
import type { AssayVersion, PanelContent, PanelSource } from '../../api/types.ts';
import type { WorkingListOrigin } from '../../builder/list.notes.ts';
import { callHost } from '../../errors/callHost.ts';
import { newId } from '../../newId.ts';
import type { PanelQueryInput, TaggedPanel } from '../panels.queries.ts';
import type { PanelDraft } from './panel.draft.ts';
import type { MergeChoice, PanelSaveInput } from './panel.save.context.ts';
import { panelSaveMachine, type SendPanelInput } from './panel.save.machine.ts';
import { type PanelSaveSnapshot, type PanelSaveState, selectPanelSave } from './panel.save.selectors.ts';

/** What a saving asks of others, and whom it tells. */
export interface PanelSavePorts {
  readonly readPanel: (panel: PanelQueryInput, signal: AbortSignal) => Promise<TaggedPanel>;
  /** The lists that a panel was made from. */
  readonly readSources: (panel: PanelQueryInput, signal: AbortSignal) => Promise<readonly PanelSource[]>;
  /** The same key makes one panel, however often it is sent. */
  readonly createPanel: (content: PanelContent, key: string, signal: AbortSignal) => Promise<TaggedPanel>;
  readonly savePanel: (
    panelId: string,
    etag: string,
    content: PanelContent,
    signal: AbortSignal,
  ) => Promise<TaggedPanel>;
  /** Told what is typed, at every key. */
  readonly onDraft: (draft: PanelDraft) => void;
  /** Told the first box that is wrong. */
  readonly onRefused: (box: keyof PanelDraft) => void;
  /** Told the panel as it is now, the ids of those sources that are known to be saved with it, and whether this changed anything on the server. */
  readonly onSaved: (saved: TaggedPanel, savedSources: readonly string[], wasWritten: boolean) => void;
  readonly onCancelled: () => void;
}

/** A list to be saved. */
export interface SavedList {
  readonly kind: 'list';
  /** The assay version that the list is of. */
  readonly version: AssayVersion;
  /** In the order in which they were added. */
  readonly seqIds: readonly string[];
  /**
   * What the list was loaded from: a save is its next version. What it held then is read first where it is not given;
   * null makes a new panel.
   */
  readonly origin: TaggedPanel | WorkingListOrigin | null;
  /** What the dialog begins with; default what the origin has. */
  readonly draft?: PanelDraft | undefined;
  /** Imported lists that are saved with it. */
  readonly sources?: readonly PanelSource[] | undefined;
  /** The panel that a new one would be a copy of: the lists that it was made from come along. Default the origin. */
  readonly sourcesFrom?: PanelQueryInput | undefined;
}

/** What is saved: a list, a panel under another name, or another panel that begins as a copy. */
export type SavedWork =
  | SavedList
  | { readonly kind: 'rename'; readonly panelId: string }
  | { readonly kind: 'copy'; readonly panelId: string; readonly nameOf: (name: string) => string };

export interface PanelSaveActions {
  /** Reads once more what could not be read when the dialog was opened. */
  readonly openAgain: () => void;
  readonly changeDraft: (draft: Partial<PanelDraft>) => void;
  readonly save: () => void;
  readonly saveAsNew: () => void;
  readonly readAgain: () => void;
  readonly choose: (choice: MergeChoice) => void;
  /** From the choice back to the draft. */
  readonly leave: () => void;
  readonly cancel: () => void;
}

/** One opening of the dialog. */
export interface PanelSave extends PanelSaveActions {
  readonly getSnapshot: () => PanelSaveState;
  /** It is at work as long as somebody listens: then calls are aborted. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends it: calls are aborted, and nobody is told of anything any more. */
  readonly dispose: () => void;
  /** The same work by other ports, as it is typed: what was on its way is asked for anew. */
  readonly continueWith: (ports: PanelSavePorts) => PanelSave;
}

function inputOf(work: SavedWork): PanelSaveInput {
  if (work.kind !== 'list') return { version: 'V_7K', seqIds: [], origin: null, opening: work };
  const { version, seqIds, origin, draft, sources, sourcesFrom } = work;
  const input = { version, seqIds, draft, sources, copied: sourcesFrom };
  if (origin === null || 'panel' in origin) return { ...input, origin };
  return { ...input, origin: null, opening: { kind: 'origin', origin } };
}

/** What is typed and known so far. */
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
      // One that is gone has none.
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
  const listeners = new Set<() => void>();
  let actor = createActor(machine, { input });
  let shown = { snapshot: actor.getSnapshot(), state: selectPanelSave(actor.getSnapshot()) };
  let isDisposed = false;
  let end = (): void => undefined;

  function start(): void {
    // One that was stopped does not start again: what was on its way is asked for anew.
    if (actor.getSnapshot().status === 'stopped')
      actor = createActor(machine, { input: inputFrom(actor.getSnapshot()) });
    const subscriptions = [
      actor.subscribe(() => {
        for (const listener of listeners) listener();
      }),
      actor.on('panel.saved', ({ saved, sources, wasWritten }) =>
        callHost(() => ports.onSaved(saved, sources, wasWritten)),
      ),
      actor.on('draft.refused', ({ box }) => callHost(() => ports.onRefused(box))),
      actor.on('save.cancelled', () => callHost(() => ports.onCancelled())),
    ];
    actor.start();
    end = () => {
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
    subscribe(listener) {
      if (isDisposed) return () => undefined;
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end();
      };
    },
    dispose() {
      isDisposed = true;
      if (listeners.size > 0) end();
      listeners.clear();
    },
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

/** One opening of the dialog that saves something. */
export function createPanelSave(ports: PanelSavePorts, work: SavedWork): PanelSave {
  return begin(ports, inputOf(work));
}
