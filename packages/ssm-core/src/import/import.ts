import { createActor, fromCallback, fromPromise } from 'xstate';
import { asSatError, SatError, withSatError } from '../api/error.ts';
import type {
  AssayVersion,
  Catalogue,
  ImportedRow,
  ImportLayout,
  PanelFileCheck,
  PanelSource,
  SheetPreview,
} from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import { newId, sha256Of } from '../hex.ts';
import { createListeners } from '../listeners.ts';
import { statesHash } from '../panels/files/panel.stated.ts';
import type { ImportSessions } from '../storage/sessions/sessions.port.ts';
import { canKeep } from '../storage/sessions/sessions.ts';
import { goOnLater } from '../stretches.ts';
import type { Table } from '../table/table.ts';
import type { ImportKind } from './import.commands.ts';
import { decisionsOf, sourceOf, workOf } from './import.context.ts';
import type { RowAskerEvent, RowAskerInput } from './import.events.ts';
import { createKeeper, quietSessions } from './import.keeper.ts';
import { importMachine } from './import.machine.ts';
import { createImportSelector, type ImportState } from './import.selectors.ts';
import { noWork } from './import.work.ts';
import { isAdat } from './read/import.adat.ts';
import { maximumImportBytes } from './read/import.cell.ts';
import { type ImportList, ImportProblemError, importListOf } from './read/import.list.ts';
import type { SheetChange } from './read/import.sheets.ts';
import type { GivenList } from './read/import.source.ts';
import type { SeveralChoice } from './rows/import.decisions.ts';
import { editedRow, rowRequest } from './rows/import.edits.ts';
import { panelSourceOf } from './rows/import.panelSource.ts';
import type { ShownRows } from './rows/import.rows.ts';

/** Requests and callbacks of an import. The promises of requests reject with a SatError. */
export interface ImportPorts {
  /** A search shows every candidate and needs no decisions; default `import`. */
  readonly kind?: ImportKind;
  readonly version: AssayVersion;
  readonly askForRows: (
    list: ImportList,
    layout: ImportLayout | null,
    signal: AbortSignal,
  ) => Promise<readonly ImportedRow[]>;
  /** Compares an exported panel with the hash that it states. Undefined if the server does not check panels. */
  readonly checkContent?: (list: ImportList, signal: AbortSignal) => Promise<PanelFileCheck | undefined>;
  /** Returns the sheets of a list, with hidden rows and columns if `readsHidden` is set. */
  readonly preview: (list: ImportList, signal: AbortSignal, readsHidden: boolean) => Promise<readonly SheetPreview[]>;
  /** Returns a table of the whole menu with the columns importMeasureKeys. */
  readonly readMeasures: (signal: AbortSignal) => Promise<Table>;
  readonly readCatalogue: (signal: AbortSignal) => Promise<Catalogue>;
  /** Stores lists and decisions between visits; null to store nothing. */
  readonly sessions: ImportSessions | null;
  readonly onAnswered: (rows: readonly ImportedRow[], count: number) => void;
  readonly onFailed: (error: SatError) => void;
  /** Called with the number of earlier decisions and edits that no longer apply to the new answer. */
  readonly onDropped: (count: number) => void;
  readonly onTaken: (seqIds: readonly string[], source: PanelSource) => void;
  /** Called with true if the list is stored, so that the next import can go on with it. */
  readonly onCancelled: (isKept: boolean) => void;
}

export interface ImportOptions {
  /** Initial file and text. */
  readonly file?: File | null;
  readonly text?: string;
  readonly now?: () => Date;
}

