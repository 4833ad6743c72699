import { useState } from 'react';
import type { AssayVersion } from 'ssm-core';
import { leftOutOf } from 'ssm-core/internal';
import type { CollectionDraft } from '../../features/collections/own/SaveCollectionDialog.tsx';
import { useOwnCollectionsTexts } from '../../provider/useOwnCollections.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { PendingButton } from '../../ui/button/Button.tsx';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';

const loadSearch = () => import('../menu/BulkSearchDialog.tsx');
const loadSave = () => import('../../features/collections/own/SaveCollectionDialog.tsx');

export interface NewFromListProps {
  readonly sub: string;
  /** The version in whose menu the list is looked up. */
  readonly version: AssayVersion;
}

/** Makes an own collection of a pasted or imported list. What was left out of the list is saved with the collection. */
export function NewFromList({ sub, version }: NewFromListProps) {
  const { strings } = useSsm();
  const texts = useOwnCollectionsTexts();
  const [searched, setSearched] = useState<AssayVersion | null>(null);
  const [draft, setDraft] = useState<CollectionDraft | null>(null);
  const closeSearch = (): void => setSearched(null);
  const closeSave = (): void => setDraft(null);
  const { part: search, preload } = useDeferredPart(loadSearch, searched !== null, closeSearch);
  const { part: save } = useDeferredPart(loadSave, draft !== null, closeSave);
  return (
    <>
      <PendingButton
        icon="plus"
        isPending={searched !== null && search === undefined}
        onApproach={preload}
        onPress={() => setSearched(version)}
      >
        {texts.fromList(strings.version[version])}
      </PendingButton>
      {searched !== null && search !== undefined && (
        <DialogBoundary onClose={closeSearch}>
          <search.BulkSearchDialog
            version={searched}
            owner={null}
            sessions={null}
            takeLabel={texts.takeList}
            onShow={(seqIds, { rows, file }) => {
              setSearched(null);
              setDraft({ seqIds, leftOut: leftOutOf(rows), ...(file !== null && { note: file }) });
            }}
            onClose={closeSearch}
          />
        </DialogBoundary>
      )}
      {draft !== null && save !== undefined && (
        <DialogBoundary onClose={closeSave}>
          <save.SaveCollectionDialog sub={sub} draft={draft} edited={null} onClose={closeSave} />
        </DialogBoundary>
      )}
    </>
  );
}
