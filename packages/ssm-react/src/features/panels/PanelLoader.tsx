import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Group, panelQuery, type TaggedPanel } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { PanelFailure } from './PanelFailure.tsx';
import { usePanelTexts } from './usePanelTexts.ts';

export interface PanelLoaderProps {
  readonly panelId: string;
  readonly group: Group;
  /** Names the dialog that says that the panel is awaited. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (tagged: TaggedPanel) => ReactNode;
}

/** Reads a whole panel for the dialog that needs it. */
export function PanelLoader({ panelId, group, title, onClose, children }: PanelLoaderProps) {
  const { client, queryClient } = useSsm();
  const texts = usePanelTexts();
  // Once it is there the dialog goes on from it, whatever is read later.
  const [read, setRead] = useState<TaggedPanel>();
  const query = { ...panelQuery(client, { panelId }), meta: { isSilent: true }, enabled: read === undefined };
  const { data, error, isFetching, refetch } = useQuery(query, queryClient);
  // What was kept of it may be older than the list that it was chosen from.
  if (read === undefined && data !== undefined && error === null && !isFetching) setRead(data);
  if (read !== undefined) return children(read);
  return (
    <Modal title={title} isOpen onClose={onClose}>
      {error === null || isFetching ? (
        <Progress label={texts.opening} />
      ) : (
        <PanelFailure
          failure={error}
          gone={texts.failures.absent(group)}
          group={group}
          onRetry={() => void refetch()}
        />
      )}
    </Modal>
  );
}
