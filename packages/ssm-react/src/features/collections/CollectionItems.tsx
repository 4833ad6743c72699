import type { Collection } from 'ssm-core';
import { CollectionItem, type CollectionItemProps, type CollectionsPorts } from './CollectionItem.tsx';

export interface CollectionItemsProps extends CollectionsPorts, Pick<CollectionItemProps, 'level' | 'showsCategory'> {
  readonly label: string;
  readonly collections: readonly Collection[];
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
}

export function CollectionItems({ label, collections, open, onOpen, ...ports }: CollectionItemsProps) {
  return (
    <ul className="ssm-Collections-items" aria-label={label}>
      {collections.map((collection) => (
        <CollectionItem
          key={collection.id}
          {...ports}
          collection={collection}
          isOpen={collection.id === open}
          onToggle={() => onOpen(collection.id === open ? null : collection.id)}
        />
      ))}
    </ul>
  );
}
