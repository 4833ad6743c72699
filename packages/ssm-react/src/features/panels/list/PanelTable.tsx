import { type MouseEvent, useMemo } from 'react';
import { Cell, Column, Row, type SortDescriptor, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import type { PanelSort, PanelSummary } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { OverlayScope } from '../../../ui/overlay/OverlayScope.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import { PanelRowMenu } from './PanelRowMenu.tsx';
import type { PanelAction } from './usePanelActions.ts';
import type { PanelOrder } from './usePanelList.ts';

export interface PanelTableProps {
  readonly label: string;
  readonly panels: readonly PanelSummary[];
  readonly order: PanelOrder;
  readonly onOrder: (order: PanelOrder) => void;
  /** Where a panel is shown. */
  readonly panelHref: (panelId: string) => string;
  /** With it a plain click calls this in place of following the link. */
  readonly onOpen?: ((panelId: string) => void) | undefined;
  readonly actions: readonly PanelAction[];
}

const sortable: readonly PanelSort[] = ['name', 'version', 'count', 'changed'];
/** Those that one wants to see from their end. */
const descendingFirst: ReadonlySet<PanelSort> = new Set(['count', 'changed']);

/** A click that is not meant for a new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/** A page of panels. The arrow keys go from cell to cell. */
export function PanelTable(props: PanelTableProps) {
  const { label, panels, order, onOrder, panelHref, onOpen, actions } = props;
  const { strings, countText, locale } = useSsm();
  const { columns } = usePanelTexts();
  const date = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }), [locale]);

  function changeOrder({ column, direction }: SortDescriptor): void {
    const sort = column as PanelSort;
    const first = descendingFirst.has(sort) ? 'descending' : 'ascending';
    onOrder({ sort, direction: sort === order.sort ? direction : first });
  }

  return (
    <OverlayScope>
      <div className="ssm-Panels-frame">
        <Table
          className="ssm-Panels-table"
          data-component="PanelTable"
          aria-label={label}
          sortDescriptor={{ column: order.sort, direction: order.direction }}
          onSortChange={changeOrder}
        >
          <TableHeader>
            {sortable.map((key) => (
              <Column
                key={key}
                id={key}
                allowsSorting
                isRowHeader={key === 'name'}
                data-number={key === 'count' || undefined}
              >
                {columns[key]}
                {order.sort === key && <SortMark direction={order.direction} />}
              </Column>
            ))}
            <Column id="description">{columns.description}</Column>
            <Column id="actions">{columns.actions}</Column>
          </TableHeader>
          <TableBody>
            {panels.map((panel) => (
              <Row key={panel.id} id={panel.id} textValue={panel.name}>
                <Cell data-wide="">
                  <a
                    href={panelHref(panel.id)}
                    onClick={(event) => {
                      if (onOpen === undefined || !isPlain(event)) return;
                      event.preventDefault();
                      onOpen(panel.id);
                    }}
                  >
                    {panel.name}
                  </a>
                </Cell>
                <Cell>{strings.version[panel.version]}</Cell>
                <Cell data-number="">{countText(panel.count)}</Cell>
                <Cell>
                  <time dateTime={panel.changed}>{date.format(new Date(panel.changed))}</time>
                </Cell>
                <Cell data-wide="">{panel.description}</Cell>
                <Cell>
                  <PanelRowMenu panel={panel} actions={actions} />
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </div>
    </OverlayScope>
  );
}

/** What aria-sort says, for the eye. */
function SortMark({ direction }: { readonly direction: PanelOrder['direction'] }) {
  return (
    <span className="ssm-Panels-mark" data-direction={direction}>
      <Icon name="chevronDown" />
    </span>
  );
}
