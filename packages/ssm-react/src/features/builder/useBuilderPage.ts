import { useCallback, useMemo, useState } from 'react';
import type { AssayVersion, Builder, ListRows, MenuProgress } from 'ssm-core';
import { listSeqIds, missingSeqIds } from 'ssm-core/internal';
import { type BuilderModel, useBuilder } from './useBuilder.ts';

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

/** The list of a version joined with the menu: which rows to show, what is selected, and what is missing. */
export function useBuilderPage(builder: Builder, version: AssayVersion): BuilderPageModel {
  const list = useBuilder(builder, version);
  const { seqIds, remove } = list;
  const [chosen, select] = useState<readonly string[]>([]);
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
