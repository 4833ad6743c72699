import { memo, useCallback } from 'react';
import type { Menu } from 'ssm-core';
import { seqIdsOf } from 'ssm-core/internal';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useToasts } from '../../ui/UiContext.ts';
import { SavingCollection } from '../collections/SaveAsCollection.tsx';

export interface SaveResultButtonProps {
  readonly page: Pick<Menu, 'getSnapshot' | 'readSelected' | 'selection'>;
  readonly sub: string;
  /** False until all rows are known. */
  readonly isLoaded: boolean;
}

/** Saves the ticked reagents, or without ticks all that the menu finds, as an own collection. */
export const SaveResultButton = memo(function SaveResultButton({ page, sub, isLoaded }: SaveResultButtonProps) {
  const { countText } = useSsm();
  const texts = useLateTexts('menuNotes', menuNotes);
  const { show } = useToasts();
  const { subscribe, read } = page.selection;
  const { count } = useSelected({ subscribe, getSnapshot: read }, (selection) => selection);
  const readDraft = useCallback(() => {
    const ticked = page.readSelected();
    const { table, result } = page.getSnapshot();
    const seqIds = ticked.length > 0 || table === undefined ? ticked : seqIdsOf(table, result);
    if (seqIds.length > 0) return { seqIds };
    show({ kind: 'warning', text: texts.nothingToSave });
    return undefined;
  }, [page, show, texts]);
  return (
    <div data-part="Save" data-print="no">
      <SavingCollection sub={sub} isDisabled={!isLoaded} read={readDraft}>
        {count === 0 ? texts.saveResult : texts.saveSelected(countText(count))}
      </SavingCollection>
    </div>
  );
});
