import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { AssayVersion, Builder, Group } from 'ssm-core';
import { type OpenPanelDialog, PanelDialog } from '../../features/panels/list/PanelDialog.tsx';
import { PanelListBody } from '../../features/panels/list/PanelListBody.tsx';
import { panelActions } from '../../features/panels/list/panelActions.ts';
import { usePanelDeletion } from '../../features/panels/list/usePanelDeletion.ts';
import { usePanelList } from '../../features/panels/list/usePanelList.ts';
import { usePanelTexts } from '../../features/panels/usePanelTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { isTextBox, letterOf } from '../../ui/field/keys.ts';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { useKeptFocus } from '../../ui/hooks/useKeptFocus.ts';
import { Said } from '../../ui/screen-reader/Said.tsx';

export interface MyPanelsPageProps {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** Where a panel is shown: with it names are links. */
  readonly panelHref?: ((panelId: string) => string) | undefined;
  /** With it "Open" and a plain click on a name call this in place of leaving the page; names are buttons where there is no `panelHref`. */
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /** With it a panel can be loaded into the list of its version. */
  readonly builder?: Builder | undefined;
  /** Told once a panel is in the builder of this version. */
  readonly onLoaded?: ((version: AssayVersion) => void) | undefined;
  /** Where an empty list leads: to the menu. */
  readonly menuHref?: string | undefined;
  /** With it a plain click on that link calls this in place of leaving the page. */
  readonly onOpenMenu?: (() => void) | undefined;
}

/** The saved panels of a person: found, opened, loaded, named anew, copied, deleted and brought back. */
export function MyPanelsPage(props: MyPanelsPageProps) {
  return (
    <FeatureBoundary>
      <LiveMyPanelsPage {...props} />
    </FeatureBoundary>
  );
}

/** What takes the focus when what had it is gone, as the row of a deleted panel. */
function nextFocus(page: HTMLElement): HTMLElement | null {
  return page.querySelector<HTMLElement>('[role=grid], [data-part=Empty] a, input');
}

/** Ctrl+Z and ⌘Z, but not in a text box or a dialog. */
function isUndo(event: KeyboardEvent): boolean {
  const { currentTarget, target } = event;
  const isOnPage = target instanceof Node && currentTarget.contains(target) && !isTextBox(target);
  return isOnPage && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letterOf(event) === 'z';
}

function LiveMyPanelsPage({ sub, group, panelHref, onOpenPanel, menuHref, onOpenMenu, ...props }: MyPanelsPageProps) {
  const { builder, onLoaded } = props;
  const { countText } = useSsm();
  const texts = usePanelTexts();
  const model = usePanelList(sub);
  const [dialog, setDialog] = useState<OpenPanelDialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const frame = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(frame, nextFocus);
  const leaveFor = panelHref && ((panelId: string) => window.location.assign(panelHref(panelId)));
  const { remove, undo } = usePanelDeletion(group);
  const actions = panelActions({ onDelete: remove, builder, onOpen: onOpenPanel ?? leaveFor, onDialog: setDialog });
  const undoByKey = (event: KeyboardEvent): void => {
    if (isUndo(event) && undo()) event.preventDefault();
  };

  const { list, isChanging } = model;
  const found = list === undefined ? '' : texts.found(list.total, countText(list.total), group);
  return (
    // The key is for what is inside; the page itself is not pressed.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={frame}
      className="ssm-MenuPage"
      data-component="MyPanelsPage"
      aria-busy={isChanging}
      onKeyDown={undoByKey}
      {...keptFocus}
    >
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title">{texts.myPanels(group)}</h1>
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
      </div>
      <PanelListBody
        model={model}
        group={group}
        panelHref={panelHref}
        onOpen={onOpenPanel}
        menuHref={menuHref}
        onOpenMenu={onOpenMenu}
        actions={actions}
      />
      {dialog !== null && (
        <DialogBoundary onClose={close}>
          <PanelDialog {...dialog} sub={sub} group={group} builder={builder} onLoaded={onLoaded} onClose={close} />
        </DialogBoundary>
      )}
    </div>
  );
}
