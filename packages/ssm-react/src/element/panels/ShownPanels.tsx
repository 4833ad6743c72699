import { useMemo, useRef, useState } from 'react';
import type { AssayVersion, Builder, ColumnKey, ListReference, Panel } from 'ssm-core';
import type { MenuTableProps } from '../../features/menu/MenuTable.tsx';
import { usePanelViewTexts } from '../../features/panels/view/usePanelViewTexts.ts';
import { MyPanelsPage } from '../../pages/panels/MyPanelsPage.tsx';
import { PanelPage } from '../../pages/panels/PanelPage.tsx';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { element } from '../../strings/en/element.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { activeElementOf, useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { fillTemplate } from '../attributes/attributes.ts';
import type { SignedIn } from '../session/session.ts';
import type { Task } from './ListTask.tsx';

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

const loadTask = () => import('./ListTask.tsx');

const listOf = (panelId: string, number?: number): ListReference => ({
  kind: 'panel',
  panelId,
  ...(number && { number }),
});

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
  // A task belongs to the list or the panel from which it was opened.
  const [opened, setOpened] = useState<{ readonly task: Task; readonly at: string | undefined }>();
  const task = opened?.at === panelId ? opened?.task : undefined;
  const open = (next: Task): void => setOpened({ task: next, at: panelId });
  const { part } = useDeferredPart(loadTask, task !== undefined, () => setOpened(undefined));
  const texts = useLateTexts('element', element);
  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, nextFocus);

  /** Moves the focus to the heading of the panel, unless the user has moved the focus elsewhere. */
  function greet(panel: Panel): void {
    const place = frame.current;
    if (place !== null && activeElementOf(place) === place) place.querySelector('h1')?.focus();
    onShown(panel);
  }

  if (task !== undefined) {
    return (
      <div ref={frame} className="ssm-Panel-main" tabIndex={-1} {...restoredFocus}>
        <div className="ssm-Panel-paging">
          <Button onPress={() => setOpened(undefined)}>{texts.back}</Button>
        </div>
        {part === undefined ? (
          <Progress label={texts.partAwaited} />
        ) : (
          <part.ListTask
            key={JSON.stringify(task)}
            task={task}
            onTask={open}
            person={person}
            builder={builder}
            panelHref={hrefOf || undefined}
            onOpenPanel={(id) => {
              setOpened(undefined);
              onOpen(id);
            }}
            reagentHref={rowHref || undefined}
          />
        )}
      </div>
    );
  }
  return (
    <div ref={frame} className="ssm-Panel-main" tabIndex={-1} {...restoredFocus}>
      {panelId === undefined ? (
        <MyPanelsPage
          sub={sub}
          group={role.group}
          panelHref={hrefOf || undefined}
          onOpenPanel={onOpen}
          onCompare={(ids) => open({ kind: 'compare', lists: ids.map((id) => listOf(id)) })}
          onMove={(id) => open({ kind: 'move', list: listOf(id) })}
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
            onCompare={(id, number) => open({ kind: 'compare', lists: [listOf(id, number)] })}
            onMove={(id, number) => open({ kind: 'move', list: listOf(id, number) })}
            onEnrich={(id, number) => open({ kind: 'enrich', list: listOf(id, number) })}
            onPlan={({ id, version }, number) => open({ kind: 'plan', version, list: listOf(id, number) })}
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
