import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import {
  type AssayVersion,
  bulkSearch,
  type ChosenCandidates,
  type ImportedRow,
  type ImportFault,
  ImportFaultError,
  type ImportKind,
  type ImportLine,
  type ImportSource,
  type ImportStatus,
  type ImportStep,
  type ImportSummary,
  importAnalytes,
  importMachine,
  type SatError,
  selectCanUpload,
  selectChosenCandidates,
  selectImportedRows,
  selectImportFailure,
  selectImportFault,
  selectImportFile,
  selectImportLines,
  selectImportStep,
  selectImportSummary,
  selectImportText,
  selectShownStatus,
  unmatchedOf,
  workbookOf,
} from 'ssm-core';
import { satErrorOf } from '../../provider/satErrorOf.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import { useToasts } from '../../ui/toasts/useToasts.ts';
import { failureText } from './failureText.ts';

/** How long is said what was found, or why not. */
export const importNoticeMs = 7000;

export interface ImportOptions {
  readonly kind: ImportKind;
  readonly version: AssayVersion;
  /** Told what was found or chosen, one per SeqId, in the order of the list; the dialog has ended then. */
  readonly onTaken: (seqIds: readonly string[]) => void;
  readonly onClose: () => void;
}

interface ImportActions {
  readonly chooseFiles: (files: readonly File[]) => void;
  readonly dropFile: () => void;
  readonly changeText: (text: string) => void;
  readonly upload: () => void;
  readonly stop: () => void;
  /** Null ticks all candidates of the row, or none. */
  readonly toggle: (row: number, seqId: string | null) => void;
  readonly showStatus: (status: ImportStatus | null) => void;
  readonly changeSource: () => void;
  readonly take: () => void;
  readonly cancel: () => void;
}

/** One opening of the dialog. */
export interface ImportModel extends ImportActions {
  readonly step: ImportStep;
  readonly file: File | null;
  readonly text: string;
  readonly canUpload: boolean;
  readonly fault: ImportFault | null;
  readonly failure: SatError | null;
  readonly rows: readonly ImportedRow[];
  readonly chosen: ChosenCandidates;
  readonly status: ImportStatus | null;
  readonly lines: readonly ImportLine[];
  readonly summary: ImportSummary;
}

/** The machine of an import, with the calls that it asks for and what a person is told of them. */
export function useImport(options: ImportOptions): ImportModel {
  const { kind, version } = options;
  const { client, strings, countText, report } = useSsm();
  const { show } = useToasts();
  const actor = useActorRef(importMachine);
  const latest = useRef({ ...options, strings, countText });
  useLayoutEffect(() => {
    latest.current = { ...options, strings, countText };
  });

  useEffect(() => {
    let calls = new AbortController();
    async function makeWorkbook(source: ImportSource): Promise<void> {
      calls = new AbortController();
      const { signal } = calls;
      try {
        const workbook = await workbookOf(source);
        if (!signal.aborted) actor.send({ type: 'workbook.ready', workbook });
      } catch (cause) {
        const fault = cause instanceof ImportFaultError ? cause.fault : 'unreadable';
        if (!signal.aborted) actor.send({ type: 'workbook.refuse', fault });
      }
    }
    async function askForRows(workbook: File): Promise<void> {
      const { signal } = calls;
      const ask = kind === 'import' ? importAnalytes : bulkSearch;
      try {
        const rows = await ask(client, version, workbook, signal);
        if (!signal.aborted) actor.send({ type: 'rows.answer', rows });
      } catch (cause) {
        if (!signal.aborted) actor.send({ type: 'rows.fail', error: satErrorOf(cause) });
      }
    }
    function tellFound(rows: readonly ImportedRow[], count: number): void {
      const words = latest.current;
      const text = words.strings.success.matchesFound(words.countText(count));
      show({ kind: 'success', text, timeoutMs: importNoticeMs });
      const unmatched = unmatchedOf(rows);
      if (kind === 'search' && unmatched.count > 0) report({ name: 'unsupported-analytes', version, ...unmatched });
    }
    const subscriptions = [
      actor.on('workbook.want', ({ source }) => void makeWorkbook(source)),
      actor.on('rows.want', ({ workbook }) => void askForRows(workbook)),
      actor.on('upload.end', () => calls.abort()),
      actor.on('rows.answered', ({ rows, count }) => tellFound(rows, count)),
      actor.on('upload.failed', ({ error }) =>
        show({ kind: 'error', text: failureText(error, latest.current.strings), timeoutMs: importNoticeMs }),
      ),
      actor.on('items.taken', ({ seqIds }) => latest.current.onTaken(seqIds)),
      actor.on('import.cancelled', () => latest.current.onClose()),
    ];
    return () => {
      calls.abort();
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, client, kind, version, show, report]);

  const actions = useMemo<ImportActions>(
    () => ({
      chooseFiles: (files) => actor.send({ type: 'files.choose', files }),
      dropFile: () => actor.send({ type: 'file.drop' }),
      changeText: (text) => actor.send({ type: 'text.change', text }),
      upload: () => actor.send({ type: 'upload.ask' }),
      stop: () => actor.send({ type: 'upload.stop' }),
      toggle: (row, seqId) => actor.send({ type: 'candidate.toggle', row, seqId }),
      showStatus: (status) => actor.send({ type: 'status.show', status }),
      changeSource: () => actor.send({ type: 'source.change' }),
      take: () => actor.send({ type: 'items.take' }),
      cancel: () => actor.send({ type: 'import.cancel' }),
    }),
    [actor],
  );
  return {
    ...actions,
    step: useSelector(actor, selectImportStep),
    file: useSelector(actor, selectImportFile),
    text: useSelector(actor, selectImportText),
    canUpload: useSelector(actor, selectCanUpload),
    fault: useSelector(actor, selectImportFault),
    failure: useSelector(actor, selectImportFailure),
    rows: useSelector(actor, selectImportedRows),
    chosen: useSelector(actor, selectChosenCandidates),
    status: useSelector(actor, selectShownStatus),
    lines: useSelector(actor, selectImportLines),
    summary: useSelector(actor, selectImportSummary),
  };
}
