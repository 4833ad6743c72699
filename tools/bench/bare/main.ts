/** The baseline of the benchmark: a menu written by hand, without any library between the data and the document. */
import { button, element, showFilters, titles } from './elements.ts';
import { drawRows, gridWidth, placeCell, rowOf } from './grid.ts';
import { columns, filterCount, grouped, loadMenu } from './menu.ts';

const menu = await loadMenu();
const box = element('input', { type: 'search', 'aria-label': 'Search by Keywords or IDs' });
const chips = element('ul');
const status = element('p', { role: 'status' });
const all = element('input', { type: 'checkbox' });
const checkCell = element('div', { class: 'cell', role: 'columnheader' }, all);
const head = element('div', { id: 'head', role: 'row' }, checkCell);
const body = element('div', { id: 'body' });
const grid = element('div', { id: 'grid', role: 'grid', 'aria-label': 'Menu' }, head, body);
for (const part of [head, body]) part.style.width = `${gridWidth}px`;
const draw = (isForced: boolean): void => drawRows(grid, body, menu, isForced);

function showState(): void {
  status.textContent = menu.status;
  all.checked = menu.selectedCount > 0 && menu.selectedCount === menu.rows.length;
  all.ariaLabel = `Select all ${grouped.format(menu.rows.length)}`;
  draw(true);
}

function showRows(): void {
  grid.setAttribute('aria-rowcount', String(menu.rows.length + 1));
  chips.replaceChildren(...menu.clauses.map((clause) => element('li', {}, clause)));
  showState();
}

function applyFilters(leastLoDb: number): void {
  menu.filter(leastLoDb);
  showRows();
}

const filters = filterCount > 0 ? [button('Filters', () => showFilters(menu, applyFilters))] : [];
for (const [index, key] of columns.entries()) {
  const sort = button(titles[key] ?? key, () => {
    menu.sortBy(key);
    const direction = menu.sort?.isDescending ? 'descending' : 'ascending';
    cell.setAttribute('aria-sort', menu.sort === null ? 'none' : direction);
    showRows();
  });
  const cell = element('div', { class: 'cell', role: 'columnheader' }, sort);
  placeCell(cell, index);
  head.append(cell);
}
all.addEventListener('change', () => {
  menu.selectAll(all.checked);
  showState();
});
body.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  menu.select(rowOf(target) ?? 0, target.checked);
  showState();
});
box.addEventListener('input', () => {
  menu.search(box.value);
  showRows();
});
grid.addEventListener('scroll', () => draw(false), { passive: true });
addEventListener('resize', () => draw(true));
document.body.append(element('h1', {}, 'The bare menu'), ...filters, chips, box, status, grid);
showRows();
requestIdleCallback(() => menu.prepareSorts());
