import { useSsm } from '../../../provider/useSsm.ts';
import { PageButtons } from '../../../ui/paging/PageButtons.tsx';
import type { PanelListModel } from './usePanelList.ts';

export function PanelPaging({ page, pageCount, showPage }: Pick<PanelListModel, 'page' | 'pageCount' | 'showPage'>) {
  const { strings, countText } = useSsm();
  const { menu } = strings;
  if (pageCount === 1) return null;
  return (
    <div className="ssm-Panels-notice" data-component="PanelPaging">
      <PageButtons page={page} pageCount={pageCount} onPage={showPage}>
        <output>{menu.pageOf(countText(page), countText(pageCount))}</output>
      </PageButtons>
    </div>
  );
}
