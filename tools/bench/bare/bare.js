// The baseline: the same menu by hand, with nothing between the data and the document. One page of
// 100 rows in a scroll container that draws only the rows in view, as the product does.
const widths = { seqId: 150, fullName: 400, targetName: 250, uniProtId: 150, entrezGeneName: 150, loDb: 150 };
const parameters = new URLSearchParams(location.search);
const shown = (parameters.get('columns') ?? 'seqId,fullName,targetName').split(',');
const allowsSelection = parameters.has('select');
const hasFilters = parameters.has('filters');
const fields = [...new Set(['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName', ...shown])];
const pageSize = 100;
const rowHeight = 36;

const grid = document.getElementById('grid');
const head = document.getElementById('head');
const body = document.getElementById('body');
const status = document.querySelector('[role=status]');
const box = document.querySelector('input');

const response = await fetch(`/sat/menuquery/public/somamer/search?version=V_11K&fields=${fields.join()}`, {
  headers: { accept: 'application/vnd.ssm.columns+json' },
});
const answer = await response.json();
const count = answer.count;
const separator = '\u001f';
const columns = {};
for (const [key, packed] of Object.entries(answer.columns)) {
  const raw = packed.dictionary ? packed.codes.map((code) => packed.dictionary[code] ?? null) : packed.values;
  columns[key] =
    packed.kind === 'list' ? raw.map((value) => (value === null ? null : value.replaceAll(separator, ', '))) : raw;
}
const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const grouped = new Intl.NumberFormat('en');
const textOf = (key, row) => {
  const value = columns[key][row];
  return value === null ? '' : typeof value === 'number' ? number.format(value) : value;
};
const folded = Array.from({ length: count }, (_, row) =>
  fields
    .map((key) => textOf(key, row))
    .join('\n')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase(),
);
const all = Uint32Array.from({ length: count }, (_, row) => row);
const selected = new Uint8Array(count);
let selectedCount = 0;
let found = all;
let within = all;
let words = [];
let sort = null;
let rows = all;
const orders = new Map();

function orderOf(key) {
  let order = orders.get(key);
  if (order === undefined) {
    const values = columns[key];
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    const isNumber = values.some((value) => typeof value === 'number');
    const sorted = [...all].toSorted((a, b) => {
      const [x, y] = [values[a], values[b]];
      if (x === null || y === null) return (x === null) - (y === null) || a - b;
      return (isNumber ? x - y : collator.compare(x, y)) || a - b;
    });
    order = new Uint32Array(count);
    for (let place = 0; place < count; place += 1) order[sorted[place]] = place;
    orders.set(key, order);
  }
  return order;
}

function arrange() {
  if (sort === null) rows = found;
  else {
    const order = orderOf(sort.key);
    const sign = sort.isDescending ? -1 : 1;
    rows = found.toSorted((a, b) => sign * (order[a] - order[b]));
  }
  const length = Math.min(pageSize, rows.length);
  body.style.height = `${length * rowHeight}px`;
  status.textContent = `${grouped.format(found.length)} of ${grouped.format(count)} reagents`;
  grid.setAttribute('aria-rowcount', String(rows.length + 1));
  draw(true);
}

function mark(cell, text) {
  if (words.length === 0) {
    cell.textContent = text;
    return;
  }
  const lower = text.toLowerCase();
  const at = words.map((word) => [lower.indexOf(word), word.length]).filter(([start]) => start >= 0);
  if (at.length === 0) {
    cell.textContent = text;
    return;
  }
  const [start, length] = at[0];
  const element = document.createElement('mark');
  element.textContent = text.slice(start, start + length);
  cell.replaceChildren(text.slice(0, start), element, text.slice(start + length));
}

const ring = [];
function makeSlot() {
  const element = document.createElement('div');
  element.className = 'row';
  element.setAttribute('role', 'row');
  let check = null;
  if (allowsSelection) {
    const cell = document.createElement('div');
    cell.className = 'cell check';
    cell.setAttribute('role', 'gridcell');
    check = document.createElement('input');
    check.type = 'checkbox';
    cell.append(check);
    element.append(cell);
  }
  const cells = shown.map((key) => {
    const cell = document.createElement('div');
    cell.className = 'cell';
    cell.setAttribute('role', 'gridcell');
    cell.style.width = `${widths[key] ?? 150}px`;
    element.append(cell);
    return cell;
  });
  body.append(element);
  return { element, check, cells, row: -1, place: -1 };
}

