import type { QueryClient } from '@tanstack/query-core';
import type { SatClient } from '../api/client/client.ts';
import { asSatError, type SatError, type SatErrorCode } from '../api/error.ts';
import { satObserver } from '../api/queries/query.ts';
import type { AssayVersion, ColumnKey } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import { createListeners } from '../listeners.ts';
import { areSameItems } from '../memoize.ts';
import {
  beginColumns,
  type ColumnsDraft,
  type ColumnsEdit,
  type ColumnsInput,
  changeColumns,
  chosenColumns,
} from './columns.draft.ts';
import {
  type ColumnsScope,
  keepColumns,
  keepTallTable,
  keepValueBars,
  keptColumns,
  keptTallTable,
  keptValueBars,
  type OpenStorage,
} from './columns.keep.ts';
import { changePresets, keepPresets, keptPresets, type OwnPreset, type OwnPresetEdit } from './columns.own.ts';
import { isPreferred, preferenceOf, preferredColumnsQuery, savePreferredColumns } from './columns.preference.ts';

/** Services that the columns need, and callbacks. */
export interface ColumnsPorts {
  readonly client: SatClient;
  readonly queryClient: QueryClient;
  /** The `sub` of the signed-in person. A visitor has no preference, and nothing is stored. */
  readonly sub?: string | undefined;
  /** Preference that the token claims, used until the server has answered. */
  readonly claimed: readonly ColumnKey[];
  /** List whose columns are stored for this browser session; null when the columns belong to the view. */
  readonly list: Exclude<ColumnsScope, 'preferred'> | null;
  /** Opens the storage that keeps the preference for the next visit. */
  readonly openLocal: OpenStorage<'getItem' | 'setItem' | 'removeItem'>;
  /** Opens the storage that keeps a list's columns for this browser session. */
  readonly openSession: OpenStorage<'getItem' | 'setItem' | 'removeItem'>;
  readonly onApplied: (columns: readonly ColumnKey[], version: AssayVersion) => void;
  /** Called when a save starts. An earlier failed save will not be retried. */
  readonly onSaving: () => void;
  readonly onSaved: () => void;
  readonly onSaveFailed: (error: SatError) => void;
  /** Called when the preference could not be read. */
  readonly onReadFailed: (error: SatError) => void;
}

export interface ColumnsOpening extends ColumnsInput {
  readonly version: AssayVersion;
}

/** One opening of the dialog. */
export interface ColumnsDialog {
  readonly version: AssayVersion;
  readonly draft: ColumnsDraft;
  /** Search text as typed. */
  readonly find: string;
  readonly wantsPreference: boolean;
  /** Whether the draft equals the preference. */
  readonly isPreferredAlready: boolean;
}

export interface ColumnsState {
  /** Preferred columns in order; empty without a preference. */
  readonly preferred: readonly ColumnKey[];
  /** Whether a person is signed in; visitors cannot prefer columns. */
  readonly canPrefer: boolean;
  /** Columns that the user chose for this table; null if none were chosen. */
  readonly chosen: readonly ColumnKey[] | null;
  /** Whether the person chose full-height tables. */
  readonly isTall: boolean;
  /** Whether tables show a bar beside each number. */
  readonly hasBars: boolean;
  /** Presets that the person has named, in the order saved; empty for visitors. */
  readonly ownPresets: readonly OwnPreset[];
  /** Null while the dialog is closed. */
  readonly dialog: ColumnsDialog | null;
}

export interface ColumnsActions {
  /** Opens the dialog with a draft of the shown columns. */
  readonly open: (opening: ColumnsOpening) => void;
  readonly toggle: (key: ColumnKey) => void;
  readonly chooseAll: () => void;
  readonly chooseDefault: () => void;
  /** Chooses these columns in the dialog, as far as it offers them. */
  readonly chooseColumns: (columns: readonly ColumnKey[]) => void;
  /**
   * Saves, renames or deletes a preset of the person. An edit that is not possible changes nothing. Returns false if
   * the browser does not store presets, which then last as long as the page.
   */
  readonly editPresets: (edit: OwnPresetEdit) => boolean;
  readonly changeFind: (text: string) => void;
  readonly wantPreference: (isWanted: boolean) => void;
  readonly apply: () => void;
  readonly cancel: () => void;
  /** Shows columns without the dialog. */
  readonly show: (columns: readonly ColumnKey[], version: AssayVersion) => void;
  /** Sets the list's columns; null clears the choice. */
  readonly choose: (columns: readonly ColumnKey[] | null) => void;
  /** Sets the height of all the person's tables: full or default. */
  readonly makeTall: (isTall: boolean) => void;
  /** Shows or hides the bars beside numbers in all the person's tables. */
  readonly showBars: (hasBars: boolean) => void;
  /** Retries a failed save. */
  readonly retrySave: () => void;
  /** Fetches the preference again. */
  readonly retryRead: () => void;
}

