import { useCallback, useMemo, useState } from 'react';
import {
  type AssayVersion,
  type ListRows,
  type MenuProgress,
  type Panel,
  panelQuery,
  panelsKey,
  type SatError,
  type SummaryPart,
} from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import { listPanelPart, listSeqIds, panelRows } from 'ssm-core/internal';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { targetNames } from '../versions/targetNames.ts';

export interface PanelPageModel {
  readonly panel: Panel | undefined;
  /** ETag of the newest version, which a save must send. */
  readonly etag: string | undefined;
  readonly newestNumber: number | undefined;
  readonly isOld: boolean;
  /** Whether the panel exists, but not the requested version. */
  readonly isVersionMissing: boolean;
  readonly error: SatError | undefined;
  /** Why the shown panel may be out of date: the error of the last reload. */
  readonly laterError: SatError | undefined;
  readonly isLoading: boolean;
  readonly isChanging: boolean;
  readonly retry: () => void;
  readonly cancel: () => void;
  readonly menu: MenuProgress | undefined;
  readonly table: Table | undefined;
  /** SeqIds that the catalogue no longer has. Empty until the catalogue is loaded. */
  readonly lost: readonly string[];
  readonly hasRows: boolean;
  readonly listRows: ListRows;
  readonly part: SummaryPart | null;
  readonly showPart: (part: SummaryPart | null) => void;
  readonly noteMenu: (menu: MenuProgress) => void;
  readonly nameOf: (seqId: string) => string | null;
}

const nobody: readonly string[] = [];

function usePanel(panelId: string, number: number | undefined) {
  const { client } = useSsm();
  const newest = useSatQuery(panelQuery(client, { panelId }));
  const isNewest = number === undefined || newest.data?.panel.number === number;
  const asked = useSatQuery(panelQuery(client, { panelId, number }), { isEnabled: !isNewest, keepsPrevious: true });
  return { newest, asked: isNewest ? newest : asked };
}

export function usePanelPage(panelId: string, number: number | undefined): PanelPageModel {
  const { queryClient } = useSsm();
  const { newest, asked } = usePanel(panelId, number);
  const panel = asked.data?.panel;
  const seqIds = panel?.seqIds ?? nobody;
  const [noted, noteMenu] = useState<MenuProgress>();
  const menu = noted?.version === panel?.version ? noted : undefined;
  const table = menu?.table;
  const { rows, lost } = useMemo(
    () => (table === undefined ? { rows: undefined, lost: nobody } : panelRows(table, seqIds)),
    [table, seqIds],
  );
  const [shownPart, setShownPart] = useState<{ readonly version: AssayVersion; readonly part: SummaryPart | null }>();
  const version = panel?.version;
  const part = shownPart?.version === version ? (shownPart?.part ?? null) : null;
  const showPart = useCallback(
    (next: SummaryPart | null) => setShownPart(version && { version, part: next }),
    [version],
  );
  const listRows = useMemo(() => {
    const whole = new Set(seqIds);
    return part === null ? listSeqIds(whole) : listPanelPart(whole, part);
  }, [seqIds, part]);
  const nameOf = useMemo(() => targetNames(table === undefined ? [] : [table]), [table]);
  const { refetch: refetchNewest } = newest;
  const { refetch: refetchAsked } = asked;
  const retry = useCallback(() => {
    void refetchNewest();
    if (refetchAsked !== refetchNewest) void refetchAsked();
  }, [refetchNewest, refetchAsked]);
  const cancel = useCallback(
    () => void queryClient.cancelQueries({ queryKey: [...panelsKey, 'panel', panelId] }),
    [queryClient, panelId],
  );
  const error = newest.error ?? asked.error ?? undefined;
  return {
    panel,
    etag: newest.data?.etag,
    newestNumber: newest.data?.panel.number,
    isOld: panel !== undefined && newest.data !== undefined && panel.number < newest.data.panel.number,
    isVersionMissing: newest.data !== undefined && asked.error?.code === 'not_found',
    error: panel === undefined ? error : undefined,
    laterError: panel === undefined ? undefined : error,
    isLoading: panel === undefined && (newest.fetchStatus !== 'idle' || asked.fetchStatus !== 'idle'),
    isChanging: asked.isPlaceholderData,
    retry,
    cancel,
    menu,
    table,
    lost,
    hasRows: rows === undefined || rows.length > 0,
    listRows,
    part,
    showPart,
    noteMenu,
    nameOf,
  };
}
