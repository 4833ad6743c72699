import { useState } from 'react';
import { type AssayVersion, type Collection, collectionsQuery } from 'ssm-core';
import { DemoLabel } from '../../provider/DemoLabel.tsx';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { type BrowseCategory, browseCategories } from './CategoryImage.tsx';
import { CollectionsNotice } from './CollectionsNotice.tsx';
import { useCollectionName, useCollectionsTexts } from './useCollectionsTexts.ts';

export interface CollectionsDialogProps {
  /** Assay version of the menu. */
  readonly version: AssayVersion;
  /** Called with the chosen topic. The menu then shows its reagents. */
  readonly onChoose: (collection: Collection) => void;
  /** Called on Cancel, Close and Escape. */
  readonly onClose: () => void;
}

/** Lists the browse topics, each with its number of reagents on the menu. */
export function CollectionsDialog({ version, onChoose, onClose }: CollectionsDialogProps) {
  const { client, strings } = useSsm();
  const texts = useCollectionsTexts();
  const { collections: title, browseCategory } = strings.shell.pages;
  const [category, setCategory] = useState<BrowseCategory>('diseases');
  const query = useSatQuery(collectionsQuery(client, { size: 100 }));
  const shown = query.data?.items.filter((collection) => collection.category === category);
  return (
    <Modal title={title} isOpen onClose={onClose}>
      <Tabs
        label={title}
        tabs={browseCategories.map((value) => ({ value, label: browseCategory(value) ?? value }))}
        value={category}
        onChange={setCategory}
      >
        {shown === undefined || query.error !== null ? (
          <CollectionsNotice error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <>
            {shown.some(({ isDemo }) => isDemo) && (
              <p className="ssm-Collections-muted">
                <DemoLabel /> <span>{texts.demo}</span>
              </p>
            )}
            <ul className="ssm-Collections-choices">
              {shown.map((collection) => (
                <Choice key={collection.id} {...{ collection, version, onChoose }} />
              ))}
            </ul>
          </>
        )}
      </Tabs>
    </Modal>
  );
}

interface ChoiceProps extends Pick<CollectionsDialogProps, 'version' | 'onChoose'> {
  readonly collection: Collection;
}

function Choice({ collection, version, onChoose }: ChoiceProps) {
  const { countText } = useSsm();
  const texts = useCollectionsTexts();
  const nameOf = useCollectionName();
  const count = collection.versions.find((each) => each.version === version)?.filtered ?? 0;
  if (count === 0) {
    return (
      <li className="ssm-Collections-choice">
        <span>{nameOf(collection)}</span>
        <span className="ssm-Collections-muted">{texts.dialogEmpty}</span>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className="ssm-Collections-choice" onClick={() => onChoose(collection)}>
        <span>{nameOf(collection)}</span> <span>{texts.reagents(count, countText(count))}</span>
      </button>
    </li>
  );
}
