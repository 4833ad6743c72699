import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { AssayVersion, Builder, ListRows, MenuProgress } from 'ssm-core';
import { type BuilderSelectionInput, createBuilderSelection, listSeqIds, missingSeqIds } from 'ssm-core/internal';
import { useLayoutEffect } from '../../ui/hooks/layoutEffect.ts';
import { useControlled } from '../../ui/hooks/useControlled.ts';
import { useLatest } from '../../ui/hooks/useLatest.ts';
import { type BuilderModel, useBuilder } from './useBuilder.ts';

export interface BuilderSelection {
  /** Controls the selection; without it the page holds its own. */
  readonly selectedSeqIds?: readonly string[] | undefined;
  /** What a page that holds its own selection begins with. */
  readonly defaultSelectedSeqIds?: readonly string[] | undefined;
  /** Told every selected SeqId of the list, in the catalogue's order; none once another version is shown. */
  readonly onSelectionChange?: ((seqIds: readonly string[]) => void) | undefined;
}

export interface BuilderPageModel {
  readonly list: BuilderModel;
  /** Those selected that are still in the list. */
  readonly selected: readonly string[];
  readonly select: (seqIds: readonly string[]) => void;
  readonly removeSelected: () => void;
  /** Those of the list that the menu no longer has; none until the menu is there. */
  readonly missing: readonly string[];
  /** Whether there is a row to show, or may be. */
  readonly hasRows: boolean;
  readonly listRows: ListRows;
  /** The menu of the version; undefined until it is there. */
  readonly menu: MenuProgress | undefined;
  readonly noteMenu: (menu: MenuProgress) => void;
}

const nothing: readonly string[] = [];

/** The selection of the list that is shown; it goes with its version. */
function useSelection(
  version: AssayVersion,
  { selectedSeqIds: given, defaultSelectedSeqIds = nothing, onSelectionChange }: BuilderSelection,
): readonly [readonly string[], (seqIds: readonly string[]) => void] {
  const selectedSeqIds = useControlled('selectedSeqIds', given);
  const input = useMemo<BuilderSelectionInput>(() => ({ version, selectedSeqIds }), [version, selectedSeqIds]);
  const told = useLatest(onSelectionChange);
  const [selection] = useState(() =>
    createBuilderSelection({ onSelectionChange: (seqIds) => told.current?.(seqIds) }, defaultSelectedSeqIds, input),
  );
  const getSnapshot = useCallback(() => selection.preview(input), [selection, input]);
  const selected = useSyncExternalStore(selection.subscribe, getSnapshot, getSnapshot);
  useLayoutEffect(() => selection.follow(input), [selection, input]);
  return [selected, selection.select];
}

/** The list of a version joined with the menu: which rows to show, what is selected, and what is missing. */
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
  const listRows = useMemo(() => listSeqIds(seqIds), [seqIds]);
  return {
    list,
    selected,
    select,
    removeSelected,
    missing,
    hasRows: seqIds.size > missing.length,
    listRows,
    menu,
    noteMenu,
  };
}
