/** The baseline: the menu by hand, with nothing between the data and the document. */
import { titleOf, widthOf } from '../plain/columns.ts';
import { startsOf } from '../plain/frame.ts';
import { groupedNumber, loadMenu } from '../plain/menu.ts';
import { readRequest } from '../plain/request.ts';
import { button, showColumns, showFilters, showImport, showSheet } from './dialogs.ts';
import { element } from './element.ts';
import { createRows } from './rows.ts';

const request = readRequest();
const menu = await loadMenu(request);

const box = element('input', { type: 'search', 'aria-label': 'Search by Keywords or IDs' });
const chips = element('ul');
const status = element('p', { role: 'status' });
const head = element('div', { id: 'head', role: 'row' });
const body = element('div', { id: 'body' });
const grid = element('div', { id: 'grid', role: 'grid', 'aria-label': 'Menu' }, head, body);
const add = button('Add to Panel Builder', () => {
  menu.addSelected();
  showState();
});
const all = element('input', { type: 'checkbox' });
const rows = createRows(grid, body, menu, request);
const starts = startsOf(request.columns, request.allowsSelection);

function showState(): void {
  status.textContent = menu.status();
  add.textContent = `Add to Panel Builder (${groupedNumber(menu.selectedCount())})`;
  all.checked = menu.selectedCount() > 0 && menu.selectedCount() === menu.rows().length;
  all.ariaLabel = `Select all ${groupedNumber(menu.rows().length)}`;
  rows.draw(true);
}

function showRows(): void {
  body.style.height = `${Math.min(100, menu.rows().length) * 32}px`;
  grid.setAttribute('aria-rowcount', String(menu.rows().length + 1));
  chips.replaceChildren(...menu.clauses().map((clause) => element('li', {}, clause)));
  showState();
}

const tools = element('div');
if (request.filters > 0) {
  const apply = (least: number): void => {
    menu.filter(least);
    showRows();
  };
  tools.append(button('Filters', () => showFilters(menu, apply)));
}
if (request.allowsSelection) {
  tools.append(
    button('Columns', () => showColumns(request)),
    button('Import', showImport),
    add,
  );
  all.addEventListener('change', () => {
    menu.selectAll(all.checked);
    showState();
  });
  head.append(element('div', { class: 'cell check', role: 'columnheader' }, all));
}
for (const [index, key] of request.columns.entries()) {
  const cell = element('div', { class: 'cell', role: 'columnheader' });
  cell.style.left = `${starts[index] ?? 0}px`;
  cell.style.width = `${widthOf(key)}px`;
  cell.append(
    button(titleOf(key), () => {
      menu.sortBy(key);
      const sort = menu.sortedBy();
      cell.setAttribute('aria-sort', sort === null ? 'none' : sort.isDescending ? 'descending' : 'ascending');
      showRows();
    }),
  );
  head.append(cell);
}
head.style.width = `${starts.at(-1) ?? 0}px`;
body.addEventListener('click', (event) => {
  const { target } = event;
  const row = target instanceof Element ? rows.rowOf(target) : undefined;
  if (row === undefined) return;
  if (target instanceof HTMLInputElement) {
    menu.select(row, target.checked);
    showState();
  } else if (target instanceof HTMLAnchorElement) {
    event.preventDefault();
    showSheet(menu, request, row);
  }
});
box.addEventListener('input', () => {
  menu.search(box.value);
  showRows();
});
grid.addEventListener('scroll', () => rows.draw(false), { passive: true });
addEventListener('resize', () => rows.draw(true));
document.body.append(element('h1', {}, 'The menu in bare DOM'), tools, chips, box, status, grid);
showRows();
requestIdleCallback(() => menu.prepareOrders());
