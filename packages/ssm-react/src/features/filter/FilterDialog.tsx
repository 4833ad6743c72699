import { useEffect } from 'react';
import { FeatureBoundary } from '../../ui/FeatureBoundary.tsx';
import { whenIdle } from '../../ui/idle.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import type { FilterModalProps } from './FilterModal.tsx';
import { useReturnedFocus } from './useReturnedFocus.ts';

export interface FilterDialogProps extends FilterModalProps {
  readonly isOpen: boolean;
  /** Takes the focus on closing when what had it before is gone, as the chip of a filter that was removed. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
}

// The machine, the lists and the editors come when the browser is idle, or with the first click.
const loadModal = () => import('./FilterModal.tsx');

/** The filters dialog. Each opening begins with a draft of `clauses`; Apply hands over the new ones. */
export function FilterDialog({ isOpen, returnFocus, ...modal }: FilterDialogProps) {
  const { part, preload } = useDeferredPart(loadModal, isOpen, modal.onClose);
  useEffect(() => whenIdle(preload), [preload]);
  useReturnedFocus(isOpen, returnFocus);
  if (!isOpen || part === undefined) return null;
  return (
    <FeatureBoundary>
      <part.FilterModal {...modal} />
    </FeatureBoundary>
  );
}
