import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Group, type ListOrigin, panelQuery, type TaggedPanel } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { PanelFailure } from './PanelFailure.tsx';
import { usePanelTexts } from './usePanelTexts.ts';

export interface OriginLoaderProps {
  /** Null for a list of its own. */
  readonly origin: ListOrigin | null;
  readonly group: Group;
  /** Names the dialog that says that the panel is awaited. */
  readonly title: string;
  readonly onClose: () => void;
  /** Given null for a list of its own, and for one whose panel was deleted. */
  readonly children: (origin: TaggedPanel | null) => ReactNode;
}

/** Reads what the panel of a list held when the list was loaded from it, for the dialog that saves the list. */
export function OriginLoader({ origin, ...props }: OriginLoaderProps) {
  // The dialog goes on from what the list came from when it was opened.
  const [opened] = useState(origin);
  return opened === null ? props.children(null) : <KnownOrigin {...props} origin={opened} />;
}

function KnownOrigin({ origin, group, title, onClose, children }: OriginLoaderProps & { readonly origin: ListOrigin }) {
  const { client, queryClient } = useSsm();
  const texts = usePanelTexts();
  const { panelId, number, etag } = origin;
  const [read, setRead] = useState<TaggedPanel>();
  const query = { ...panelQuery(client, { panelId, number }), meta: { isSilent: true }, enabled: read === undefined };
  const { data, error, isFetching, refetch } = useQuery(query, queryClient);
  if (read === undefined && data !== undefined) setRead({ panel: data.panel, etag });
  if (read !== undefined) return children(read);
  if (error?.code === 'not_found' && !isFetching) return children(null);
  return (
    <Modal title={title} isOpen onClose={onClose}>
      {error === null || isFetching ? (
        <Progress label={texts.opening} />
      ) : (
        <PanelFailure failure={error} group={group} onRetry={() => void refetch()} />
      )}
    </Modal>
  );
}
