import { useCallback, useRef, useState } from 'react';
import { type AssayVersion, type Builder, canMove, catalogueQuery, type Group } from 'ssm-core';
import { otherVersion } from 'ssm-core/internal';
import { ChangedPanels, useChangedPanels } from '../../features/panels/changes/ChangedPanels.tsx';
import { usePanelTicks } from '../../features/panels/list/CompareBar.tsx';
import { type OpenPanelDialog, PanelDialog } from '../../features/panels/list/PanelDialog.tsx';
import { PanelListBody } from '../../features/panels/list/PanelListBody.tsx';
import { usePanelActions } from '../../features/panels/list/usePanelActions.ts';
import { usePanelList } from '../../features/panels/list/usePanelList.ts';
import { usePanelTexts } from '../../features/panels/usePanelTexts.ts';
import { useSatQuery } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { useUndoKey } from '../../ui/hooks/useUndoKey.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { Said } from '../../ui/screen-reader/Said.tsx';

const loadVerifyDialog = () => import('../../features/import/VerifyDialog.tsx');

export interface MyPanelsPageProps {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** Returns the address of a panel. With it, the names of panels are links. */
  readonly panelHref?: ((panelId: string) => string) | undefined;
  /**
   * Called by “Open” and on a plain click on a name, instead of opening the address of the panel. Without
   * `panelHref`, names are buttons.
   */
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /**
   * Called by “Compare” with two to five ticked panels in the order ticked, or with one panel by the action of its row.
   * Without it, panels cannot be ticked.
   */
  readonly onCompare?: ((panelIds: readonly string[]) => void) | undefined;
  /** Called by “Move to another version” of a row. Offered if the server has coefficients for the move. */
  readonly onMove?: ((panelId: string) => void) | undefined;
  /** The builder. With it, a panel can be loaded into the list of its version. */
  readonly builder?: Builder | undefined;
  /** Called when a panel has been loaded into the builder of this version. */
  readonly onLoaded?: ((version: AssayVersion) => void) | undefined;
  /** Address of the menu, to which an empty list links. */
  readonly menuHref?: string | undefined;
  /** Called on a plain click on the link to the menu, instead of opening its address. */
  readonly onOpenMenu?: (() => void) | undefined;
}

/** Lists the saved panels of a person. The user can find, open, load, rename, copy, delete and restore them. */
export function MyPanelsPage(props: MyPanelsPageProps) {
  return (
    <FeatureBoundary>
      <LiveMyPanelsPage {...props} />
    </FeatureBoundary>
  );
}

function nextFocus(page: HTMLElement): HTMLElement | null {
  const list = page.querySelector<HTMLElement>('[role=grid], [data-component=EmptyState] :is(a, button)');
  // Not the search box, because a text box keeps Ctrl+Z from restoring a deleted panel.
  return list ?? page.querySelector('h1');
}

/** Returns a function that tells whether panels of a version can be moved to the other one. */
function useMoves(isEnabled: boolean): (version: AssayVersion) => boolean {
  const { client, requestPath } = useSsm();
  const seven = useSatQuery(catalogueQuery(client, { version: 'V_7K', requestPath }), { isEnabled });
  const eleven = useSatQuery(catalogueQuery(client, { version: 'V_11K', requestPath }), { isEnabled });
  const catalogues = { V_7K: seven.data, V_11K: eleven.data };
  return (version) => canMove(catalogues[version], version, otherVersion(version));
}

function LiveMyPanelsPage({ sub, group, panelHref, onOpenPanel, menuHref, onOpenMenu, ...props }: MyPanelsPageProps) {
  const { builder, onLoaded, onCompare, onMove } = props;
  const { countText } = useSsm();
  const texts = usePanelTexts();
  const model = usePanelList(sub);
  const [dialog, setDialog] = useState<OpenPanelDialog | null>(null);
  const [isVerifying, setIsVerifying] = useState(false);
  const { part: verifying } = useDeferredPart(loadVerifyDialog, isVerifying, () => setIsVerifying(false));
  const close = useCallback(() => setDialog(null), []);
  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, nextFocus);
  const leaveFor = panelHref && ((panelId: string) => window.location.assign(panelHref(panelId)));
  const onOpen = onOpenPanel ?? leaveFor;
  const ticks = usePanelTicks(sub);
  const { actions, undo } = usePanelActions({
    group,
    builder,
    onOpen,
    onDialog: setDialog,
    onCompare,
    onMove,
    canMoveFrom: useMoves(onMove !== undefined && model.list !== undefined),
    onDeleted: (panelId) => ticks.tick([panelId], false),
  });
  useUndoKey(frame, undo);

  const { list, isChanging } = model;
  const changed = useChangedPanels(sub, list !== undefined);
  const found = list === undefined ? '' : texts.found(list.total, countText(list.total), group);
  return (
    <div ref={frame} className="ssm-MenuPage" data-component="MyPanelsPage" aria-busy={isChanging} {...restoredFocus}>
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title" tabIndex={-1}>
          {texts.myPanels(group)}
        </h1>
        <SearchField
          label={texts.search(group)}
          clearLabel={texts.clearSearch}
          value={model.search}
          onChange={model.changeSearch}
        />
        <output data-part="Found" aria-live="off">
          {found}
        </output>
        <Said text={found} />
        <Button variant="quiet" onPress={() => setIsVerifying(true)}>
          {texts.verifyFile}
        </Button>
      </div>
      <ChangedPanels model={changed} group={group} />
      <PanelListBody
        model={model}
        marks={changed.marks}
        group={group}
        panelHref={panelHref}
        onOpen={onOpenPanel}
        menuHref={menuHref}
        onOpenMenu={onOpenMenu}
        actions={actions}
        ticks={ticks}
        onCompare={onCompare}
      />
      {isVerifying && verifying !== undefined && (
        <DialogBoundary onClose={() => setIsVerifying(false)}>
          <verifying.VerifyDialog onClose={() => setIsVerifying(false)} />
        </DialogBoundary>
      )}
      {dialog !== null && (
        <DialogBoundary onClose={close}>
          <PanelDialog {...dialog} sub={sub} group={group} builder={builder} onLoaded={onLoaded} onClose={close} />
        </DialogBoundary>
      )}
    </div>
  );
}
