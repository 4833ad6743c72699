import { useCallback, useMemo, useState } from 'react';
import type { AssayVersion, Builder, ListRows, MenuProgress } from 'ssm-core';
import { listSeqIds, missingSeqIds } from 'ssm-core/internal';
import { useHeld } from '../../ui/hooks/useHeld.ts';
import { useLatest } from '../../ui/hooks/useLatest.ts';
import { type BuilderModel, useBuilder } from './useBuilder.ts';

export interface BuilderSelection {
  /** Controls the selection; without it the page holds its own. */
  readonly selectedSeqIds?: readonly string[] | undefined;
  /** What a page that holds its own selection begins with. */
  readonly defaultSelectedSeqIds?: readonly string[] | undefined;
  /** Told every selected SeqId of the list, in the catalogue's order. */
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

/** The list of a version joined with the menu: which rows to show, what is selected, and what is missing. */
export function useBuilderPage(
  builder: Builder,
  version: AssayVersion,
  { selectedSeqIds, defaultSelectedSeqIds = nothing, onSelectionChange }: BuilderSelection,
): BuilderPageModel {
  const list = useBuilder(builder, version);
  const { seqIds, remove } = list;
  const [chosen, choose] = useHeld('selectedSeqIds', selectedSeqIds, () => defaultSelectedSeqIds);
  const [shown, setShown] = useState(version);
  if (shown !== version) {
    // What was selected is of the other list.
    setShown(version);
    choose(nothing);
  }
  const told = useLatest(onSelectionChange);
  const select = useCallback(
    (next: readonly string[]) => {
      choose(next);
      told.current?.(next);
    },
    [choose, told],
  );
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
