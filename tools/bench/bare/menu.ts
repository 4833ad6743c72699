type Column = readonly (string | number | boolean | null)[];

interface PackedColumn {
  readonly kind: string;
  readonly values?: Column;
  readonly dictionary?: readonly string[];
  readonly codes?: readonly number[];
}

const identifiers = ['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName'];
const filtered = ['loDb', 'dilGroup', 'totalCvPlasma', 'sigNoisePlasma', 'medNormPlasma'];
const parameters = new URLSearchParams(location.search);

export const columns: readonly string[] = (parameters.get('columns') ?? 'seqId,fullName,targetName').split(',');
export const filterCount: number = parameters.get('filters')?.split('&').length ?? 0;
const addedCount = Number(parameters.get('added') ?? 0);
const searched = [...new Set([...identifiers, ...columns])];
const fields = [...new Set([...searched, ...filtered.slice(0, filterCount)])];

const listSeparator = '\u001f';
const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
export const grouped: Intl.NumberFormat = new Intl.NumberFormat('en');
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function unpack({ kind, values, dictionary, codes }: PackedColumn): Column {
  const raw = values ?? codes?.map((code) => dictionary?.[code] ?? null) ?? [];
  if (kind !== 'list') return raw;
  return raw.map((value) => (value === null ? null : String(value).replaceAll(listSeparator, ', ')));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the position of each row in the order of the sorted column. Rows without a value come last. */
function placesOf(values: Column): Uint32Array {
  const sorted = Array.from(values, (_, row) => row).toSorted((a, b) => {
    const [x = null, y = null] = [values[a], values[b]];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b;
    const order = typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y));
    return order || a - b;
  });
  const places = new Uint32Array(values.length);
  for (const [place, row] of sorted.entries()) places[row] = place;
  return places;
}

export class Menu {
  readonly count: number;
  rows: Uint32Array;
  words: readonly string[] = [];
  clauses: readonly string[] = [];
  sort: { readonly key: string; readonly isDescending: boolean } | null = null;
  selectedCount = 0;
  readonly selected: Uint8Array;
  readonly added: Uint8Array;
  readonly #values: Readonly<Record<string, Column>>;
  readonly #folded: readonly string[];
  readonly #all: Uint32Array;
  readonly #places = new Map<string, Uint32Array>();
  #kept: Uint32Array;
  #found: Uint32Array;

  constructor(count: number, packed: Readonly<Record<string, PackedColumn>>) {
    this.count = count;
    this.#values = Object.fromEntries(Object.entries(packed).map(([key, column]) => [key, unpack(column)]));
    this.#folded = Array.from({ length: count }, (_, row) =>
      fold(searched.map((key) => this.text(key, row)).join('\n')),
    );
    this.#all = Uint32Array.from({ length: count }, (_, row) => row);
    this.selected = new Uint8Array(count);
    // Spreads the added reagents over the menu, like the list of a study.
    this.added = Uint8Array.from({ length: count }, (_, row) => Number((row * addedCount) % count < addedCount));
    this.#kept = this.#all;
    this.#found = this.#all;
    this.rows = this.#all;
    if (filterCount > 0) this.filter(100);
  }

  get status(): string {
    const found = `${grouped.format(this.#found.length)} of ${grouped.format(this.count)} reagents`;
    return `${found}, ${grouped.format(this.selectedCount)} selected`;
  }

  text(key: string, row: number): string {
    const value = this.#values[key]?.[row] ?? null;
    if (value === null) return '';
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    return typeof value === 'number' ? significant.format(value) : value;
  }

  search(text: string): void {
    this.words = fold(text)
      .split(/\s+/)
      .filter((word) => word !== '');
    this.#find();
  }

  filter(leastLoDb: number): void {
    const number = (key: string, row: number): number => Number(this.#values[key]?.[row] ?? Number.NaN);
    const tests: readonly (readonly [string, (row: number) => boolean])[] = [
      [`LoDB (RFU) > ${leastLoDb}`, (row) => number('loDb', row) > leastLoDb],
      ['Dilution Group: 20%', (row) => this.#values['dilGroup']?.[row] === '20%'],
      ['Total CV Plasma < 20', (row) => number('totalCvPlasma', row) < 20],
      ['Signal to Noise Plasma > 1', (row) => number('sigNoisePlasma', row) > 1],
      ['Median Normal Plasma (RFU) > 100', (row) => number('medNormPlasma', row) > 100],
    ];
    const applied = tests.slice(0, filterCount);
    this.clauses = applied.map(([clause]) => clause);
    this.#kept = this.#all.filter((row) => applied.every(([, isKept]) => isKept(row)));
    this.#find();
  }

  sortBy(key: string): void {
    if (this.sort?.key !== key) this.sort = { key, isDescending: false };
    else this.sort = this.sort.isDescending ? null : { key, isDescending: true };
    this.#arrange();
  }

  select(row: number, isOn: boolean): void {
    this.selectedCount += Number(isOn) - (this.selected[row] ?? 0);
    this.selected[row] = Number(isOn);
  }

  selectAll(isOn: boolean): void {
    for (const row of this.rows) this.select(row, isOn);
  }

  prepareSorts(): void {
    for (const key of columns) this.#placesOf(key);
  }

  #placesOf(key: string): Uint32Array {
    const places = this.#places.get(key) ?? placesOf(this.#values[key] ?? []);
    this.#places.set(key, places);
    return places;
  }

  #find(): void {
    const { words } = this;
    if (words.length === 0) this.#found = this.#kept;
    else this.#found = this.#kept.filter((row) => words.every((word) => this.#folded[row]?.includes(word)));
    this.#arrange();
  }

  #arrange(): void {
    this.rows = this.#found;
    if (this.sort === null) return;
    const places = this.#placesOf(this.sort.key);
    const sign = this.sort.isDescending ? -1 : 1;
    this.rows = this.#found.toSorted((a, b) => sign * ((places[a] ?? 0) - (places[b] ?? 0)));
  }
}

export async function loadMenu(): Promise<Menu> {
  const version = parameters.get('version') ?? 'V_11K';
  const response = await fetch(`/sat/menuquery/public/somamer/search?version=${version}&fields=${fields.join()}`, {
    headers: { accept: 'application/vnd.ssm.columns+json' },
  });
  const answer: { readonly count: number; readonly columns: Readonly<Record<string, PackedColumn>> } =
    await response.json();
  return new Menu(answer.count, answer.columns);
}
