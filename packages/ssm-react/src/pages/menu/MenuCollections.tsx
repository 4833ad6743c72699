import { memo, useCallback, useState } from 'react';
import { type AssayVersion, type Collection, collectionClause, type Menu, withBulkSearch, withFilters } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { PendingButton } from '../../ui/button/Button.tsx';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';

const loadDialog = () => import('../../features/collections/CollectionsDialog.tsx');

export interface CollectionsButtonProps {
  readonly page: Pick<Menu, 'changeView' | 'readView'>;
  readonly version: AssayVersion;
}

/** Opens the dialog of collections. The chosen collection replaces the filters and the search. */
export const CollectionsButton = memo(function CollectionsButton({ page, version }: CollectionsButtonProps) {
  const { strings } = useSsm();
  const [opening, setOpening] = useState<AssayVersion | null>(null);
  const close = useCallback(() => setOpening(null), []);
  const { part, preload } = useDeferredPart(loadDialog, opening !== null, close);

  if (opening !== null && opening !== version) setOpening(null);

  function show(collection: Collection): void {
    setOpening(null);
    page.changeView({
      ...withBulkSearch(withFilters(page.readView(), [collectionClause(collection)]), null),
      search: '',
    });
  }

  return (
    <>
      <PendingButton
        isPending={opening !== null && part === undefined}
        onApproach={preload}
        onPress={() => setOpening(version)}
      >
        {strings.shell.pages.collections}
      </PendingButton>
      {opening !== null && part && (
        <DialogBoundary onClose={close}>
          <part.CollectionsDialog version={opening} onChoose={show} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
});
