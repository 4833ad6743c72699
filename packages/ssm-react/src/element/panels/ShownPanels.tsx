import { useMemo, useRef } from 'react';
import type { AssayVersion, Builder, ColumnKey, Panel } from 'ssm-core';
import type { MenuTableProps } from '../../features/menu/MenuTable.tsx';
import { usePanelViewTexts } from '../../features/panels/view/usePanelViewTexts.ts';
import { MyPanelsPage } from '../../pages/panels/MyPanelsPage.tsx';
import { PanelPage } from '../../pages/panels/PanelPage.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { activeElementOf, useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { fillTemplate } from '../attributes/attributes.ts';
import type { SignedIn } from '../session/session.ts';

export interface ShownPanelsProps {
  readonly panelId: string | undefined;
  readonly panelHref: string | undefined;
  readonly panelsHref: string | undefined;
  readonly columns: readonly ColumnKey[] | undefined;
  readonly height: string | undefined;
  readonly sheetHref: string | undefined;
  readonly person: SignedIn;
  readonly builder: Builder;
  readonly onOpen: (panelId: string) => void;
  readonly onClose: (panelId: string) => void;
  readonly onShown: (panel: Panel) => void;
  readonly onLoaded: (version: AssayVersion) => void;
  readonly onRowAction: MenuTableProps['onRowAction'];
}

function nextFocus(frame: HTMLElement): HTMLElement {
  return frame.querySelector<HTMLElement>('[role=grid]') ?? frame;
}

export function ShownPanels({ panelId, person, builder, onLoaded, ...shown }: ShownPanelsProps) {
  const { panelHref, panelsHref, columns, height, sheetHref, onOpen, onClose, onShown, onRowAction } = shown;
  const { sub, role, preferredColumns } = person;
  const hrefOf = useMemo(() => panelHref && ((id: string) => fillTemplate(panelHref, { panelId: id })), [panelHref]);
  const rowHref = useMemo(
    () => sheetHref && ((seqId: string, version: AssayVersion) => fillTemplate(sheetHref, { seqId, version })),
    [sheetHref],
  );
  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, nextFocus);

  /** Moves the focus to the heading of the panel, unless the user has moved the focus elsewhere. */
  function greet(panel: Panel): void {
    const place = frame.current;
    if (place !== null && activeElementOf(place) === place) place.querySelector('h1')?.focus();
    onShown(panel);
  }

  return (
    <div ref={frame} className="ssm-Panel-main" tabIndex={-1} {...restoredFocus}>
      {panelId === undefined ? (
        <MyPanelsPage
          sub={sub}
          group={role.group}
          panelHref={hrefOf || undefined}
          onOpenPanel={onOpen}
          builder={builder}
          onLoaded={onLoaded}
        />
      ) : (
        <>
          <WayBack group={role.group} href={panelsHref} onFollow={() => onClose(panelId)} />
          <PanelPage
            panelId={panelId}
            group={role.group}
            sub={sub}
            preferredColumns={preferredColumns}
            columns={columns}
            height={height}
            onRowAction={rowHref ? onRowAction : undefined}
            rowHref={rowHref || undefined}
            builder={builder}
            onLoaded={onLoaded}
            onOpened={greet}
          />
        </>
      )}
    </div>
  );
}

interface WayBackProps {
  readonly group: SignedIn['role']['group'];
  readonly href: string | undefined;
  readonly onFollow: () => void;
}

function WayBack({ group, href, onFollow }: WayBackProps) {
  const { openPanels } = usePanelViewTexts();
  return (
    <div className="ssm-Panel-paging">
      {href === undefined ? (
        <Button onPress={onFollow}>{openPanels(group)}</Button>
      ) : (
        <Link variant="secondary" href={href} onFollow={onFollow}>
          {openPanels(group)}
        </Link>
      )}
    </div>
  );
}
