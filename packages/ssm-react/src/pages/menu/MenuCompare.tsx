import { memo } from 'react';
import { type ListReference, listOfMenu, type Menu } from 'ssm-core';
import { seqIdsOf } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useSelected } from '../../ui/hooks/useSelected.ts';
import { useToasts } from '../../ui/UiContext.ts';

export interface CompareButtonProps {
  readonly page: Pick<Menu, 'getSnapshot' | 'readView' | 'readSelected' | 'selection'>;
  /** False until all rows are known. */
  readonly isLoaded: boolean;
  readonly onCompare: (list: ListReference) => void;
}

/** Takes the ticked reagents, or without ticks all that the menu finds, to the page that compares lists. */
export const CompareButton = memo(function CompareButton({ page, isLoaded, onCompare }: CompareButtonProps) {
  const { strings, countText } = useSsm();
  const { show } = useToasts();
  const { subscribe, read } = page.selection;
  const { count } = useSelected({ subscribe, getSnapshot: read }, (selection) => selection);

  function compare(): void {
    const { table, result } = page.getSnapshot();
    const list = listOfMenu({
      view: page.readView(),
      ticked: page.readSelected(),
      readFound: () => (table === undefined ? [] : seqIdsOf(table, result)),
    });
    if (list === undefined) show({ kind: 'warning', text: strings.menu.tooLongToCompare });
    else onCompare(list);
  }

  return (
    <div data-part="Compare" data-print="no">
      <Button isDisabled={!isLoaded} onPress={compare}>
        {count === 0 ? strings.menu.compareResult : strings.menu.compareSelected(countText(count))}
      </Button>
    </div>
  );
});
