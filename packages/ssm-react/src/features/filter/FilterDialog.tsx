import { useEffect, useRef } from 'react';
import { aFunction, checkGiven, type ExpectedOf, needed, objectWith } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { aRole, aVersion, isTree } from '../../ui/given/expectations.ts';
import { whenUsed } from '../../ui/hooks/whenIdle.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import type { FilterModalProps } from './FilterModal.tsx';
import { useFilter } from './useFilter.ts';
import { useLateUnmount, useReturnedFocus } from './useLateUnmount.ts';

export interface FilterDialogProps extends Omit<FilterModalProps, 'frame' | 'model'> {
  /**
   * Returns the element to focus when the dialog closes and its opener is gone, such as the chip of a removed filter.
   */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
}

/** Loads the lists and editors of the dialog. Called when the page is first used, and when the dialog opens. */
export const loadModal = () => import('./FilterModal.tsx');

const expectedOfFilter = () => ({
  filter: needed(
    objectWith(
      'what createFilter(ports) of ssm-core returns',
      ['getSnapshot', 'subscribe', 'open'],
      'nothing is shown',
    ),
  ),
  version: needed(aVersion('the dialog says that it broke')),
  role: needed({ ...aRole(), instead: 'the dialog says that it broke' }),
  catalogue: {
    what: 'what catalogueQuery() of ssm-core asks for',
    isUsable: (value: unknown) => isTree(value) && Array.isArray(value['columns']),
    instead: 'the dialog says that it broke',
  },
  search: {
    what: 'the text of a search',
    isUsable: (value: unknown) => typeof value === 'string',
    instead: 'the dialog says that it broke',
  },
  returnFocus: aFunction('a function that answers an element, or null'),
});

/** The dialog for filters. Each opening starts with a draft of the applied filters. Apply commits the draft. */
export function FilterDialog(props: FilterDialogProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkGiven('<FilterDialog>', props, expectedOfFilter satisfies () => ExpectedOf<FilterDialogProps>);
  }
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
