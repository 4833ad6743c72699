import { useMemo, useRef, useState } from 'react';
import { selectedSeqIds, selectSeqIds, type Table } from 'ssm-core';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import type { MenuOptions } from './menuOptions.ts';
import { createSelectionStore, nothingSelected, type SelectionReader } from './selectionStore.ts';
import type { MenuIntent } from './useMenuIntent.ts';

/**
 * The selection in the row numbers of the table shown: the property's where there is one, else the
 * machine's. It is carried by SeqId through another revision of the same version, never into another version.
 */
export function useMenuSelection(
  table: Table | undefined,
  intent: MenuIntent,
  options: Pick<MenuOptions, 'selectedSeqIds' | 'defaultSelectedSeqIds'>,
): SelectionReader {
  const { selectedSeqIds: given, defaultSelectedSeqIds } = options;
  const { read, send, subscribe } = intent;
  const [store] = useState(createSelectionStore);
  const carriedFrom = useRef<Table>(undefined);
  const controlled = useMemo(
    () => (table === undefined || given === undefined ? undefined : selectSeqIds(table, given)),
    [table, given],
  );

  useLayoutEffect(() => {
    function carry(to: Table): void {
      const from = carriedFrom.current;
      const { selection, revision } = read();
      const isSameMenu = from !== undefined && from.revision === revision && from.version === to.version;
      const first = from === undefined ? (defaultSelectedSeqIds ?? []) : [];
      carriedFrom.current = to;
      const seqIds = isSameMenu ? selectedSeqIds(from, selection) : first;
      send({ type: 'selection.carry', selection: selectSeqIds(to, seqIds), revision: to.revision });
    }
    function show(): void {
      if (table !== undefined && read().revision !== table.revision) carry(table);
      store.show(table === undefined ? nothingSelected : (controlled ?? read().selection));
    }
    show();
    return subscribe(show);
  }, [store, table, controlled, defaultSelectedSeqIds, read, send, subscribe]);
  return store;
}