export interface ImportActions {
  readonly chooseFiles: (files: readonly File[]) => void;
  readonly dropFile: () => void;
  readonly changeText: (text: string) => void;
  readonly upload: () => void;
  readonly stop: () => void;
  /** Loads a list whose content differs from the one that it states. */
  readonly acceptContent: () => void;
  /** Continues the import of an earlier session whose list has this hash. */
  readonly resume: (digest: string) => void;
  /**
   * Chooses or rejects a candidate of the row; null means all its candidates. A found row is refused, or taken again.
   */
  readonly toggle: (row: number, seqId: string | null) => void;
  readonly showRows: (shown: ShownRows) => void;
  /** Accepts every undecided row shown that has exactly one candidate. */
  readonly acceptRows: () => void;
  /** Applies a rule to the undecided rows shown, or only to the given row. */
  readonly chooseSeveral: (choice: SeveralChoice, row: number | null) => void;
  /** Allows rules to take reagents of several proteins. */
  readonly takeSpanning: (takesSpanning: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Requests an answer for this row alone, with this text instead of its cell. */
  readonly editCell: (row: number, text: string) => void;
  readonly leaveCell: (row: number) => void;
  readonly askForSheets: () => void;
  readonly leaveSheets: () => void;
  readonly changeSheet: (sheet: string, change: SheetChange) => void;
  /** Reloads the sheets with or without hidden rows and columns. */
  readonly readHidden: (readsHidden: boolean) => void;
  readonly readAgain: () => void;
  readonly changeSource: () => void;
  readonly showResults: () => void;
  readonly take: () => void;
  readonly cancel: () => void;
}

export interface Import extends ImportActions {
  readonly getSnapshot: () => ImportState;
  /**
   * Starts the import with the first listener, and aborts its requests after the last one. Returns an unsubscribe
   * function.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops the import, aborts requests and removes all listeners. */
  readonly dispose: () => void;
}

const mostAsked = 4;

async function digestOf(source: GivenList): Promise<string | null> {
  // Web Crypto is missing on pages served over plain HTTP.
  if (globalThis.crypto?.subtle === undefined) return null;
  if (source.kind === 'text') return sha256Of(`text ${source.text}`);
  return sha256Of(await source.file.slice(0, maximumImportBytes).arrayBuffer());
}

function providedMachine(ports: ImportPorts, sessions: ImportSessions | null) {
  const { askForRows, checkContent, preview, readMeasures, readCatalogue } = ports;

  async function readList(source: GivenList | null) {
    try {
      if (source === null) throw new ImportProblemError('empty');
      const read = [importListOf(source), digestOf(source), isAdat(source)] as const;
      const [list, digest, isOfAdat] = await Promise.all(read);
      const known = digest === null || sessions === null ? [] : await sessions.list();
      return {
        list,
        digest,
        isAdat: isOfAdat,
        session: known.find((session) => session.digest === digest) ?? null,
      };
    } catch (cause) {
      throw cause instanceof ImportProblemError ? cause.problem : 'unreadable';
    }
  }

  return importMachine.provide({
    actors: {
      listSessions: fromPromise(async () => (sessions === null ? [] : await sessions.list())),
      readSession: fromPromise(async ({ input }) => (sessions === null ? null : await sessions.source(input.digest))),
      readList: fromPromise(({ input }) => readList(input.source)),
      checkContent: fromPromise(async ({ input: { sending }, signal }) => {
        // Rows of text show whether they state a hash. A workbook has to be read by the server.
        if (sending === null || checkContent === undefined) return null;
        if (!(sending.list instanceof File || statesHash(sending.list))) return null;
        const check = await withSatError(() => checkContent(sending.list, signal));
        return check === undefined || check.version === null ? null : check;
      }),
      askForRows: fromPromise(async ({ input: { sending }, signal }) => {
        if (sending === null) throw new SatError('network');
        const rows = await withSatError(() => askForRows(sending.list, sending.layout, signal));
        // Puts parsing and displaying thousands of rows into separate tasks, so that input is not blocked.
        await goOnLater();
        return rows;
      }),
      preview: fromPromise(async ({ input: { list, readsHidden }, signal }) => {
        if (list === null) throw new SatError('network');
        return await withSatError(() => preview(list, signal, readsHidden));
      }),
      readMeasures: fromPromise(async ({ signal }) => readMeasures(signal)),
      readCatalogue: fromPromise(async ({ signal }) => readCatalogue(signal)),
      askForRow: fromCallback<RowAskerEvent, RowAskerInput>(({ input, receive, sendBack }) => {
        type Ask = RowAskerInput['asks'][number];
        const calls = new Map<number, AbortController>();
        let waiting: readonly Ask[] = [];

        async function ask({ row, original, text }: Ask, call: AbortController): Promise<void> {
          const { signal } = call;
          try {
            const { rows, layout, columns } = rowRequest(original, text);
            const edited = editedRow(original, await askForRows(rows, layout, signal), columns);
            if (signal.aborted) return;
            if (edited === undefined) throw new SatError('malformed');
            sendBack({ type: 'row.answer', row, edit: { text, row: edited } });
          } catch (cause) {
            if (!signal.aborted) sendBack({ type: 'row.fail', row, error: asSatError(cause) });
          } finally {
            if (calls.get(row) === call) calls.delete(row);
            next();
          }
        }

        function next(): void {
          while (calls.size < mostAsked && waiting.length > 0) {
            const [first, ...rest] = waiting as readonly [Ask, ...Ask[]];
            waiting = rest;
            const call = new AbortController();
            calls.set(first.row, call);
            void ask(first, call);
          }
        }

        function leave(row: number): void {
          calls.get(row)?.abort();
          calls.delete(row);
          waiting = waiting.filter((each) => each.row !== row);
        }

        receive((event) => {
          leave(event.row);
          if (event.type === 'ask') waiting = [...waiting, event];
          next();
        });
        waiting = input.asks;
        next();
        return () => {
          waiting = [];
          for (const call of calls.values()) call.abort();
        };
      }),
    },
  });
}

export function createImport(ports: ImportPorts, options: ImportOptions = {}): Import {
  const { file = null, text = '' } = options;
  const now = (): Date => callHost(() => options.now?.()) ?? new Date();
  const sessions = ports.sessions && quietSessions(ports.sessions);
  const machine = providedMachine(ports, sessions);
  const isSearch = ports.kind === 'search';
  let actor = createActor(machine, { input: { isSearch, file, text } });
  const selectState = createImportSelector();
  const keeper = createKeeper(ports.sessions ?? null, now);
  const listeners = createListeners(start);
  let toldAnswer = actor.getSnapshot().context.answer;
  let isToldLater = false;
  let before = actor.getSnapshot().context;

  function nameOf(source: GivenList): string | null {
    return source.kind === 'file' ? source.file.name : null;
  }

  function keepWork(): void {
    const { context } = actor.getSnapshot();
    const last = before;
    before = context;
    const { sending, answered } = context;
    const source = sourceOf(context);
    if (sending !== null && sending !== last.sending && sending.digest !== null && source !== null) {
      const { digest, layout, work } = sending;
      keeper.keep({ digest, name: nameOf(source), layout, work: work ?? noWork }, source);
      return;
    }
    const isSame = last.answered === answered && last.work === context.work && last.asks === context.asks;
    if (isSame || answered === null || answered.digest === null) return;
    const { digest, layout, source: read } = answered;
    keeper.keep({ digest, name: nameOf(read), layout, work: workOf(context) }, read);
  }

  /** Stores the list also if it was not sent. Returns false if there is no list, or if it cannot be stored. */
  function keepList(): boolean {
    const { context } = actor.getSnapshot();
    const source = sourceOf(context) ?? context.answered?.source ?? null;
    if (sessions === null || source === null || !canKeep(source) || globalThis.crypto?.subtle === undefined)
      return false;
    void keeper.keepNew(digestOf(source), nameOf(source), source);
    return true;
  }

  function sourceOfPanel(): PanelSource {
    const { context } = actor.getSnapshot();
    const { answered, answer, rows, work, catalogue, table } = context;
    return panelSourceOf({
      id: newId(),
      file: answered === null ? null : nameOf(answered.source),
      at: now().toISOString(),
      version: ports.version,
      catalogueRevision: catalogue?.revision ?? table?.revision ?? '',
      answer,
      rows,
      edits: work.edits,
      decisions: decisionsOf(context),
      check: answered?.check ?? null,
    });
  }

  /**
   * Computes the view of thousands of rows in one task and notifies listeners in the next, so that input is not
   * blocked.
   */
  async function tellOfAnswer(): Promise<void> {
    isToldLater = true;
    selectState(actor.getSnapshot());
    await goOnLater();
    isToldLater = false;
    listeners.notify();
  }

  function start(): () => void {
    // A stopped actor cannot be restarted. Its successor keeps the chosen file and typed text, but not the request.
    const { status, context } = actor.getSnapshot();
    if (status === 'stopped')
      actor = createActor(machine, { input: { isSearch, file: context.file, text: context.text } });
    before = actor.getSnapshot().context;
    toldAnswer = before.answer;
    const subscriptions = [
      actor.subscribe(() => {
        keepWork();
        const { answer } = actor.getSnapshot().context;
        const isNew = answer !== toldAnswer;
        toldAnswer = answer;
        if (isNew) void tellOfAnswer();
        else if (!isToldLater) listeners.notify();
      }),
      actor.on('rows.answered', ({ rows, count }) => callHost(() => ports.onAnswered(rows, count))),
      actor.on('call.failed', ({ error }) => callHost(() => ports.onFailed(error))),
      actor.on('work.dropped', ({ count }) => callHost(() => ports.onDropped(count))),
      actor.on('items.taken', ({ seqIds }) => {
        const { answered } = actor.getSnapshot().context;
        const source = sourceOfPanel();
        if (typeof answered?.digest === 'string') void keeper.end(answered.digest);
        callHost(() => ports.onTaken(seqIds, source));
      }),
      actor.on('import.cancelled', () => {
        const isKept = keepList();
        callHost(() => ports.onCancelled(isKept));
      }),
    ];
    actor.start();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      actor.stop();
    };
  }

