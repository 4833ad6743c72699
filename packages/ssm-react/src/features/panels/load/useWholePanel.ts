import { useState } from 'react';
import { panelQuery, type SatError, type TaggedPanel } from 'ssm-core';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';

export interface WholePanel {
  /** Undefined until it is there. */
  readonly tagged: TaggedPanel | undefined;
  /** Why it is not there. */
  readonly error: SatError | null;
  readonly retry: () => void;
}

/** A panel as it is now, for a dialog: what was kept of it may be older than the list that it was chosen from. */
export function useWholePanel(panelId: string): WholePanel {
  const { client } = useSsm();
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, isFetching, refetch } = useSatQuery(panelQuery(client, { panelId }));
  const tagged = dataUpdatedAt >= openedAt ? data : undefined;
  return { tagged, error: isFetching ? null : error, retry: () => void refetch() };
}