/** Controls the columns of one person. Requests are made only while there is a listener. */
export interface Columns extends ColumnsActions {
  /** Returns the same object until something changes. */
  readonly getSnapshot: () => ColumnsState;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops before another person signs in: aborts a save, and calls no listeners or callbacks any more. */
  readonly dispose: () => void;
}

type OpenDialog = Omit<ColumnsDialog, 'isPreferredAlready'>;

interface Saving {
  readonly columns: readonly ColumnKey[];
  readonly aborter: AbortController;
  hasFailed: boolean;
  settled: Promise<void> | undefined;
}

/** Errors that this controller does not report: the host reports an expired session, and an abort is no failure. */
const toldElsewhere: ReadonlySet<SatErrorCode> = new Set<SatErrorCode>(['unauthenticated', 'aborted']);

function isSameState(one: ColumnsState, other: ColumnsState): boolean {
  return (
    one.preferred === other.preferred &&
    one.chosen === other.chosen &&
    one.isTall === other.isTall &&
    one.hasBars === other.hasBars &&
    one.ownPresets === other.ownPresets &&
    one.dialog?.draft === other.dialog?.draft &&
    one.dialog?.find === other.dialog?.find &&
    one.dialog?.wantsPreference === other.dialog?.wantsPreference &&
    one.dialog?.version === other.dialog?.version
  );
}

const noPresets: readonly OwnPreset[] = [];

