import { readFileSync } from 'node:fs';
import { type AssayVersion, assayVersions } from 'ssm-core';
import {
  bestFirst,
  type Catalogues,
  cellValue,
  createImportAnswers,
  createSearchIndex,
  filterRows,
  identifierColumnKeys,
  parseSearch,
  searchRows,
  suggestFrom,
} from 'ssm-core/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActiveCatalogue, CatalogueHolder } from './active.ts';
import { identifiersOf } from './identifiers.ts';
import { hasSharedData, loadRealCatalogues } from './testing/realLoads.ts';

const file = new URL('../../../ssm-core/src/identifiers/search.truth.tsv', import.meta.url);
const typed = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [text = '', symbol = ''] = line.split('\t');
    return { text, symbol };
  });

function shown(_: string, value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

describe.skipIf(!hasSharedData())('the search box (skipped where the shared data folder is absent)', () => {
  let holder: CatalogueHolder;
  beforeAll(async () => {
    holder = await loadRealCatalogues();
  });

  function search(version: AssayVersion) {
    const { table } = holder.get(version) as ActiveCatalogue;
    const index = createSearchIndex(table, identifierColumnKeys, shown);
    const cell = (row: number, key: string) => cellValue(table, row, key);
    const find = (text: string): readonly number[] => {
      const query = parseSearch(text);
      return [...bestFirst(index, searchRows(index, query), query)];
    };
    return { find, cell };
  }

  it.each(assayVersions)('%s: texts that people type find the intended protein in a filter of names too', (version) => {
    const { table } = holder.get(version) as ActiveCatalogue;
    const filters = ['entrezGeneName', 'targetName', 'fullName', 'uniProtId', 'seqId'] as const;
    const hasSymbol = (row: number, symbol: string) =>
      (cellValue(table, row, 'entrezGeneName') as readonly string[] | null)?.includes(symbol) === true;
    const missed = typed.filter(
      ({ text, symbol }) =>
        !filters.some((key) =>
          filterRows(table, [{ key, operator: '*=', text }]).some((row) => hasSymbol(row, symbol)),
        ),
    );
    // Its name is "Troponin T, cardiac muscle", and only the search box finds words in another order.
    expect(missed.map(({ text }) => text)).toEqual(['cardiac troponin T']);
  });

  it.each(assayVersions)('%s: an alias suggests its symbol first', (version) => {
    const { table } = holder.get(version) as ActiveCatalogue;
    const suggested = ['HER2', 'il8', 'TNF-alpha', 'PD-L1', 'NGAL'].map((text) => {
      const [first] = suggestFrom(table, 'entrezGeneName', text, 20);
      return [first?.value, first?.otherName];
    });
    expect(suggested).toEqual([
      ['ERBB2', 'HER2'],
      ['CXCL8', 'IL8'],
      ['TNF', 'TNF-alpha'],
      ['CD274', 'PD-L1'],
      ['LCN2', 'NGAL'],
    ]);
  });

  it.each(assayVersions)('%s: texts that people type have the intended protein in the first row', (version) => {
    const { find, cell } = search(version);
    const wrong = typed.flatMap(({ text, symbol }) => {
      const [first] = find(text);
      const symbols = first === undefined ? null : (cell(first, 'entrezGeneName') as readonly string[] | null);
      return symbols?.includes(symbol) ? [] : [{ text, symbol, symbols }];
    });
    expect([typed.length > 150, wrong]).toEqual([true, []]);
  });

  /**
   * Compares the reagents that an import finds with those that the search box finds. Leaves out texts that the import
   * does not know.
   */
  async function compare(version: AssayVersion, texts: readonly string[]) {
    const { find, cell } = search(version);
    const answers = createImportAnswers((await identifiersOf(holder, version)) as Catalogues);
    return texts.flatMap((text, line) => {
      const first = { column: 0, kind: 'text', text } as const;
      const cells = [{ kind: 'any', cell: first }] as const;
      const asked = { sheet: 'Sheet1', line, role: 'data', note: null, cells, first } as const;
      const { status, reason, seqId, candidates } = answers(asked);
      const several = candidates.map((each) => each.seqId);
      const meant = seqId === null ? several : [seqId];
      const isMeant =
        status !== 'duplicate' && status !== 'not_on_menu' && reason !== 'near' && reason !== 'damaged_date';
      if (!isMeant || meant.length === 0) return [];
      const found = find(text).map((each) => cell(each, 'seqId') as string);
      return [{ text, meant, found }];
    });
  }

  it.each(assayVersions)(
    '%s: every alias that an import resolves to a reagent also finds the reagent in the search box',
    async (version) => {
      const { knowledge } = holder.get(version) as ActiveCatalogue;
      const names = [...new Set(knowledge.aliases.map(({ alias }) => alias))].filter((_, at) => at % 7 === 0);
      const compared = await compare(version, names);
      const wrong = compared.filter(({ meant, found }) => !meant.every((each) => found.includes(each)));
      expect([compared.length > 1000, wrong]).toEqual([true, []]);
    },
  );

  it.each(assayVersions)('%s: an id finds exactly the reagents that an import finds by the id', async (version) => {
    const { knowledge } = holder.get(version) as ActiveCatalogue;
    const ids = knowledge.genes.flatMap(({ entrezId, hgncId }) => [`GeneID:${entrezId}`, hgncId ?? '']);
    const replaced = knowledge.accessionChanges.map(({ from }) => from);
    const compared = await compare(version, [...ids.filter((_, at) => at % 7 === 0), ...new Set(replaced)]);
    // A reagent that the other version withdrew is still on a menu, but an import prefers others.
    const withdrawn = new Set(
      assayVersions.flatMap((each) => holder.get(each)?.withdrawn ?? []).map((each) => each.seqId),
    );
    const wrong = compared.filter(({ meant, found }) => {
      const others = new Set(found);
      for (const seqId of withdrawn) if (!meant.includes(seqId)) others.delete(seqId);
      return meant.toSorted().join() !== [...others].toSorted().join();
    });
    expect([compared.length > 1000, wrong]).toEqual([true, []]);
  });
});
