import { useSsm } from '../../../provider/useSsm.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import type { PanelListModel } from './usePanelList.ts';

/** Which page of the list is shown, and the way to the others; nothing where one page holds all. */
export function PanelPaging({ page, pageCount, showPage }: Pick<PanelListModel, 'page' | 'pageCount' | 'showPage'>) {
  const { strings, countText } = useSsm();
  const { menu } = strings;
  if (pageCount === 1) return null;
  const isFirst = page === 1;
  const isLast = page === pageCount;
  return (
    <div className="ssm-Panels-notice" data-component="PanelPaging">
      <IconButton icon="firstPage" label={menu.firstPage} isDisabled={isFirst} onPress={() => showPage(1)} />
      <IconButton
        icon="chevronStart"
        label={menu.previousPage}
        isDisabled={isFirst}
        onPress={() => showPage(page - 1)}
      />
      <span>{menu.pageOf(countText(page), countText(pageCount))}</span>
      <IconButton icon="chevronEnd" label={menu.nextPage} isDisabled={isLast} onPress={() => showPage(page + 1)} />
      <IconButton icon="lastPage" label={menu.lastPage} isDisabled={isLast} onPress={() => showPage(pageCount)} />
    </div>
  );
}
