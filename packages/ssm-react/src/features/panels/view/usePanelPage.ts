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
import { cellValue, type Table } from 'ssm-core/engine';
import { listPanelPart, listSeqIds, panelRows, rowOfSeqId } from 'ssm-core/internal';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';

export interface PanelPageModel {
  /** The version that is shown; undefined until it is there. */
  readonly panel: Panel | undefined;
  /** What a save of the panel takes: that of its newest version. */
  readonly etag: string | undefined;
  readonly newestNumber: number | undefined;
  readonly isOld: boolean;
  /** Whether what is missing is a version of a panel that there is. */
  readonly isVersionMissing: boolean;
  readonly error: SatError | undefined;
  /** Why the panel that is shown may be out of date. */
  readonly laterError: SatError | undefined;
  readonly isLoading: boolean;
  /** Another version is on its way, and the one before is shown. */
  readonly isChanging: boolean;
  readonly retry: () => void;
  readonly cancel: () => void;
  /** The menu of the panel's version; undefined until it is there. */
  readonly menu: MenuProgress | undefined;
  /** All of it. */
  readonly table: Table | undefined;
  /** SeqIds that the catalogue no longer has; none until it is there. */
  readonly lost: readonly string[];
  /** Whether there is a row to show, or may be. */
  readonly hasRows: boolean;
  /** Those of `part`, else the whole panel. */
  readonly listRows: ListRows;
  /** What of the panel is listed alone; null is all of it. */
  readonly part: SummaryPart | null;
  readonly showPart: (part: SummaryPart | null) => void;
  readonly noteMenu: (menu: MenuProgress) => void;
  /** The target name of a reagent, where one is known. */
  readonly nameOf: (seqId: string) => string | null;
}

const nobody: readonly string[] = [];

/** The newest version, and the one asked for where that is another. */
function usePanel(panelId: string, number: number | undefined) {
  const { client } = useSsm();
  const newest = useSatQuery(panelQuery(client, { panelId }));
  const isNewest = number === undefined || newest.data?.panel.number === number;
  // Until another version is there the one before stays.
  const asked = useSatQuery(panelQuery(client, { panelId, number }), { isEnabled: !isNewest, keepsPrevious: true });
  return { newest, asked: isNewest ? newest : asked };
}

/** A panel joined with the menu of its version. */
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
  // Of another version of the assay the same bar is another.
  const part = shownPart?.version === version ? (shownPart?.part ?? null) : null;
  const showPart = useCallback(
    (next: SummaryPart | null) => setShownPart(version && { version, part: next }),
    [version],
  );
  const listRows = useMemo(() => {
    const whole = new Set(seqIds);
    return part === null ? listSeqIds(whole) : listPanelPart(whole, part);
  }, [seqIds, part]);
  const nameOf = useMemo(() => targetNames(table), [table]);
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

/** Looks names up in the menu; the places of its reagents are worked out when the first is asked for. */
function targetNames(table: Table | undefined): (seqId: string) => string | null {
  let places: ReadonlyMap<string, number> | undefined;
  return (seqId) => {
    if (table === undefined) return null;
    places ??= rowOfSeqId(table);
    const row = places.get(seqId);
    const name = row === undefined ? null : cellValue(table, row, 'targetName');
    return typeof name === 'string' ? name : null;
  };
}
