import { useState } from 'react';
import { type Group, panelQuery, type SatError, type TaggedPanel } from 'ssm-core';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { PanelFailure } from '../PanelFailure.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';

export interface WholePanel {
  readonly tagged: TaggedPanel | undefined;
  readonly error: SatError | null;
  readonly retry: () => void;
}

/**
 * Reads a panel for a dialog. Ignores the cache, because a cached panel may be older than the list in which it was
 * chosen.
 */
export function useWholePanel(panelId: string): WholePanel {
  const { client } = useSsm();
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, isFetching, refetch } = useSatQuery(panelQuery(client, { panelId }));
  const tagged = dataUpdatedAt >= openedAt ? data : undefined;
  return { tagged, error: isFetching ? null : error, retry: () => void refetch() };
}

export interface AwaitedPanelProps {
  readonly panel: WholePanel;
  readonly group: Group;
}

export function AwaitedPanel({ panel: { error, retry }, group }: AwaitedPanelProps) {
  const texts = usePanelTexts();
  if (error === null) return <Progress label={texts.opening} />;
  return <PanelFailure failure={error} gone={texts.failures.absent(group)} group={group} onRetry={retry} />;
}
