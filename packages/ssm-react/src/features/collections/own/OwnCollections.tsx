import { type ReactNode, useRef, useState } from 'react';
import { type ListReference, type OwnCollection } from 'ssm-core';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useMenusOfVersions, useOwnCollections, useOwnCollectionsTexts } from '../../../provider/useOwnCollections.ts';
import { DialogBoundary } from '../../../ui/boundary/DialogBoundary.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { useRestoredFocus } from '../../../ui/hooks/useRestoredFocus.ts';
import type { CollectionsPorts } from '../CollectionItem.tsx';
import { OwnCollectionItem } from './OwnCollectionItem.tsx';
import { SaveCollectionDialog } from './SaveCollectionDialog.tsx';
import { useCollectionDeletion } from './useCollectionDeletion.ts';

export interface OwnCollectionsProps extends CollectionsPorts {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  /** Id of the collection whose reagents are listed; null without one. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
  /** Called by “Compare” with a collection. Without it, there is no such button. */
  readonly onCompare?: ((list: ListReference) => void) | undefined;
  /** Buttons that make a collection. */
  readonly children?: ReactNode;
}

function nextFocus(section: HTMLElement): HTMLElement | null {
  return section.querySelector<HTMLElement>('button');
}

/** Lists the person's own collections. Without them on the server, there is no such section. */
export function OwnCollections({ sub, open, onOpen, children, ...ports }: OwnCollectionsProps) {
  const texts = useOwnCollectionsTexts();
  const { isOffered, items, error, retry } = useOwnCollections(sub, ports.version);
  const menus = useMenusOfVersions(items !== undefined && items.length > 0);
  const [edited, setEdited] = useState<OwnCollection | null>(null);
  const remove = useCollectionDeletion();
  const section = useRef<HTMLElement>(null);
  const restoredFocus = useRestoredFocus(section, nextFocus);
  const close = (): void => setEdited(null);
  if (isOffered !== true) return null;
  return (
    <section
      ref={section}
      className="ssm-Collections-section"
      data-component="OwnCollections"
      aria-label={texts.title}
      {...restoredFocus}
    >
      <h2>{texts.title}</h2>
      <p className="ssm-Collections-muted">{texts.hint}</p>
      <div className="ssm-Collections-actions" data-print="no">
        {children}
      </div>
      {error !== null && <FailureNotice error={error} className="ssm-Collections-notice" onRetry={retry} />}
      {items === undefined && error === null && <Progress label={texts.loading} />}
      {items?.length === 0 && <p>{texts.empty}</p>}
      {items !== undefined && items.length > 0 && (
        <ul className="ssm-Collections-items" aria-label={texts.title}>
          {items.map((collection) => (
            <OwnCollectionItem
              key={collection.id}
              {...ports}
              collection={collection}
              menus={menus}
              isOpen={collection.id === open}
              onToggle={() => onOpen(collection.id === open ? null : collection.id)}
              onEdit={() => setEdited(collection)}
              onDelete={() => remove(collection)}
            />
          ))}
        </ul>
      )}
      {edited !== null && (
        <DialogBoundary onClose={close}>
          <SaveCollectionDialog sub={sub} draft={edited} edited={edited} onClose={close} />
        </DialogBoundary>
      )}
    </section>
  );
}
