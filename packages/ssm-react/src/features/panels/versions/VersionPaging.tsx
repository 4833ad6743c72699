import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export interface VersionPagingProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function VersionPaging({ page, pages, onPage }: VersionPagingProps) {
  const { strings, countText } = useSsm();
  const { history } = usePanelViewTexts();
  return (
    <div className="ssm-Panel-paging">
      <Button size="small" isDisabled={page === 1} onPress={() => onPage(page - 1)}>
        {history.newer}
      </Button>
      <Button size="small" isDisabled={page === pages} onPress={() => onPage(page + 1)}>
        {history.older}
      </Button>
      <output>{strings.menu.pageOf(countText(page), countText(pages))}</output>
    </div>
  );
}
