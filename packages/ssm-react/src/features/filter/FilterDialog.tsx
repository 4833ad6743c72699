import { useEffect, useRef } from 'react';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { whenIdle } from '../../ui/idle.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import type { FilterModalProps } from './FilterModal.tsx';
import { useLateUnmount } from './useLateUnmount.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

export interface FilterDialogProps extends Omit<FilterModalProps, 'frame'> {
  /** Takes the focus on closing when what had it before is gone, as the chip of a filter that was removed. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
}

// The machine, the lists and the editors come when the browser is idle, or with the first click.
const loadModal = () => import('./FilterModal.tsx');

/** The filters dialog. Each opening begins with a draft of `clauses`; Apply hands over the new ones. */
export function FilterDialog({ isOpen, returnFocus, ...modal }: FilterDialogProps) {
  const { part, preload } = useDeferredPart(loadModal, isOpen, modal.onClose);
  useEffect(() => whenIdle(preload), [preload]);
  const frame = useRef<HTMLDivElement>(null);
  const { isMounted, opening } = useLateUnmount(isOpen, frame);
  useReturnedFocus(isMounted, returnFocus);
  if (!isMounted || part === undefined) return null;
  return (
    <DialogBoundary onClose={modal.onClose}>
      <part.FilterModal key={opening} {...modal} isOpen={isOpen} frame={frame} />
    </DialogBoundary>
  );
}
