import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { Cell, Column, Row, type SortDescriptor, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import type { PanelSort, PanelSummary } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { Link } from '../../../ui/button/Link.tsx';
import { Checkbox } from '../../../ui/choice/Checkbox.tsx';
import { useColumnModel } from '../../../ui/grid/columnModel.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import type { MenuItem } from '../../../ui/menu/MenuPopup.tsx';
import { OverlayScope } from '../../../ui/overlay/OverlayScope.tsx';
import { Said } from '../../../ui/screen-reader/Said.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import type { PanelTicks } from './CompareBar.tsx';
import { PanelDilutions } from './PanelDilutions.tsx';
import type { PanelAction } from './usePanelActions.ts';
import type { PanelOrder } from './usePanelList.ts';

export interface PanelColumn {
  readonly key: PanelSort | 'tick' | 'dilutions' | 'description' | 'actions';
  readonly isSortable?: true;
  /** Whether the first press on the header sorts in descending order. */
  readonly isDescendingFirst?: true;
  readonly isNumber?: true;
  readonly isWide?: true;
}

const panelColumns: readonly PanelColumn[] = [
  { key: 'tick' },
  { key: 'name', isSortable: true, isWide: true },
  { key: 'version', isSortable: true },
  { key: 'count', isSortable: true, isDescendingFirst: true, isNumber: true },
  { key: 'dilutions', isWide: true },
  { key: 'changed', isSortable: true, isDescendingFirst: true },
  { key: 'description', isWide: true },
  { key: 'actions' },
];
const panelColumnKeys = panelColumns.map(({ key }) => key);
const isControl = (key: PanelColumn['key']): boolean => key === 'tick' || key === 'actions';

export interface PanelTableProps {
  readonly label: string;
  readonly panels: readonly PanelSummary[];
  readonly order: PanelOrder;
  readonly onOrder: (order: PanelOrder) => void;
  readonly panelHref?: ((panelId: string) => string) | undefined;
  /** Called on a plain click on the name of a panel. Without `panelHref`, the name is a button. */
  readonly onOpen?: ((panelId: string) => void) | undefined;
  readonly actions: readonly PanelAction[];
  /** The ticked panels. Without it, panels cannot be ticked. */
  readonly ticks?: PanelTicks | undefined;
  /** A text below the name of a panel, by its id. */
  readonly marks?: ReadonlyMap<string, string> | undefined;
}

/**
 * Opens a row on Enter, ticks it on Space, and opens its menu on an arrow key. Space opens a row that cannot be ticked.
 * Runs in the capture phase, because react-aria's cells handle keys before the buttons inside them.
 */
function pressInRow(event: KeyboardEvent): void {
  const target = event.target as Element;
  // A row, or a cell without a control of its own, acts like the panel's box or name.
  if ((event.key === 'Enter' || event.key === ' ') && target.matches('[role=row], [role=gridcell], [role=rowheader]')) {
    const row = target.closest('[role=row]');
    const box = event.key === ' ' ? row?.querySelector<HTMLElement>('[type=checkbox]') : null;
    const control = box ?? row?.querySelector<HTMLElement>('[role=rowheader] :is(a, button)');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    control.click();
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const button = target.closest<HTMLElement>('[aria-haspopup="menu"]');
  if (button === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (button.ariaExpanded !== 'true') button.click();
}

export function PanelTable(props: PanelTableProps) {
  const { label, panels, order, onOrder, panelHref, onOpen, actions, ticks, marks } = props;
  const { strings, countText, locale } = useSsm();
  const texts = usePanelTexts();
  const notes = useLateTexts('menuNotes', menuNotes);
  const date = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }), [locale]);
  const hasDilutions = panels.some(({ dilutions }) => dilutions !== undefined);
  const hasTicks = ticks !== undefined;
  const shown = useMemo(
    () => panelColumnKeys.filter((key) => (key !== 'tick' || hasTicks) && (key !== 'dilutions' || hasDilutions)),
    [hasTicks, hasDilutions],
  );
  const columns = useColumnModel({
    all: panelColumns,
    shown,
    fixedCount: 0,
    sort: useMemo(() => ({ key: order.sort, direction: order.direction }), [order]),
  });
  const sorted = columns.find(({ direction }) => direction !== 'none');
  // The order is announced here. With a `textValue` on columns, React Aria would announce also the initial order, in
  // an element that it adds to the body.
  const titleOf = (key: PanelColumn['key']) => (key === 'tick' ? '' : texts.columns[key]);
  const saidOrder = notes.sorted[order.direction](sorted === undefined ? '' : titleOf(sorted.key));

  function changeOrder({ column, direction }: SortDescriptor): void {
    const to = columns.find(({ key }) => key === column);
    const first = to?.isDescendingFirst ? 'descending' : 'ascending';
    onOrder({ sort: column as PanelSort, direction: to === sorted ? direction : first });
  }

  function content(key: PanelColumn['key'], panel: PanelSummary): ReactNode {
    switch (key) {
      case 'tick':
        return ticks && <PanelTick panels={[panel]} ticks={ticks} label={strings.menu.select(panel.name)} />;
      case 'name':
        return (
          <>
            <PanelName panel={panel} href={panelHref?.(panel.id)} onOpen={onOpen && (() => onOpen(panel.id))} />
            {marks?.has(panel.id) && <span className="ssm-Changes-mark">{marks.get(panel.id)}</span>}
          </>
        );
      case 'version':
        return <span>{strings.version[panel.version]}</span>;
      case 'count':
        return <span>{countText(panel.count)}</span>;
      case 'dilutions':
        return panel.dilutions === undefined ? (
          <span>{texts.noDilution}</span>
        ) : (
          <PanelDilutions dilutions={panel.dilutions} />
        );
      case 'changed':
        return <time dateTime={panel.changed}>{date.format(new Date(panel.changed))}</time>;
      case 'description':
        return <span>{panel.description}</span>;
      default:
        return <PanelRowMenu panel={panel} actions={actions} />;
    }
  }

  return (
    <OverlayScope isInPage>
      <div className="ssm-Panels-frame" onKeyDownCapture={pressInRow}>
        <Said text={saidOrder} />
        <Table
          className="ssm-Panels-table"
          data-component="PanelTable"
          aria-label={label}
          {...(sorted && {
            sortDescriptor: { column: sorted.key, direction: sorted.direction as PanelOrder['direction'] },
          })}
          onSortChange={changeOrder}
        >
          <TableHeader>
            {columns.map(({ key, isSortable, isNumber, direction }) => (
              <Column
                key={key}
                id={key}
                allowsSorting={isSortable ?? false}
                isRowHeader={key === 'name'}
                data-column={key}
                data-number={isNumber}
                data-print={isControl(key) ? 'no' : undefined}
              >
                {key === 'tick' && ticks ? (
                  <span role="presentation" onClick={keepClick}>
                    <PanelTick panels={panels} ticks={ticks} label={strings.menu.selectAll(countText(panels.length))} />
                  </span>
                ) : (
                  <span>{titleOf(key)}</span>
                )}
                {direction !== 'none' && <SortMark direction={direction} />}
              </Column>
            ))}
          </TableHeader>
          <TableBody>
            {panels.map((panel) => (
              <Row key={panel.id} id={panel.id} textValue={panel.name}>
                {columns.map(({ key, isNumber, isWide }) => (
                  <Cell
                    key={key}
                    data-column={key}
                    data-number={isNumber && ''}
                    data-wide={isWide && ''}
                    data-print={isControl(key) ? 'no' : undefined}
                  >
                    {content(key, panel)}
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
      </div>
    </OverlayScope>
  );
}

interface PanelTickProps {
  readonly panels: readonly PanelSummary[];
  readonly ticks: PanelTicks;
  readonly label: string;
}

// React Aria cancels clicks in a header that does not sort, and the browser then takes the tick back.
const keepClick = (event: MouseEvent): void => event.stopPropagation();

function PanelTick({ panels, ticks, label }: PanelTickProps) {
  const ids = panels.map(({ id }) => id);
  const count = ids.filter((id) => ticks.ids.includes(id)).length;
  return (
    <Checkbox
      label={label}
      isSelected={count === ids.length}
      isIndeterminate={count > 0 && count < ids.length}
      onChange={(isTicked) => ticks.tick(ids, isTicked)}
    />
  );
}

interface PanelNameProps {
  readonly panel: PanelSummary;
  readonly href: string | undefined;
  readonly onOpen: (() => void) | undefined;
}

function PanelName({ panel: { name }, href, onOpen }: PanelNameProps) {
  if (href !== undefined) {
    return (
      <Link href={href} onFollow={onOpen}>
        {name}
      </Link>
    );
  }
  if (onOpen === undefined) return <span>{name}</span>;
  return (
    <button type="button" className="ssm-Panels-open" data-print="text" onClick={onOpen}>
      {name}
    </button>
  );
}

function SortMark({ direction }: { readonly direction: PanelOrder['direction'] }) {
  return (
    <span className="ssm-Panels-mark" data-direction={direction}>
      <Icon name="chevronDown" />
    </span>
  );
}

interface PanelRowMenuProps {
  readonly panel: PanelSummary;
  readonly actions: readonly PanelAction[];
}

function PanelRowMenu({ panel, actions }: PanelRowMenuProps) {
  const texts = usePanelTexts();
  const items = actions
    .filter(({ isOffered }) => isOffered?.(panel) ?? true)
    .map(({ id, isDangerous }): MenuItem => ({ id, label: texts[id], ...(isDangerous && { variant: 'danger' }) }));
  return (
    <Menu
      label={texts.actionsFor(panel.name)}
      items={items}
      onAction={(chosen) => actions.find(({ id }) => id === chosen)?.act(panel)}
    >
      {texts.actions}
    </Menu>
  );
}
