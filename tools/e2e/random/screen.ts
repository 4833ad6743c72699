import type { Page } from 'playwright';
import type { AssayVersion } from 'ssm-core';
import {
  listOf,
  type Model,
  newestPanel,
  type Place,
  pageOfRows,
  rowsOf,
  selectedOf,
  shownTable,
  shownVersion,
  stepsOf,
} from './model.ts';

interface ShownTable {
  /** The count, such as “7 of 7,596 reagents”. */
  readonly found: string;
  /** The selection, such as “3 selected, 1 of them not shown”. */
  readonly selected: string;
  readonly search: string;
  readonly rowCount: number;
  /** The drawn rows in order, such as “2 40005-9 selected”. */
  readonly rows: readonly string[];
  readonly blank: readonly number[];
}

export interface Screen {
  readonly broken: string;
  /** The hidden or removed element that has the focus. Empty if a visible element or the page has the focus. */
  readonly lostFocus: string;
  readonly heading: string;
  /** The link to the builder, such as “7K Panel Builder, 3 analytes”. */
  readonly builder: string;
  readonly buttons: readonly string[];
  readonly table: ShownTable | null;
}

/** Reads the screen. Runs in the page. */
function readScreen(): Screen {
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const textOf = (element: Element | undefined): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

  function lostFocus(): string {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    const what = element.outerHTML.slice(0, 120);
    if (!isShown(element)) return `on what is not shown: ${what}`;
    const dialog = all('[role=dialog]').at(-1);
    const isInPopover = element.closest('[role=listbox], [role=menu], [data-part=Toast], [role=region]') !== null;
    if (dialog !== undefined && !dialog.contains(element) && !isInPopover) return `behind the dialog: ${what}`;
    const { width, height } = element.getBoundingClientRect();
    return width === 0 || height === 0 ? `on what has no size: ${what}` : '';
  }

  function readTable(): ShownTable | null {
    const grid = all('.ssm-MenuTable [role=grid]')[0];
    if (grid === undefined) return null;
    const drawn = [...grid.querySelectorAll('[role=row]')]
      .map((row) => ({ row, index: Number(row.getAttribute('aria-rowindex')) }))
      .filter(({ index }) => index > 1)
      .toSorted((one, other) => one.index - other.index);
    const rows = drawn.map(({ row, index }) => {
      const box = row.querySelector('[data-part=SelectAll], input, button');
      const label = box?.getAttribute('aria-label') ?? '';
      const seqId = label.replace('Select ', '').split(' ')[0];
      const isHeld = box instanceof HTMLButtonElement;
      const isTicked = box instanceof HTMLInputElement && box.checked;
      const isMarked = row.getAttribute('aria-selected') === 'true';
      return [index, seqId, isHeld && 'in the builder', isTicked && 'ticked', isMarked && 'selected']
        .filter((part) => part !== false)
        .join(' ');
    });
    const head = grid.querySelector('[role=rowgroup]')?.getBoundingClientRect();
    const frame = grid.getBoundingClientRect();
    const height = drawn[0]?.row.getBoundingClientRect().height ?? 0;
    const body = grid.querySelector('.ssm-Grid-body')?.getBoundingClientRect();
    const blank: number[] = [];
    if (body !== undefined && head !== undefined && height > 0) {
      const places = new Set(drawn.map(({ row }) => Math.round((row.getBoundingClientRect().top - body.top) / height)));
      const count = Math.round(body.height / height);
      const first = Math.max(0, Math.floor((head.bottom - body.top + 1) / height));
      const last = Math.min(count, Math.ceil((frame.bottom - body.top - 1) / height));
      for (let place = first; place < last; place += 1) if (!places.has(place)) blank.push(place);
    }
    return {
      found: textOf(all('[data-part=ResultCount]')[0]),
      selected: textOf(all('[data-part=SelectedCount]')[0]),
      search: all('input[type=search]').map((box) => (box as HTMLInputElement).value)[0] ?? '',
      rowCount: Number(grid.getAttribute('aria-rowcount')),
      rows,
      blank,
    };
  }

  const crashes = all('[role=alert], [role=dialog]').filter((element) =>
    textOf(element).includes('Something went wrong'),
  );
  return {
    broken: crashes.map(textOf).join(),
    lostFocus: lostFocus(),
    heading: all('h1').map(textOf).join(),
    builder: all('header [data-component=BuilderLabel]')
      .map((label) => textOf(label.parentElement?.lastElementChild ?? undefined))
      .join(),
    buttons: all('main button')
      .map(textOf)
      .filter((text) => /^(?:Add to|Remove) .*\([\d,]+\)$|^(?:Undo|Redo)$/.test(text)),
    table: readTable(),
  };
}

export function screenOf(page: Page): Promise<Screen> {
  return page.evaluate(readScreen);
}

const shown = (count: number): string => count.toLocaleString('en');
const names: Readonly<Record<AssayVersion, string>> = { V_7K: '7K', V_11K: '11K' };

function headingOf(model: Model): string {
  const headings: Readonly<Record<Place, string>> = {
    home: 'SomaScan Menu',
    V_7K: '7K Panel Builder',
    V_11K: '11K Panel Builder',
    panels: 'My Panels',
    panel: newestPanel(model)?.name ?? '',
  };
  return headings[model.place];
}

function tableOf(model: Model, drawn: readonly string[]): ShownTable | null {
  const table = shownTable(model);
  if (table === undefined) return null;
  const rows = rowsOf(model);
  const list = listOf(model);
  const total = model.place === 'home' ? model.catalogues[table.view.version].total : list.size;
  const selected = selectedOf(model);
  const listed = new Set(rows);
  const elsewhere = [...selected].filter((seqId) => !listed.has(seqId)).length;
  const { start, end } = pageOfRows(model);
  const indexes = drawn
    .map((row) => Number(row.split(' ')[0]))
    .filter((index) => index > start + 1 && index <= end + 1);
  return {
    found: `${shown(rows.length)} of ${shown(total)} reagents`,
    selected: `${shown(selected.size)} selected${elsewhere === 0 ? '' : `, ${shown(elsewhere)} of them not shown`}`,
    search: table.view.search,
    rowCount: rows.length + 1,
    rows: indexes.map((index) => {
      const seqId = rows[index - 2] ?? '';
      const isHeld = model.place === 'home' && list.has(seqId);
      return `${index} ${seqId}${isHeld ? ' in the builder' : ''}${selected.has(seqId) ? ' ticked selected' : ''}`;
    }),
    blank: [],
  };
}

export function wantedScreen(model: Model, { table }: Screen): Screen {
  const version = shownVersion(model);
  const count = listOf(model, version).size;
  const { done, undone } = stepsOf(model, version);
  const isHome = model.place === 'home';
  const isBuilder = model.place === 'V_7K' || model.place === 'V_11K';
  const selected = shown(selectedOf(model).size);
  return {
    broken: '',
    lostFocus: '',
    heading: headingOf(model),
    builder: `${names[version]} Panel Builder, ${count === 1 ? '1 analyte' : `${shown(count)} analytes`}`,
    buttons: [
      ...(isHome ? [`Add to Panel Builder (${selected})`] : []),
      ...(isBuilder ? [`Remove (${selected})`] : []),
      ...((isHome || isBuilder) && done.length > 0 ? ['Undo'] : []),
      ...(isBuilder && undone.length > 0 ? ['Redo'] : []),
    ],
    // Not compared for a panel, because the step that opens the panel checks its table.
    table: model.place === 'panel' ? table : tableOf(model, table?.rows ?? []),
  };
}
