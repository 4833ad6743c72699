import type { AssayVersion, ColumnKey, MenuView } from 'ssm-core';
import {
  bestFirst,
  columnsMediaType,
  createSearchIndex,
  defaultColumnKeys,
  filterRows,
  identifierColumnKeys,
  otherNamesKey,
  parseColumns,
  parseSearch,
  searchRows,
  sortRanks,
  sortRows,
  type Table,
} from 'ssm-core/engine';
import { createCellText, en } from 'ssm-react';

export const filters: Readonly<
  Record<string, { readonly text: string; readonly key: string; readonly column: ColumnKey }>
> = {
  'Dilution Group 0.5%': { text: 'dilGroup=0.5%25', key: 'dilGroup', column: 'dilutionGroup' },
  'LoDB (RFU) above 100': { text: 'loDb>100', key: 'loDb', column: 'loDb' },
};

interface Catalogue {
  readonly total: number;
  readonly seqIds: readonly string[];
  /** Returns the SeqIds of all pages of a view, in order. With `alone`, only those in that set. */
  list(view: MenuView, alone?: ReadonlySet<string>): readonly string[];
}

const cellText = createCellText(en, 'en');

function catalogueOf(table: Table, seqIds: readonly string[]): Catalogue {
  const known = new Map<string, readonly string[]>();
  const indexes = new Map<string, ReturnType<typeof createSearchIndex>>();

  function indexOf(keys: readonly ColumnKey[]): ReturnType<typeof createSearchIndex> {
    const index = indexes.get(keys.join()) ?? createSearchIndex(table, keys, cellText);
    indexes.set(keys.join(), index);
    return index;
  }

  function listed({ search, sort, filters: clauses }: MenuView): readonly string[] {
    const read = Object.values(filters).filter(({ key }) => clauses.some((clause) => clause.key === key));
    const keys = [...new Set([...identifierColumnKeys, ...defaultColumnKeys, ...read.map(({ column }) => column)])];
    const index = indexOf(keys);
    const query = parseSearch(search);
    const within = filterRows(table, clauses);
    const found = searchRows(index, query, within);
    const rows =
      sort === null
        ? bestFirst(index, found, query)
        : sortRows(found, sortRanks(table, sort.key, cellText), sort.direction);
    return Array.from(rows, (row) => seqIds[row] as string);
  }

  return {
    total: seqIds.length,
    seqIds,
    list(view, alone) {
      const { search, sort, filters: clauses } = view;
      const name = JSON.stringify([search, sort, clauses]);
      const whole = known.get(name) ?? listed(view);
      known.set(name, whole);
      return alone === undefined ? whole : whole.filter((seqId) => alone.has(seqId));
    },
  };
}

export type Catalogues = Readonly<Record<AssayVersion, Catalogue>>;

async function load(origin: string, version: AssayVersion): Promise<Catalogue> {
  const fields = [
    ...new Set([...identifierColumnKeys, ...defaultColumnKeys, 'dilutionGroup', 'loDb', otherNamesKey]),
  ].join();
  const address = `${origin}/sat/menuquery/public/somamer/search?version=${version}&fields=${fields}`;
  const ask = (accept: string) => fetch(address, { headers: { Accept: accept } });
  const [columns, rows] = await Promise.all([ask(columnsMediaType), ask('application/json')]);
  const seqIds = ((await rows.json()) as readonly { readonly seqId: string }[]).map(({ seqId }) => seqId);
  return catalogueOf(parseColumns(await columns.json()), seqIds);
}

export async function loadCatalogues(origin: string): Promise<Catalogues> {
  const [sevenK, elevenK] = await Promise.all([load(origin, 'V_7K'), load(origin, 'V_11K')]);
  return { V_7K: sevenK, V_11K: elevenK };
}
