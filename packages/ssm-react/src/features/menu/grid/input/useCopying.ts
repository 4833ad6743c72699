import type { RefObject } from 'react';
import { useSsm } from '../../../../provider/useSsm.ts';
import { useMark, usePageCopy } from '../../../../ui/field/copying/useMark.ts';
import { useDeferredPart } from '../../../../ui/overlay/useDeferredPart.ts';
import { useToasts } from '../../../../ui/toasts/useToasts.ts';
import type { CopyableRows } from './copyRows.ts';

const loadCopying = () => import('./copyRows.ts');

/** Copies rows of the grid, and says what of them was copied where the screen does not. */
export function useCopying(grid: RefObject<HTMLElement | null>, options: CopyableRows) {
  const { strings, countText } = useSsm();
  const { show } = useToasts();
  const { part, preload } = useDeferredPart(loadCopying, false);
  const { mark, onMouseDown } = useMark();

  // Without a mark Firefox tells the document alone.
  usePageCopy(grid, (event, element) => {
    if (part?.isCopyOf(element)) {
      const count = part.copyRows(event, element, mark.current, options);
      if (count > 0) show({ kind: 'success', text: strings.success.rowsCopied(count, countText(count)) });
      return;
    }
    function tell({ isMarkedInView }: Pick<NonNullable<typeof part>, 'isMarkedInView'>): void {
      if (isMarkedInView(element, options.rows.length)) show({ kind: 'warning', text: strings.menu.copiedInView });
    }
    loadCopying().then(tell, () => undefined);
  });

  return { onMouseDown, prepare: preload };
}
