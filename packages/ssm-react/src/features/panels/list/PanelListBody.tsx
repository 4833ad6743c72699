import type { Group } from 'ssm-core';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageButtons } from '../../../ui/paging/PageButtons.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import { PanelTable, type PanelTableProps } from './PanelTable.tsx';
import type { PanelListModel } from './usePanelList.ts';

export interface PanelListBodyProps extends Pick<PanelTableProps, 'panelHref' | 'onOpen' | 'actions'> {
  readonly model: PanelListModel;
  readonly group: Group;
  readonly menuHref?: string | undefined;
  readonly onOpenMenu?: (() => void) | undefined;
}

export function PanelListBody({ model, group, menuHref, onOpenMenu, ...table }: PanelListBodyProps) {
  const texts = usePanelTexts();
  const { list, search, error } = model;
  if (list === undefined) {
    return error === null ? (
      <PanelSkeleton label={texts.loading(group)} />
    ) : (
      <FailureNotice error={error} className="ssm-Panels-notice" onRetry={model.retry} />
    );
  }
  if (list.total === 0 && search.trim() !== '') {
    return (
      <div className="ssm-Panels-notice" data-part="NothingFound">
        <p>{texts.nothingFound(group, search.trim())}</p>
        <Button onPress={() => model.changeSearch('')}>{texts.clearSearch}</Button>
      </div>
    );
  }
  return (
    <>
      {error !== null && <FailureNotice error={error} className="ssm-Panels-notice" onRetry={model.retry} />}
      {list.total === 0 ? (
        <div className="ssm-Panels-notice" data-part="Empty">
          <p>
            <strong>{texts.emptyTitle(group)}</strong> <span>{texts.emptyHint(group)}</span>
          </p>
          {menuHref !== undefined && (
            <Link variant="secondary" href={menuHref} onFollow={onOpenMenu}>
              {texts.openMenu}
            </Link>
          )}
        </div>
      ) : (
        <PanelTable
          label={texts.myPanels(group)}
          panels={list.items}
          order={model.order}
          onOrder={model.sortBy}
          {...table}
        />
      )}
      <PanelPaging {...model} />
    </>
  );
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e'];

function PanelSkeleton({ label }: { readonly label: string }) {
  return (
    <div data-part="Skeleton">
      <Progress label={label} />
      {skeletonRows.map((row) => (
        <p key={row}>
          <Skeleton />
        </p>
      ))}
    </div>
  );
}

function PanelPaging({ page, pageCount, showPage }: Pick<PanelListModel, 'page' | 'pageCount' | 'showPage'>) {
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