function draw(isForced) {
  const height = grid.clientHeight;
  const length = Math.min(pageSize, rows.length);
  const size = Math.min(Math.ceil(height / rowHeight) + 4, length);
  while (ring.length < size) ring.push(makeSlot());
  const first = Math.max(0, Math.min(Math.floor(grid.scrollTop / rowHeight) - 2, length - size));
  for (let slot = 0; slot < ring.length; slot += 1) {
    const entry = ring[slot];
    const place = slot < size ? first + ((((slot - first) % size) + size) % size) : -1;
    if (place < 0) {
      entry.element.hidden = true;
      entry.row = -1;
      continue;
    }
    const row = rows[place];
    if (!isForced && entry.row === row && entry.place === place) continue;
    entry.element.hidden = false;
    if (entry.place !== place) {
      entry.element.style.transform = `translateY(${place * rowHeight}px)`;
      entry.element.setAttribute('aria-rowindex', String(place + 2));
    }
    shown.forEach((key, index) => mark(entry.cells[index], textOf(key, row)));
    if (entry.check !== null) {
      entry.check.checked = selected[row] === 1;
      entry.check.ariaLabel = `Select ${columns.seqId[row]}`;
      entry.element.setAttribute('aria-selected', String(selected[row] === 1));
    }
    entry.row = row;
    entry.place = place;
  }
}

function search() {
  words = box.value
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) found = within;
  else {
    const result = new Uint32Array(within.length);
    let length = 0;
    for (const row of within) {
      const text = folded[row];
      if (words.every((word) => text.includes(word))) result[length++] = row;
    }
    found = result.slice(0, length);
  }
  arrange();
}

// Three filters in a box: LoDB above what is typed, one dilution group, and a CV below 8 %.
function filter(least) {
  const clauses = [
    [`LoDB (RFU) > ${least}`, (row) => columns.loDb[row] > least],
    ['Dilution Group: 20%', (row) => columns.dilGroup[row] === '20%'],
    ['Total CV Plasma < 8', (row) => columns.totalCvPlasma[row] !== null && columns.totalCvPlasma[row] < 8],
  ];
  within = all.filter((row) => clauses.every(([, isKept]) => isKept(row)));
  chips.replaceChildren(
    ...clauses.map(([text]) => {
      const chip = document.createElement('li');
      chip.textContent = text;
      return chip;
    }),
  );
  search();
}

const chips = document.createElement('ul');
if (hasFilters) {
  const opener = document.createElement('button');
  opener.textContent = 'Filters';
  const dialog = document.createElement('dialog');
  const input = document.createElement('input');
  input.ariaLabel = 'Value';
  input.value = '100';
  const apply = document.createElement('button');
  apply.textContent = 'Apply';
  dialog.append(input, apply);
  opener.addEventListener('click', () => {
    dialog.setAttribute('role', 'dialog');
    dialog.showModal();
  });
  apply.addEventListener('click', () => {
    dialog.close();
    filter(Number(input.value));
  });
  box.before(opener, dialog, chips);
}

if (allowsSelection) {
  const cell = document.createElement('div');
  cell.className = 'cell check';
  cell.setAttribute('role', 'columnheader');
  const check = document.createElement('input');
  check.type = 'checkbox';
  check.ariaLabel = `Select all ${grouped.format(count)}`;
  check.addEventListener('change', () => {
    for (const row of rows) selected[row] = check.checked ? 1 : 0;
    selectedCount = check.checked ? rows.length : 0;
    status.textContent = `${grouped.format(found.length)} of ${grouped.format(count)} reagents, ${selectedCount} selected`;
    draw(true);
  });
  cell.append(check);
  head.append(cell);
}
for (const key of shown) {
  const cell = document.createElement('div');
  cell.className = 'cell';
  cell.setAttribute('role', 'columnheader');
  cell.style.width = `${widths[key] ?? 150}px`;
  const button = document.createElement('button');
  button.textContent = key;
  button.addEventListener('click', () => {
    if (sort?.key !== key) sort = { key, isDescending: false };
    else if (!sort.isDescending) sort = { key, isDescending: true };
    else sort = null;
    cell.setAttribute('aria-sort', sort === null ? 'none' : sort.isDescending ? 'descending' : 'ascending');
    arrange();
  });
  cell.append(button);
  head.append(cell);
}
body.addEventListener('click', (event) => {
  if (!(event.target instanceof HTMLInputElement)) return;
  const slot = ring.find((entry) => entry.check === event.target);
  if (slot === undefined) return;
  selected[slot.row] = slot.check.checked ? 1 : 0;
  selectedCount += slot.check.checked ? 1 : -1;
  slot.element.setAttribute('aria-selected', String(slot.check.checked));
  status.textContent = `${grouped.format(found.length)} of ${grouped.format(count)} reagents, ${selectedCount} selected`;
});
box.addEventListener('input', search);
grid.addEventListener('scroll', () => draw(false), { passive: true });
addEventListener('resize', () => draw(true));
if (hasFilters) filter(100);
else arrange();
requestIdleCallback(() => shown.forEach(orderOf));
