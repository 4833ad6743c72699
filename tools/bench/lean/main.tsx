/** The menu in React alone: rows memoised by slot, and nothing else. Says what React itself costs. */
// oxlint-disable-next-line no-restricted-imports -- nothing here is drawn on a server
import { type MouseEvent, type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { titleOf, widthOf } from '../plain/columns.ts';
import { type Frame, frameOf, pageSize, placeOf, rowHeight, startsOf } from '../plain/frame.ts';
import { groupedNumber, loadMenu, type PlainMenu } from '../plain/menu.ts';
import { type PlainRequest, readRequest } from '../plain/request.ts';
import { Columns, Dialog, Filters, Sheet } from './Dialogs.tsx';
import { Row } from './Row.tsx';

const none: Frame = { first: 0, size: 0, from: 0, to: 0 };

interface PageProps {
  readonly menu: PlainMenu;
  readonly request: PlainRequest;
}

function Page({ menu, request }: PageProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [frame, setFrame] = useState(none);
  const [dialog, setDialog] = useState<{ readonly name: string; readonly content: ReactNode } | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const starts = useState(() => startsOf(request.columns, request.allowsSelection))[0];
  const rows = menu.rows();
  const length = Math.min(pageSize, rows.length);
  const close = (): void => setDialog(null);

  function look(): void {
    if (grid.current === null) return;
    const next = frameOf(grid.current, length, starts);
    const isSame = Object.entries(next).every(([key, value]) => frame[key as keyof Frame] === value);
    if (!isSame) setFrame(next);
  }
  useLayoutEffect(look);

  const change = (action: () => void) => (): void => {
    action();
    redraw();
  };
  const open = (name: string, content: ReactNode) => (): void => setDialog({ name, content });

  function click(event: MouseEvent<HTMLElement>): void {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const row = Number(target.closest<HTMLElement>('.row')?.dataset['row'] ?? -1);
    if (row < 0) return;
    if (target instanceof HTMLInputElement) change(() => menu.select(row, !menu.isSelected(row)))();
    else if (target instanceof HTMLAnchorElement) {
      event.preventDefault();
      open('Spec sheet', <Sheet menu={menu} request={request} row={row} />)();
    }
  }

  const apply = (least: number): void => {
    setDialog(null);
    change(() => menu.filter(least))();
  };
  const isAll = menu.selectedCount() > 0 && menu.selectedCount() === rows.length;
  return (
    <>
      <h1>The menu in React alone</h1>
      <div>
        {request.filters > 0 && (
          <button type="button" onClick={open('Filters', <Filters clauses={menu.clauses()} onApply={apply} />)}>
            Filters
          </button>
        )}
        {request.allowsSelection && (
          <>
            <button type="button" onClick={open('Select Columns', <Columns request={request} />)}>
              Columns
            </button>
            <button type="button" onClick={open('Import Analytes', <textarea aria-label="Or paste a list" />)}>
              Import
            </button>
            <button type="button" onClick={change(menu.addSelected)}>
              Add to Panel Builder ({groupedNumber(menu.selectedCount())})
            </button>
          </>
        )}
      </div>
      <ul>
        {menu.clauses().map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
      <input
        type="search"
        aria-label="Search by Keywords or IDs"
        onChange={(event) => change(() => menu.search(event.target.value))()}
      />
      <p role="status">{menu.status()}</p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its rows have controls of their own */}
      <div id="grid" role="grid" tabIndex={-1} aria-label="Menu" ref={grid} onScroll={look} onClick={click}>
        <div id="head" role="row" tabIndex={-1} style={{ width: starts.at(-1) }}>
          {request.allowsSelection && (
            <div className="cell check" role="columnheader" tabIndex={-1}>
              <input
                type="checkbox"
                aria-label={`Select all ${groupedNumber(rows.length)}`}
                checked={isAll}
                onChange={(event) => change(() => menu.selectAll(event.target.checked))()}
              />
            </div>
          )}
          {request.columns.map((key, index) => (
            <div
              key={key}
              className="cell"
              role="columnheader"
              tabIndex={-1}
              style={{ left: starts[index], width: widthOf(key) }}
            >
              <button type="button" onClick={change(() => menu.sortBy(key))}>
                {titleOf(key)}
              </button>
            </div>
          ))}
        </div>
        <div id="body" style={{ width: starts.at(-1), height: length * rowHeight }}>
          {Array.from({ length: frame.size }, (_, slot) => {
            const place = placeOf(slot, frame);
            const row = rows[place];
            if (row === undefined) return null;
            return (
              <Row
                key={slot}
                menu={menu}
                request={request}
                starts={starts}
                row={row}
                place={place}
                from={frame.from}
                to={frame.to}
                words={menu.words()}
                isSelected={menu.isSelected(row)}
                isAdded={menu.isAdded(row)}
              />
            );
          })}
        </div>
      </div>
      {dialog !== null && (
        <Dialog name={dialog.name} onClose={close}>
          {dialog.content}
        </Dialog>
      )}
    </>
  );
}

const request = readRequest();
const menu = await loadMenu(request);
createRoot(document.body).render(<Page menu={menu} request={request} />);
requestIdleCallback(() => menu.prepareOrders());
