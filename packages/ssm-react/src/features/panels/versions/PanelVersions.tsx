import { useState } from 'react';
import { type Group, panelVersionsQuery } from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { DialogBoundary } from '../../../ui/boundary/DialogBoundary.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { QueryNotice } from '../view/QueryNotice.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { PanelCompareChooser } from './PanelCompareChooser.tsx';
import { PanelVersionRows } from './PanelVersionRows.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useAllVersions, versionsOnPage } from './useAllVersions.ts';
import type { PanelChoice } from './useOtherPanels.ts';

export interface PanelVersionsProps {
  /** Id of the section, which the button that opens the section refers to. */
  readonly id?: string | undefined;
  /** The saved panel. */
  readonly panelId: string;
  /** The shown version. */
  readonly number: number;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** Called with the version to show. */
  readonly onView: (number: number) => void;
  /** Called after the user has restored an earlier version. */
  readonly onRestored?: (() => void) | undefined;
  /** The whole menu of the panel's version; undefined until it is loaded. */
  readonly table?: Table | undefined;
  /** The `sub` of the signed-in person. With it, the user can compare the panel with their other panels. */
  readonly sub?: string | undefined;
  /** Panels to compare with, instead of the person's own. */
  readonly comparisons?: readonly PanelChoice[] | undefined;
  /** Returns the target name of a reagent, if known. */
  readonly nameOf?: ((seqId: string) => string | null) | undefined;
  /** Called by “Compare lists”. Without it, there is no such button. */
  readonly onCompare?: (() => void) | undefined;
}

/** Lists every version of a panel. The user can view, restore and compare them. */
export function PanelVersions(props: PanelVersionsProps) {
  const { id, panelId, number, group, onView, onRestored, table, sub, comparisons, nameOf, onCompare } = props;
  const [restoring, setRestoring] = useState<number | null>(null);
  const closeRestore = (): void => setRestoring(null);
  const { client } = useSsm();
  const texts = usePanelViewTexts();
  const [page, setPage] = useState(1);
  const query = useSatQuery(panelVersionsQuery(client, { panelId, page, size: versionsOnPage }));
  const list = query.data;
  const all = useAllVersions(panelId, list?.total ?? 0);
  return (
    <section id={id} className="ssm-Panel-versions" data-component="PanelVersions" aria-label={texts.versions}>
      <h2 className="ssm-Panel-title">{texts.versions}</h2>
      {list === undefined ? (
        <QueryNotice error={query.error} label={texts.history.loading} onRetry={() => void query.refetch()} />
      ) : (
        <>
          {query.error !== null && (
            <QueryNotice error={query.error} label={texts.history.loading} onRetry={() => void query.refetch()} />
          )}
          <PanelCompareChooser
            panelId={panelId}
            number={number}
            versions={all.versions}
            group={group}
            sub={sub}
            comparisons={comparisons}
            nameOf={nameOf}
          />
          {onCompare !== undefined && (
            <p>
              <Button onPress={onCompare}>{texts.compareLists}</Button>
            </p>
          )}
          <PanelVersionRows
            versions={list.items}
            isFirstPage={page === 1}
            number={number}
            group={group}
            onView={onView}
            onRestore={setRestoring}
          />
          {list.total > versionsOnPage && (
            <VersionPaging page={page} pages={Math.ceil(list.total / versionsOnPage)} onPage={setPage} />
          )}
          {(all.isLoading || (all.error !== null && query.error === null)) && (
            <QueryNotice error={all.isLoading ? null : all.error} label={texts.history.loading} onRetry={all.retry} />
          )}
        </>
      )}
      {restoring !== null && (
        <DialogBoundary onClose={closeRestore}>
          <RestoreDialog
            panelId={panelId}
            number={restoring}
            group={group}
            table={table}
            onRestored={() => {
              closeRestore();
              onRestored?.();
            }}
            onClose={closeRestore}
          />
        </DialogBoundary>
      )}
    </section>
  );
}

interface VersionPagingProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function VersionPaging({ page, pages, onPage }: VersionPagingProps) {
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
