import { useState } from 'react';
import { type PanelList, panelListQuery, type SatError } from 'ssm-core';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useDebounced } from '../../../ui/hooks/useDebounced.ts';

/** A panel to compare with. */
export interface PanelChoice {
  readonly id: string;
  readonly name: string;
}

/** The maximum page size of the server. The panels changed last come first. */
const most = 100;
const askAfterMs = 200;
const nobody: PanelList['items'] = [];

export interface OtherPanels {
  readonly choices: readonly PanelChoice[];
  readonly total: number;
  readonly isSearchable: boolean;
  readonly search: string;
  readonly changeSearch: (search: string) => void;
  readonly error: SatError | null;
  readonly retry: () => void;
}

export function useOtherPanels(sub: string | undefined, panelId: string): OtherPanels {
  const { client } = useSsm();
  const [search, changeSearch] = useState('');
  const debounced = useDebounced(search.trim(), askAfterMs);
  const isSearched = debounced !== '';
  const ofPerson = { sub: sub ?? '', size: most };
  const all = useSatQuery(panelListQuery(client, ofPerson), { isEnabled: sub !== undefined });
  const found = useSatQuery(panelListQuery(client, { ...ofPerson, search: debounced }), {
    isEnabled: sub !== undefined && isSearched,
    keepsPrevious: true,
  });
  const { data, error, refetch } = isSearched ? found : all;
  const items = data?.items ?? nobody;
  const others = items.filter(({ id }) => id !== panelId);
  const isOneOfThem = !isSearched || others.length < items.length;
  return {
    choices: others.map(({ id, name }) => ({ id, name })),
    total: data === undefined ? 0 : data.total - (isOneOfThem ? 1 : 0),
    isSearchable: (all.data?.total ?? 0) > most,
    search,
    changeSearch,
    error,
    retry: () => void refetch(),
  };
}
