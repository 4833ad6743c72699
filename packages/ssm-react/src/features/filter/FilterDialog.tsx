import { useEffect, useRef } from 'react';
import { checkGiven, type ExpectedOf } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { whenUsed } from '../../ui/hooks/whenUsed.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { expectedOfFilter } from './expectedOfFilter.ts';
import type { FilterModalProps } from './FilterModal.tsx';
import { useFilter } from './useFilter.ts';
import { useLateUnmount } from './useLateUnmount.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

export interface FilterDialogProps extends Omit<FilterModalProps, 'frame' | 'model'> {
  /** Takes the focus on closing when what had it before is gone, as the chip of a filter that was removed. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
}

/** The lists and the editors come once the page is used, or with what opens them. */
export const loadModal = () => import('./FilterModal.tsx');

/** The filters dialog. Each opening begins with a draft of what is applied; Apply hands over the new ones. */
export function FilterDialog(props: FilterDialogProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkGiven('<FilterDialog>', props, expectedOfFilter satisfies () => ExpectedOf<FilterDialogProps>);
  }
  // Without filters it is a dialog that nothing opens.
  return props.filter && <LiveFilterDialog {...props} />;
}

function LiveFilterDialog({ filter, returnFocus, ...modal }: FilterDialogProps) {
  const model = useFilter(filter);
  const isOpen = model !== null;
  const { part, preload } = useDeferredPart(loadModal, isOpen, filter.cancel);
  const { strings } = useSsm();
  useEffect(() => whenUsed(preload), [preload]);
  const frame = useRef<HTMLDivElement>(null);
  const { isMounted, opening } = useLateUnmount(isOpen, frame);
  useReturnedFocus(isMounted, returnFocus);
  if (isMounted && part === undefined) return <Progress label={strings.ui.pending} />;
  if (!isMounted || part === undefined) return null;
  return (
    <DialogBoundary onClose={filter.cancel}>
      <part.FilterModal key={opening} {...modal} filter={filter} model={model} frame={frame} />
    </DialogBoundary>
  );
}
