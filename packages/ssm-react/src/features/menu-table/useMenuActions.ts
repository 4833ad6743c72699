import { useMemo, useRef } from 'react';
import {
  type ColumnKey,
  cellValue,
  isSelected,
  type PageSize,
  type RowNumbers,
  selectedSeqIds,
  selectSeqIds,
  type Table,
} from 'ssm-core';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import type { MenuOptions } from './menuOptions.ts';
import type { PickedRows } from './menuRows.ts';
import { rowRange } from './rowRange.ts';
import { type SelectionReader, selectedAmong } from './selectionStore.ts';
import type { MenuIntent } from './useMenuIntent.ts';

/** What a person may do. Rows are places on the page; every function keeps its identity. */
export interface MenuActions {
  readonly changeSearch: (text: string) => void;
  readonly sortBy: (key: ColumnKey) => void;
  readonly goToPage: (index: number) => void;
  readonly choosePageSize: (size: PageSize) => void;
  readonly toggleRow: (place: number) => void;
  readonly extendToRow: (place: number) => void;
  readonly selectAll: () => void;
  readonly toggleAll: () => void;
  readonly openRow: ((place: number) => void) | undefined;
  readonly picked: PickedRows;
}

interface Shown {
  readonly options: MenuOptions;
  readonly intent: MenuIntent;
  readonly table: Table | undefined;
  /** The whole result. */
  readonly rows: RowNumbers;
  /** Those of them that can be selected. */
  readonly selectable: RowNumbers;
  readonly pageRows: RowNumbers;
  readonly selection: SelectionReader;
}

function select(shown: Shown, rows: RowNumbers | readonly number[], isNowSelected: boolean, anchor?: number): void {
  const { options, intent, table } = shown;
  if (table === undefined) return;
  const chosen = (isNowSelected && options.unselectable?.without(table, Uint32Array.from(rows))) || rows;
  const selection = shown.selection.read();
  // Controlled from outside, the machine's own selection may be another; it starts from what is shown.
  if (intent.read().selection !== selection) {
    intent.send({ type: 'selection.carry', selection, revision: table.revision });
  }
  const kept = anchor === undefined ? {} : { anchor };
  intent.send({ type: 'selection.set', rows: chosen, isSelected: isNowSelected, ...kept });
  const after = intent.read().selection;
  if (after !== selection) options.onSelectionChange?.(selectedSeqIds(table, after));
}

function seqIdAt({ table }: Shown, row: number): string {
  return table === undefined ? '' : String(cellValue(table, row, 'seqId'));
}

/** Shift takes every row from the last one chosen; without one it is a plain choice. */
function extend(shown: Shown, place: number): void {
  const { intent, rows, pageRows } = shown;
  const row = pageRows[place];
  if (row === undefined) return;
  const anchor = intent.read().anchor ?? row;
  select(shown, rowRange(rows, anchor, row), true, anchor);
}

function toggle(shown: Shown, place: number): void {
  const row = shown.pageRows[place];
  if (row === undefined) return;
  const { unselectable } = shown.options;
  const seqId = seqIdAt(shown, row);
  if (unselectable?.has(seqId) === true) unselectable.onPress(seqId);
  else select(shown, [row], !isSelected(shown.selection.read(), row), row);
}

function isAllSelected({ selection, selectable }: Shown): boolean {
  return selectedAmong(selection.read(), selectable) === selectable.length;
}

function pick({ options, intent, table }: Shown, seqIds: readonly string[]): void {
  if (table === undefined) return;
  const selection = selectSeqIds(table, seqIds);
  intent.send({ type: 'selection.carry', selection, revision: table.revision });
  options.onSelectionChange?.(seqIds);
}

export function useMenuActions(shown: Shown): MenuActions {
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const { selection } = shown;
  const { send } = shown.intent;
  const canOpen = shown.options.onRowAction !== undefined;
  return useMemo(
    () => ({
      changeSearch: (search: string) => send({ type: 'search.change', search }),
      sortBy: (key: ColumnKey) => send({ type: 'sort.choose', key }),
      goToPage: (index: number) => send({ type: 'page.go', index }),
      choosePageSize: (size: PageSize) => send({ type: 'pageSize.choose', size }),
      toggleRow: (place: number) => toggle(latest.current, place),
      extendToRow: (place: number) => extend(latest.current, place),
      selectAll: () => select(latest.current, latest.current.rows, true),
      toggleAll: () => select(latest.current, latest.current.rows, !isAllSelected(latest.current)),
      openRow: canOpen
        ? (place: number) => {
            const row = latest.current.pageRows[place];
            if (row !== undefined) latest.current.options.onRowAction?.(seqIdAt(latest.current, row));
          }
        : undefined,
      picked: {
        selection,
        read: () => (latest.current.table ? selectedSeqIds(latest.current.table, selection.read()) : []),
        set: (seqIds: readonly string[]) => pick(latest.current, seqIds),
      },
    }),
    [send, canOpen, selection],
  );
}
