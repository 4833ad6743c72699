import { type ReactNode, useState } from 'react';
import type { CollectionDraft } from '../../features/collections/own/SaveCollectionDialog.tsx';
import { useKeepsCollections, useOwnCollectionsTexts } from '../../provider/useOwnCollections.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { PendingButton } from '../../ui/button/Button.tsx';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';

const loadDialog = () => import('../../features/collections/own/SaveCollectionDialog.tsx');

export interface SavingCollectionProps {
  readonly sub: string;
  /** Text of the button. */
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
  /** Returns the reagents to save; undefined if there is none, which the caller says. */
  readonly read: () => CollectionDraft | undefined;
}

/** Opens the dialog that saves reagents as an own collection. Its code loads on first use. */
export function SavingCollection({ sub, children, isDisabled = false, read }: SavingCollectionProps) {
  const [draft, setDraft] = useState<CollectionDraft | null>(null);
  const close = (): void => setDraft(null);
  const { part, preload } = useDeferredPart(loadDialog, draft !== null, close);
  return (
    <>
      <PendingButton
        isPending={draft !== null && part === undefined}
        isDisabled={isDisabled}
        onApproach={preload}
        onPress={() => setDraft(read() ?? null)}
      >
        {children}
      </PendingButton>
      {draft !== null && part !== undefined && (
        <DialogBoundary onClose={close}>
          <part.SaveCollectionDialog sub={sub} draft={draft} edited={null} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}

export interface SaveAsCollectionProps extends Pick<SavingCollectionProps, 'read' | 'isDisabled'> {
  /** The `sub` of the signed-in person. Without it, and on servers without own collections, there is no button. */
  readonly sub: string | undefined;
}

/** The button “Save as my collection”. */
export function SaveAsCollection({ sub, ...rest }: SaveAsCollectionProps) {
  const texts = useOwnCollectionsTexts();
  const isOffered = useKeepsCollections(sub);
  if (sub === undefined || isOffered !== true) return null;
  return (
    <SavingCollection sub={sub} {...rest}>
      {texts.save}
    </SavingCollection>
  );
}