export function createColumns(ports: ColumnsPorts): Columns {
  const { client, queryClient, sub, claimed, list, openLocal, openSession } = ports;
  const observer = sub === undefined ? null : satObserver(queryClient, preferredColumnsQuery(client, { sub }));
  const kept = sub === undefined ? null : keptColumns(openLocal, 'preferred', sub);
  const listeners = createListeners(startReading);
  let chosen = sub === undefined || list === null ? null : keptColumns(openSession, list, sub);
  let isTall = sub !== undefined && keptTallTable(openLocal, sub);
  let hasBars = sub === undefined || keptValueBars(openLocal, sub);
  let ownPresets: readonly OwnPreset[] = noPresets;
  let arePresetsKept = true;
  let dialog: OpenDialog | null = null;
  let saving: Saving | undefined;
  let isEnded = false;
  let toldError: SatError | null = null;

  function preferredNow(): readonly ColumnKey[] {
    return observer?.getResult().data ?? kept ?? claimed;
  }

  function computeState(): ColumnsState {
    const preferred = preferredNow();
    return {
      preferred,
      canPrefer: sub !== undefined,
      chosen,
      isTall,
      hasBars,
      ownPresets,
      dialog: dialog && {
        ...dialog,
        isPreferredAlready: isPreferred(chosenColumns(dialog.draft), preferred, dialog.version, dialog.draft.offered),
      },
    };
  }

  /** Reads the presets that other pages may have changed. Keeps those of this page if the browser stores none. */
  function readPresets(): void {
    if (sub === undefined || !arePresetsKept) return;
    const read = keptPresets(openLocal, sub);
    if (read !== null && JSON.stringify(read) !== JSON.stringify(ownPresets)) ownPresets = read;
  }
  readPresets();

  let state = computeState();

  function getSnapshot(): ColumnsState {
    const next = computeState();
    if (!isSameState(state, next)) state = next;
    return state;
  }

  async function put(own: Saving, before: Promise<void> | undefined): Promise<void> {
    const { columns, aborter } = own;
    const { signal } = aborter;
    const isOver = (): boolean => saving !== own || signal.aborted;
    // An aborted save may reach the server after a later save, so each save waits until the one before has ended.
    await before;
    if (sub === undefined || isOver()) return;
    try {
      const { queryKey } = preferredColumnsQuery(client, { sub });
      await savePreferredColumns(client, sub, columns, signal);
      // The answer to a pending request would be outdated.
      await queryClient.cancelQueries({ queryKey });
      if (isOver()) return;
      queryClient.setQueryData(queryKey, columns);
      callHost(() => ports.onSaved());
    } catch (error) {
      if (isOver()) return;
      own.hasFailed = true;
      callHost(() => ports.onSaveFailed(asSatError(error)));
    }
  }

  function save(columns: readonly ColumnKey[]): void {
    if (sub === undefined) return;
    const before = saving?.settled;
    const own: Saving = { columns, aborter: new AbortController(), hasFailed: false, settled: undefined };
    saving = own;
    callHost(() => ports.onSaving());
    own.settled = put(own, before);
  }

  function noteAnswer(): void {
    if (observer === null || sub === undefined) return;
    const { data, error } = observer.getResult();
    if (data !== undefined && !areSameItems(data, keptColumns(openLocal, 'preferred', sub) ?? [])) {
      keepColumns(openLocal, 'preferred', sub, data);
    }
    if (error !== null && error !== toldError && !toldElsewhere.has(error.code))
      callHost(() => ports.onReadFailed(error));
    toldError = error;
    listeners.notify();
  }

  function startReading(): () => void {
    if (observer === null || sub === undefined) return () => undefined;
    // Another page may have changed them while this page was hidden.
    isTall = keptTallTable(openLocal, sub);
    hasBars = keptValueBars(openLocal, sub);
    readPresets();
    const unsubscribe = observer.subscribe(noteAnswer);
    noteAnswer();
    return unsubscribe;
  }

  function close(): void {
    dialog = null;
    listeners.notify();
  }

  function edit(change: (open: OpenDialog) => Partial<OpenDialog>): void {
    if (dialog === null) return;
    dialog = { ...dialog, ...change(dialog) };
    listeners.notify();
  }

  function editDraft(event: ColumnsEdit): void {
    edit(({ draft }) => ({ draft: changeColumns(draft, event) }));
  }

  function savePreference(columns: readonly ColumnKey[], version: AssayVersion, offered: readonly ColumnKey[]): void {
    const preferred = preferredNow();
    if (isPreferred(columns, preferred, version, offered)) return;
    save(preferenceOf(columns, preferred, version, offered));
  }

  function choose(columns: readonly ColumnKey[] | null): void {
    if (isEnded) return;
    chosen = columns;
    if (sub !== undefined && list !== null) keepColumns(openSession, list, sub, columns);
    listeners.notify();
  }

  function show(columns: readonly ColumnKey[], version: AssayVersion): void {
    if (isEnded) return;
    if (list !== null) choose(columns);
    callHost(() => ports.onApplied(columns, version));
  }

  return {
    getSnapshot,
    subscribe: listeners.subscribe,
    dispose() {
      isEnded = true;
      saving?.aborter.abort();
      close();
      listeners.dispose();
    },
    open({ version, ...input }) {
      if (isEnded) return;
      dialog = { version, draft: beginColumns(input), find: '', wantsPreference: false };
      listeners.notify();
    },
    toggle: (key) => editDraft({ type: 'column.toggle', key }),
    chooseAll: () => editDraft({ type: 'columns.all' }),
    chooseDefault: () => editDraft({ type: 'columns.default' }),
    chooseColumns: (columns) => editDraft({ type: 'columns.choose', columns }),
    editPresets(change) {
      if (isEnded || sub === undefined) return false;
      readPresets();
      ownPresets = changePresets(ownPresets, change);
      arePresetsKept = keepPresets(openLocal, sub, ownPresets);
      listeners.notify();
      return arePresetsKept;
    },
    changeFind: (find) => edit(() => ({ find })),
    wantPreference: (wantsPreference) => edit(() => ({ wantsPreference })),
    apply() {
      if (dialog === null || dialog.draft.chosen.size === 0) return;
      const { draft, version, wantsPreference } = dialog;
      const columns = chosenColumns(draft);
      close();
      show(columns, version);
      if (wantsPreference && sub !== undefined) savePreference(columns, version, draft.offered);
    },
    cancel: () => dialog && close(),
    show,
    choose,
    makeTall(next) {
      if (isEnded) return;
      isTall = next;
      if (sub !== undefined) keepTallTable(openLocal, sub, next);
      listeners.notify();
    },
    showBars(next) {
      if (isEnded) return;
      hasBars = next;
      if (sub !== undefined) keepValueBars(openLocal, sub, next);
      listeners.notify();
    },
    retrySave() {
      if (!isEnded && saving?.hasFailed === true) save(saving.columns);
    },
    retryRead: () => observer?.refetch(),
  };
}
