import { useMemo, useRef } from 'react';
import {
  type AssayVersion,
  bulkSearch,
  type ColumnKey,
  catalogueQuery,
  checkPanelFile,
  createImport,
  type Import,
  type ImportActions,
  type ImportedRow,
  type ImportKind,
  type ImportPorts,
  type ImportState,
  importAnalytes,
  type PanelSource,
  previewWorkbook,
  type SessionStorage,
  tableQuery,
} from 'ssm-core';
import { ruleMeasureKeys, summariseImport, unmatchedOf } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { useLatest, useMemoFromPrevious } from '../../ui/hooks/useMemoFromPrevious.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useToasts } from '../../ui/UiContext.ts';
import { failureText, useImportTexts } from './useImportTexts.ts';

export const importNoticeMs = 7000;

/** Columns that are shown beside a candidate, or by which a rule chooses. */
const candidateKeys: readonly ColumnKey[] = [...ruleMeasureKeys, 'dilutionGroup'];

export interface UseImportOptions {
  readonly kind: ImportKind;
  readonly version: AssayVersion;
  /** The `sub` of the signed-in user, to whom saved lists belong. Null saves no lists. */
  readonly owner: string | null;
  readonly sessions: SessionStorage | null;
  /**
   * Called when the user accepts the results. The SeqIds are those found or chosen, without duplicates, in the order
   * of the list.
   */
  readonly onTaken: (seqIds: readonly string[], source: PanelSource) => void;
  readonly onClose: () => void;
}

export interface ImportModel extends ImportState, ImportActions {}

interface Held {
  readonly owner: string | null;
  readonly made: Import;
}

/** Creates an import with the provider's client, and shows its notifications. */
export function useImport(options: UseImportOptions): ImportModel {
  const { kind, version, owner, sessions } = options;
  const { client, queryClient, requestPath, strings, countText, report } = useSsm();
  const texts = useImportTexts();
  const { show, close } = useToasts();
  const foundNotice = useRef<number>(undefined);
  const latest = useLatest({ ...options, strings, texts, countText });

  function tellFound(rows: readonly ImportedRow[], count: number): void {
    const words = latest.current;
    const { errors, success } = words.strings;
    const text = success.matchesFound(words.countText(count), count);
    if (count > 0) foundNotice.current = show({ kind: 'success', text, timeoutMs: importNoticeMs });
    // Shows no error if rows are left to decide, because the dialog says so.
    else if (summariseImport(rows, new Map()).undecided === 0) show({ kind: 'error', text: errors.noMatches });
    const unmatched = unmatchedOf(rows);
    if (kind === 'search' && unmatched.count > 0) report({ name: 'unsupported-analytes', version, ...unmatched });
  }

  function make(from: Import | undefined): Import {
    const ask = kind === 'import' ? importAnalytes : bulkSearch;
    const menu = { version, requestPath };
    // Failures of these requests are not shown: the dialog works without their data, and the next opening retries.
    const meta = { isSilent: true };
    const ports: ImportPorts = {
      kind,
      version,
      askForRows: (list, layout, signal) => ask(client, version, list, signal, layout ?? undefined),
      checkContent: (list, signal) => checkPanelFile(client, list, signal),
      preview: (list, signal, readsHidden) => previewWorkbook(client, list, signal, readsHidden),
      readMeasures: () =>
        queryClient.fetchQuery({
          ...tableQuery(client, { ...menu, fields: candidateKeys, loading: 'local' }),
          meta,
        }),
      readCatalogue: () => queryClient.fetchQuery({ ...catalogueQuery(client, menu), meta }),
      sessions: sessions === null || owner === null ? null : sessions.open({ owner, kind, version }),
      onAnswered: tellFound,
      onFailed(error) {
        show({ kind: 'error', text: failureText(error, latest.current.strings), timeoutMs: importNoticeMs });
      },
      onDropped(count) {
        const words = latest.current;
        show({ kind: 'warning', text: words.texts.dropped(count, words.countText(count)), timeoutMs: importNoticeMs });
      },
      onTaken(seqIds, source) {
        // The count of matches is over once they are used, and can differ from the count of the next notification.
        if (foundNotice.current !== undefined) close(foundNotice.current);
        latest.current.onTaken(seqIds, source);
      },
      onCancelled(isKept) {
        const { importTitle, searchTitle, listKept } = latest.current.texts;
        const text = listKept(kind === 'import' ? importTitle : searchTitle);
        if (isKept) show({ kind: 'info', text, timeoutMs: importNoticeMs });
        latest.current.onClose();
      },
    };
    const begun = from?.getSnapshot();
    return createImport(ports, begun && { file: begun.file, text: begun.text });
  }

  // Starts anew for another user, who must not see the file or text of the previous one.
  const { made } = useMemoFromPrevious<Held>([client, owner, kind, version, requestPath, sessions], (from) => ({
    owner,
    made: make(from?.owner === owner ? from.made : undefined),
  }));
  const state = useSelected(made, (shown) => shown);
  return useMemo(() => ({ ...made, ...state }), [made, state]);
}
