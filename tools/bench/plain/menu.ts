/** A menu with nothing between the data and who draws it: what the bare-DOM page and the lean React page have in common. */
import { type PlainColumn, unpack } from './columns.ts';
import type { PlainRequest } from './request.ts';

interface PlainSort {
  readonly key: string;
  readonly isDescending: boolean;
}

export interface PlainMenu {
  readonly count: number;
  /** The numbers of the rows found, in their order. */
  readonly rows: () => ArrayLike<number>;
  readonly words: () => readonly string[];
  readonly sortedBy: () => PlainSort | null;
  readonly clauses: () => readonly string[];
  readonly selectedCount: () => number;
  readonly addedCount: () => number;
  /** `7,282 of 11,083 reagents`, and how many are selected. */
  readonly status: () => string;
  readonly text: (key: string, row: number) => string;
  readonly isSelected: (row: number) => boolean;
  readonly isAdded: (row: number) => boolean;
  readonly search: (text: string) => void;
  readonly filter: (least: number) => void;
  readonly sortBy: (key: string) => void;
  readonly select: (row: number, isOn: boolean) => void;
  readonly selectAll: (isOn: boolean) => void;
  readonly addSelected: () => void;
  /** Makes the sort order of each column shown, for when there is time. */
  readonly prepareOrders: () => void;
}

const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const grouped = new Intl.NumberFormat('en');
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function groupedNumber(value: number): string {
  return grouped.format(value);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function textOf(value: PlainColumn[number]): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? significant.format(value) : value;
}

/** Where each row stands when the column is sorted; rows without a value come last. */
function orderOf(values: PlainColumn): Uint32Array {
  const sorted = Array.from(values, (_, row) => row).toSorted((a, b) => {
    const [x = null, y = null] = [values[a], values[b]];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b;
    const least = typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y));
    return least || a - b;
  });
  const order = new Uint32Array(values.length);
  for (const [place, row] of sorted.entries()) order[row] = place;
  return order;
}

/** Fetches the menu that the page's address asks for. */
export async function loadMenu(request: PlainRequest): Promise<PlainMenu> {
  const { count, columns } = await unpack(request);
  const number = (key: string, row: number): number => {
    const value = columns[key]?.[row];
    return typeof value === 'number' ? value : Number.NaN;
  };
  const text = (key: string, row: number): string => textOf(columns[key]?.[row] ?? null);
  const folded = Array.from({ length: count }, (_, row) =>
    fold(request.searched.map((key) => text(key, row)).join('\n')),
  );
  const all = Uint32Array.from({ length: count }, (_, row) => row);
  const selected = new Uint8Array(count);
  // Spread over the menu, as a list of a study is.
  const added = Uint8Array.from({ length: count }, (_, row) => ((row * request.added) % count < request.added ? 1 : 0));
  const orders = new Map<string, Uint32Array>();
  let addedCount = added.reduce((sum, each) => sum + each, 0);
  let selectedCount = 0;
  let within: Uint32Array = all;
  let found: Uint32Array = all;
  let rows: Uint32Array = all;
  let words: readonly string[] = [];
  let clauses: readonly string[] = [];
  let sort: PlainSort | null = null;

  function order(key: string): Uint32Array {
    const known = orders.get(key);
    if (known !== undefined) return known;
    const made = orderOf(columns[key] ?? []);
    orders.set(key, made);
    return made;
  }

  function arrange(): void {
    if (sort === null) {
      rows = found;
      return;
    }
    const places = order(sort.key);
    const sign = sort.isDescending ? -1 : 1;
    rows = found.toSorted((a, b) => sign * ((places[a] ?? 0) - (places[b] ?? 0)));
  }

  function find(): void {
    if (words.length === 0) found = within;
    else found = within.filter((row) => words.every((word) => folded[row]?.includes(word)));
    arrange();
  }

  const menu: PlainMenu = {
    count,
    rows: () => rows,
    words: () => words,
    sortedBy: () => sort,
    clauses: () => clauses,
    selectedCount: () => selectedCount,
    addedCount: () => addedCount,
    status: () =>
      `${grouped.format(found.length)} of ${grouped.format(count)} reagents${request.allowsSelection ? `, ${grouped.format(selectedCount)} selected` : ''}`,
    text,
    isSelected: (row) => selected[row] === 1,
    isAdded: (row) => added[row] === 1,
    search(typed) {
      words = fold(typed.trim())
        .split(/\s+/)
        .filter((word) => word !== '');
      find();
    },
    filter(least) {
      const tests: readonly (readonly [string, (row: number) => boolean])[] = [
        [`LoDB (RFU) > ${least}`, (row) => number('loDb', row) > least],
        ['Dilution Group: 20%', (row) => columns['dilGroup']?.[row] === '20%'],
        ['Total CV Plasma < 20', (row) => number('totalCvPlasma', row) < 20],
        ['Signal to Noise Plasma > 1', (row) => number('sigNoisePlasma', row) > 1],
        ['Median Normal Plasma (RFU) > 100', (row) => number('medNormPlasma', row) > 100],
      ];
      const kept = tests.slice(0, request.filters);
      clauses = kept.map(([clause]) => clause);
      within = all.filter((row) => kept.every(([, isKept]) => isKept(row)));
      find();
    },
    sortBy(key) {
      if (sort?.key !== key) sort = { key, isDescending: false };
      else sort = sort.isDescending ? null : { key, isDescending: true };
      arrange();
    },
    select(row, isOn) {
      selectedCount += Number(isOn) - (selected[row] ?? 0);
      selected[row] = Number(isOn);
    },
    selectAll(isOn) {
      for (const row of rows) menu.select(row, isOn);
    },
    addSelected() {
      for (let row = 0; row < count; row += 1) {
        if (selected[row] === 0) continue;
        if (added[row] === 0) addedCount += 1;
        added[row] = 1;
        selected[row] = 0;
      }
      selectedCount = 0;
    },
    prepareOrders: () => request.columns.forEach(order),
  };
  if (request.filters > 0) menu.filter(100);
  return menu;
}
