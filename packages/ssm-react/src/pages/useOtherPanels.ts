import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { panelListQuery } from 'ssm-core';
import type { PanelChoice } from '../features/panel-view/panelChoice.ts';
import { useSsm } from '../provider/useSsm.ts';

/** The most that the server gives at once; of more, those that changed last. */
const most = 100;

interface OtherPanels {
  readonly sub: string | undefined;
  readonly panelId: string;
  /** Nothing is asked before somebody looks. */
  readonly isWanted: boolean;
}

/** The other panels of a person, for a comparison; undefined until they are there, and when they cannot be had. */
export function useOtherPanels({ sub, panelId, isWanted }: OtherPanels): readonly PanelChoice[] | undefined {
  const { client, queryClient } = useSsm();
  const query = panelListQuery(client, { sub: sub ?? '', size: most });
  const { data } = useQuery(
    { ...query, meta: { isSilent: true }, enabled: isWanted && sub !== undefined },
    queryClient,
  );
  return useMemo(
    () => data?.items.filter(({ id }) => id !== panelId).map(({ id, name }) => ({ id, name })),
    [data, panelId],
  );
}
