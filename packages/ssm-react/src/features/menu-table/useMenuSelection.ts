import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  emptySelection,
  type MenuContext,
  type MenuEvent,
  type Selection,
  selectedSeqIds,
  selectSeqIds,
  type Table,
} from 'ssm-core';

/** Carries what is selected by SeqId: through another revision of the same version, never into another version. */
export function useMenuSelection(options: {
  readonly table: Table | undefined;
  readonly context: Pick<MenuContext, 'selection' | 'revision'>;
  readonly send: (event: MenuEvent) => void;
  readonly selectedSeqIds: readonly string[] | undefined;
  readonly defaultSelectedSeqIds: readonly string[] | undefined;
}): Selection {
  const { table, context, send, selectedSeqIds: controlled, defaultSelectedSeqIds } = options;
  const carriedFrom = useRef<Table | undefined>(undefined);

  useLayoutEffect(() => {
    if (table === undefined) return;
    const before = carriedFrom.current;
    carriedFrom.current = table;
    if (context.revision === table.revision) return;
    const isSameMenu = before !== undefined && before.revision === context.revision && before.version === table.version;
    const first = before === undefined ? (defaultSelectedSeqIds ?? []) : [];
    const seqIds = isSameMenu ? selectedSeqIds(before, context.selection) : first;
    send({ type: 'selection.carry', selection: selectSeqIds(table, seqIds), revision: table.revision });
  }, [table, context, send, defaultSelectedSeqIds]);

  return useMemo(() => {
    if (table === undefined) return emptySelection(0);
    if (controlled !== undefined) return selectSeqIds(table, controlled);
    return context.revision === table.revision ? context.selection : emptySelection(table.rowCount);
  }, [table, controlled, context.revision, context.selection]);
}
