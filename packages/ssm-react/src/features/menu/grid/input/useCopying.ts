import type { RefObject } from 'react';
import { useSsm } from '../../../../provider/useSsm.ts';
import { useMark, usePageCopy } from '../../../../ui/field/copying/useMark.ts';
import { useDeferredPart } from '../../../../ui/overlay/useDeferredPart.ts';
import { useToasts } from '../../../../ui/UiContext.ts';
import type { CopyableRows } from './copyRows.ts';

const loadCopying = () => import('./copyRows.ts');

export function useCopying(grid: RefObject<HTMLElement | null>, options: CopyableRows) {
  const ssm = useSsm();
  const { show } = useToasts();
  const { part, preload } = useDeferredPart(loadCopying, false);
  const { mark, onMouseDown } = useMark();

  // Listens to the document: if no text is selected, Firefox dispatches copy events only there.
  usePageCopy(grid, (event, element) => {
    if (part?.isCopyOf(element)) {
      const count = part.copyRows(event, element, mark.current, options);
      if (count > 0) show({ kind: 'success', text: part.rowsCopiedText(ssm, count) });
      return;
    }
    function tell({ isMarkedInView, copiedInViewText }: NonNullable<typeof part>): void {
      if (isMarkedInView(element, options.rows.length)) show({ kind: 'warning', text: copiedInViewText(ssm) });
    }
    loadCopying().then(tell, () => undefined);
  });

  return { onMouseDown, prepare: preload };
}