  return {
    getSnapshot: () => selectState(actor.getSnapshot()),
    subscribe: listeners.subscribe,
    dispose: listeners.dispose,
    chooseFiles: (files) => actor.send({ type: 'files.choose', files }),
    dropFile: () => actor.send({ type: 'file.drop' }),
    changeText: (typed) => actor.send({ type: 'text.change', text: typed }),
    upload: () => actor.send({ type: 'upload.ask' }),
    stop: () => actor.send({ type: 'upload.stop' }),
    acceptContent: () => actor.send({ type: 'content.accept' }),
    resume: (digest) => actor.send({ type: 'session.resume', digest }),
    toggle: (row, seqId) => actor.send({ type: 'candidate.toggle', row, seqId }),
    showRows: (shown) => actor.send({ type: 'rows.show', shown }),
    acceptRows: () => actor.send({ type: 'rows.accept' }),
    chooseSeveral: (choice, row) => actor.send({ type: 'several.choose', choice, row }),
    takeSpanning: (takesSpanning) => actor.send({ type: 'spanning.take', takesSpanning }),
    undo: () => actor.send({ type: 'work.undo' }),
    redo: () => actor.send({ type: 'work.redo' }),
    editCell: (row, written) => actor.send({ type: 'cell.edit', row, text: written }),
    leaveCell: (row) => actor.send({ type: 'cell.leave', row }),
    askForSheets: () => actor.send({ type: 'sheets.ask' }),
    leaveSheets: () => actor.send({ type: 'sheets.leave' }),
    changeSheet: (sheet, change) => actor.send({ type: 'sheet.change', sheet, change }),
    readHidden: (readsHidden) => actor.send({ type: 'hidden.read', readsHidden }),
    readAgain: () => actor.send({ type: 'sheets.read' }),
    changeSource: () => actor.send({ type: 'source.change' }),
    showResults: () => actor.send({ type: 'results.show' }),
    take: () => actor.send({ type: 'items.take' }),
    cancel: () => actor.send({ type: 'import.cancel' }),
  };
}
