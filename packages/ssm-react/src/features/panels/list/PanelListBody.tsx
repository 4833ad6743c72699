import type { Group } from 'ssm-core';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PageButtons } from '../../../ui/paging/PageButtons.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import { CompareBar, type CompareBarProps } from './CompareBar.tsx';
import { PanelTable, type PanelTableProps } from './PanelTable.tsx';
import type { PanelListModel } from './usePanelList.ts';

export interface PanelListBodyProps extends Pick<PanelTableProps, 'panelHref' | 'onOpen' | 'actions' | 'marks'> {
  readonly model: PanelListModel;
  readonly group: Group;
  readonly menuHref?: string | undefined;
  readonly onOpenMenu?: (() => void) | undefined;
  readonly ticks: CompareBarProps['ticks'];
  readonly onCompare: CompareBarProps['onCompare'] | undefined;
}

export function PanelListBody(props: PanelListBodyProps) {
  const { model, group, menuHref, onOpenMenu, ticks, onCompare, ...table } = props;
  const texts = usePanelTexts();
  const { list, search, error } = model;
  // One panel alone has none to be compared with.
  const canCompare = (list?.total ?? 0) > 1 || search.trim() !== '' || ticks.ids.length > 0;
  if (list === undefined) {
    return error === null ? (
      <PanelSkeleton label={texts.loading(group)} />
    ) : (
      <FailureNotice error={error} className="ssm-Panels-notice" onRetry={model.retry} />
    );
  }
  if (list.total === 0 && search.trim() !== '') {
    return (
      <EmptyState title={texts.nothingFound(group, search.trim())}>
        <Button onPress={() => model.changeSearch('')}>{texts.clearSearch}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      {error !== null && <FailureNotice error={error} className="ssm-Panels-notice" onRetry={model.retry} />}
      {list.total === 0 ? (
        <EmptyState title={texts.emptyTitle(group)} hint={texts.emptyHint(group)}>
          {menuHref !== undefined && (
            <Link variant="primary" href={menuHref} onFollow={onOpenMenu}>
              {texts.openMenu}
            </Link>
          )}
        </EmptyState>
      ) : (
        <>
          {onCompare && canCompare && (
            <CompareBar ticks={ticks} panels={list.items} group={group} onCompare={onCompare} />
          )}
          <PanelTable
            label={texts.myPanels(group)}
            panels={list.items}
            order={model.order}
            onOrder={model.sortBy}
            ticks={onCompare && canCompare ? ticks : undefined}
            {...table}
          />
        </>
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
