import { useMemo, useState } from 'react';
import { type PanelList, type PanelSort, type PanelSortDirection, panelListQuery, type SatError } from 'ssm-core';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useDebounced } from '../../../ui/hooks/useDebounced.ts';
import { useWordOrder } from '../../../ui/hooks/useWordOrder.ts';

const panelsOnPage = 20;
const askAfterMs = 200;

export interface PanelOrder {
  readonly sort: PanelSort;
  readonly direction: PanelSortDirection;
}

export interface PanelListModel {
  readonly search: string;
  readonly changeSearch: (search: string) => void;
  readonly order: PanelOrder;
  readonly sortBy: (order: PanelOrder) => void;
  readonly page: number;
  readonly pageCount: number;
  readonly showPage: (page: number) => void;
  readonly list: PanelList | undefined;
  readonly isChanging: boolean;
  readonly error: SatError | null;
  readonly retry: () => void;
}

/**
 * Sorts names in the order of the reader's language if the whole list is loaded. A longer list keeps the order of the
 * server.
 */
function useOrdered(list: PanelList | undefined, { sort, direction }: PanelOrder): PanelList | undefined {
  const compare = useWordOrder();
  return useMemo(() => {
    if (list === undefined || sort !== 'name' || list.items.length < list.total) return list;
    const sign = direction === 'ascending' ? 1 : -1;
    return { ...list, items: list.items.toSorted((one, other) => sign * compare(one.name, other.name)) };
  }, [list, sort, direction, compare]);
}

export function usePanelList(sub: string): PanelListModel {
  const { client } = useSsm();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<PanelOrder>({ sort: 'changed', direction: 'descending' });
  const debounced = useDebounced(search, askAfterMs);
  const [chosen, setChosen] = useState({ page: 1, search: debounced });
  // A new search starts on its first page.
  const page = chosen.search === debounced ? chosen.page : 1;
  const showPage = (next: number): void => setChosen({ page: next, search: debounced });
  const queryOf = (pageOfList: number) =>
    panelListQuery(client, { sub, search: debounced, ...order, page: pageOfList, size: panelsOnPage });

  const asked = useSatQuery(queryOf(page), { keepsPrevious: true });
  const pageCount = Math.max(1, Math.ceil((asked.data?.total ?? 0) / panelsOnPage));
  // The page no longer exists, because its last panel was deleted.
  const isBeyond = asked.data !== undefined && !asked.isPlaceholderData && page > pageCount;
  const last = useSatQuery(queryOf(pageCount), { isEnabled: isBeyond, keepsPrevious: true });
  const query = isBeyond ? last : asked;
  return {
    search,
    changeSearch: setSearch,
    order,
    sortBy(next) {
      setOrder(next);
      showPage(1);
    },
    page: Math.min(page, pageCount),
    pageCount,
    showPage,
    list: useOrdered(query.data, order),
    isChanging: query.isPlaceholderData || debounced !== search,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
