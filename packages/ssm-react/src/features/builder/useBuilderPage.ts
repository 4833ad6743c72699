import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { AssayVersion, Builder, ListRows, MenuProgress } from 'ssm-core';
import { type BuilderSelectionInput, createBuilderSelection, listSeqIds, missingSeqIds } from 'ssm-core/internal';
import { useLayoutEffect } from '../../ui/hooks/layoutEffect.ts';
import { useControlled } from '../../ui/hooks/useControlled.ts';
import { useLatest } from '../../ui/hooks/useMemoFromPrevious.ts';
import { type BuilderModel, useBuilder } from './useBuilder.ts';

export interface BuilderSelection {
  /** The selected SeqIds, controlled by the page. Without it the builder keeps the selection itself. */
  readonly selectedSeqIds?: readonly string[] | undefined;
  readonly defaultSelectedSeqIds?: readonly string[] | undefined;
  /** Called with every selected SeqId of the list, in catalogue order. After a change of version the array is empty. */
  readonly onSelectionChange?: ((seqIds: readonly string[]) => void) | undefined;
}

export interface BuilderPageModel {
  readonly list: BuilderModel;
  readonly selected: readonly string[];
  readonly select: (seqIds: readonly string[]) => void;
  readonly removeSelected: () => void;
  /** Removes the rows that are not selected. Keeps the SeqIds that have no row, because the user cannot select them. */
  readonly keepSelected: () => void;
  /** SeqIds of the list that the menu no longer has. Empty until the menu is loaded. */
  readonly missing: readonly string[];
  readonly hasRows: boolean;
  readonly listRows: ListRows;
  readonly menu: MenuProgress | undefined;
  readonly noteMenu: (menu: MenuProgress) => void;
}

const nothing: readonly string[] = [];

function useSelection(
  version: AssayVersion,
  { selectedSeqIds: given, defaultSelectedSeqIds = nothing, onSelectionChange }: BuilderSelection,
): readonly [readonly string[], (seqIds: readonly string[]) => void] {
  const selectedSeqIds = useControlled('selectedSeqIds', given);
  const input = useMemo<BuilderSelectionInput>(() => ({ version, selectedSeqIds }), [version, selectedSeqIds]);
  const latestOnSelectionChange = useLatest(onSelectionChange);
  const [selection] = useState(() =>
    createBuilderSelection(
      { onSelectionChange: (seqIds) => latestOnSelectionChange.current?.(seqIds) },
      defaultSelectedSeqIds,
      input,
    ),
  );
  const getSnapshot = useCallback(() => selection.preview(input), [selection, input]);
  const selected = useSyncExternalStore(selection.subscribe, getSnapshot, getSnapshot);
  useLayoutEffect(() => selection.follow(input), [selection, input]);
  return [selected, selection.select];
}

export function useBuilderPage(builder: Builder, version: AssayVersion, options: BuilderSelection): BuilderPageModel {
  const list = useBuilder(builder, version);
  const { seqIds, remove } = list;
  const [chosen, select] = useSelection(version, options);
  const [noted, noteMenu] = useState<MenuProgress>();
  const menu = noted?.version === version ? noted : undefined;
  const table = menu?.table;
  const missing = useMemo(() => (table === undefined ? [] : missingSeqIds(table, seqIds)), [table, seqIds]);
  const selected = useMemo(() => chosen.filter((seqId) => seqIds.has(seqId)), [chosen, seqIds]);
  const removeSelected = useCallback(() => remove(selected), [remove, selected]);
  const keepSelected = useCallback(() => {
    const kept = new Set([...selected, ...missing]);
    remove([...seqIds].filter((seqId) => !kept.has(seqId)));
  }, [remove, selected, missing, seqIds]);
  const listRows = useMemo(() => listSeqIds(seqIds), [seqIds]);
  return {
    list,
    selected,
    select,
    removeSelected,
    keepSelected,
    missing,
    hasRows: seqIds.size > missing.length,
    listRows,
    menu,
    noteMenu,
  };
}
