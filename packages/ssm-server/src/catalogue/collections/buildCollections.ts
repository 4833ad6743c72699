/** Builds the curated collections of the active catalogues: browse topics, and all other gene sets. */
import {
  type AssayVersion,
  assayVersions,
  type Collection,
  type CollectionGene,
  type CollectionSource,
  type CollectionVersion,
  type OwnColumnKey,
} from 'ssm-core';
import { type GeneSetFact, listSeparator, type SetGene } from 'ssm-core/engine';
import { isOwnColumnKey, memoizeOnPair, ownColumnKind } from 'ssm-core/internal';
import { inTurns, type Steps } from '../../queue/steps.ts';
import type { ActiveCatalogue } from '../active.ts';
import { browseTopics, type Topic } from '../topics.ts';
import { reagentAt, type SetGenes, setGenesOf } from './setGenes.ts';

type Category = Collection['category'];

interface WholeCollection extends Collection {
  readonly genes: readonly CollectionGene[];
}

export interface Collections {
  readonly topics: readonly WholeCollection[];
  readonly geneSets: readonly WholeCollection[];
}

type StandardCategory = Exclude<Category, OwnColumnKey>;

const standardCategories: readonly StandardCategory[] = [
  'diseases',
  'pathways',
  'goBioProcess',
  'goMoleFunc',
  'goCellComp',
  'mesh',
];
const shortNames: Readonly<Record<StandardCategory, string>> = {
  diseases: 'disease',
  pathways: 'pathway',
  goBioProcess: 'bp',
  goMoleFunc: 'mf',
  goCellComp: 'cc',
  mesh: 'mesh',
};

interface GivenSet {
  readonly category: Category;
  readonly value: string;
  readonly genes: readonly SetGene[];
  readonly sources: readonly CollectionSource[];
  readonly isWhole: boolean;
}

/** Finds the date in a text, such as 2026-06-10 in `WikiPathways 2026-06-10`. */
export function dateIn(source: string | null): string | null {
  return (
    /(?<!\d)(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?(?![\d-])/.exec(source ?? '')?.[0] ?? null
  );
}

const keyOf = (category: string, value: string): string => `${category}\t${value}`;

/** Merges sets with which both versions were loaded. Duplicate genes are removed later, by genesOf. */
function loadedSets(catalogues: readonly ActiveCatalogue[]): Map<string, GivenSet> {
  const sets = new Map<string, GivenSet>();
  for (const { knowledge } of catalogues) {
    for (const { category, value, genes, sources } of knowledge.geneSets as readonly (GeneSetFact & GivenSet)[]) {
      const before = sets.get(keyOf(category, value));
      const all = [...(before?.sources ?? []), ...sources.map((said) => ({ ...said, date: dateIn(said.source) }))];
      const once = new Map(
        all.map(({ source, date, licence }) => [`${source}\t${licence}`, { source, date, licence }]),
      );
      sets.set(keyOf(category, value), {
        category,
        value,
        genes: [...(before?.genes ?? []), ...genes],
        sources: [...once.values()],
        isWhole: true,
      });
    }
  }
  return sets;
}

function rowsByValue({ table }: ActiveCatalogue, category: Category): ReadonlyMap<string, readonly number[]> {
  const column = table.columns.get(category);
  const rows = new Map<string, number[]>();
  if (column?.kind !== 'list') return rows;
  const valuesOf = column.dictionary.map((entry) => [...new Set(entry.split(listSeparator))]);
  for (const [row, code] of column.codes.entries()) {
    for (const value of valuesOf[code] ?? []) {
      const found = rows.get(value);
      if (found === undefined) rows.set(value, [row]);
      else found.push(row);
    }
  }
  return rows;
}

type Rows = ReadonlyMap<AssayVersion, ReadonlyMap<Category, ReadonlyMap<string, readonly number[]>>>;

/** Counts all genes of a reagent, because the table does not say which of them belongs to the set. */
function genesAt(catalogue: ActiveCatalogue, row: number): readonly SetGene[] {
  const { symbols, entrezIds } = reagentAt(catalogue, row);
  if (symbols.length === entrezIds.length) {
    return symbols.map((name, index) => ({ name, entrezId: entrezIds[index] ?? null }));
  }
  return symbols.length > 0
    ? symbols.map((name) => ({ name, entrezId: null }))
    : entrezIds.map((entrezId) => ({ name: entrezId, entrezId }));
}

function addSetsOfRows(sets: Map<string, GivenSet>, catalogues: readonly ActiveCatalogue[], rows: Rows): void {
  const loaded = new Set(sets.keys());
  for (const catalogue of catalogues) {
    for (const [category, byValue] of rows.get(catalogue.version) ?? []) {
      for (const [value, found] of byValue) {
        const key = keyOf(category, value);
        if (loaded.has(key)) continue;
        const before = sets.get(key);
        const source = { source: catalogue.label, date: null, licence: null };
        sets.set(key, {
          category,
          value,
          genes: [...(before?.genes ?? []), ...found.flatMap((row) => genesAt(catalogue, row))],
          sources: [...(before?.sources ?? []), source],
          isWhole: false,
        });
      }
    }
  }
}

function genesOf(given: readonly SetGene[], genes: SetGenes): readonly CollectionGene[] {
  const found = new Map<
    string,
    { symbol: string; entrezId: string | null; seqIds: Record<AssayVersion, Set<string>> }
  >();
  for (const named of given) {
    for (const { gene, seqIds } of genes.find(named)) {
      const { symbol, entrezId } = gene;
      const known = found.get(gene.key) ?? { symbol, entrezId, seqIds: { V_7K: new Set(), V_11K: new Set() } };
      for (const version of assayVersions) for (const seqId of seqIds(version)) known.seqIds[version].add(seqId);
      found.set(gene.key, known);
    }
  }
  return [...found.values()]
    .map(({ seqIds, ...gene }) => ({ ...gene, seqIds: { V_7K: [...seqIds.V_7K], V_11K: [...seqIds.V_11K] } }))
    .toSorted((one, other) => natural(one.symbol, other.symbol));
}

let collator: Intl.Collator | undefined;

function natural(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other);
}

function versionOf(
  { version }: ActiveCatalogue,
  genes: readonly CollectionGene[],
  filtered: readonly number[],
): CollectionVersion {
  const measured = genes.filter(({ seqIds }) => seqIds[version].length > 0);
  const reagents = new Set(measured.flatMap(({ seqIds }) => seqIds[version]));
  return { version, genes: measured.length, reagents: reagents.size, filtered: filtered.length };
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the families of the operator's sets, in the order of the catalogues. */
function ownFamilies(catalogues: readonly ActiveCatalogue[]): readonly OwnColumnKey[] {
  const keys = catalogues.flatMap(({ knowledge }) => knowledge.ownColumns.map(({ key }) => key));
  return [...new Set(keys)].filter((key) => isOwnColumnKey(key)).filter((key) => ownColumnKind(key) === 'set');
}

function shortNameOf(category: Category): string {
  // The words of an own key have no dot, so that ids of families cannot meet those of other categories.
  return isOwnColumnKey(category) ? category.replace('own.set.', 'own-') : shortNames[category];
}

/** Builds all collections. If one catalogue is real, the invented sets of a demo are left out. */
function* buildCollections(catalogues: readonly ActiveCatalogue[]): Steps<Collections> {
  const real = catalogues.filter(({ isDemo }) => !isDemo);
  const isDemo = real.length === 0;
  const telling = isDemo ? catalogues : real;
  const genes = yield* setGenesOf(catalogues);
  const categories = [...standardCategories, ...ownFamilies(telling)];
  const rows: Rows = new Map(
    catalogues.map((catalogue) => [
      catalogue.version,
      new Map(categories.map((category) => [category, rowsByValue(catalogue, category)])),
    ]),
  );
  const sets = loadedSets(telling);
  addSetsOfRows(sets, telling, rows);

  function whole(set: GivenSet, id: string, name: string): WholeCollection {
    const { category, value: param, isWhole, sources } = set;
    const own = genesOf(set.genes, genes);
    const versions = catalogues.map((catalogue) =>
      versionOf(catalogue, own, rows.get(catalogue.version)?.get(category)?.get(param) ?? []),
    );
    return { id, category, param, name, isDemo, isWhole, sources, geneCount: own.length, versions, genes: own };
  }

  const topics: WholeCollection[] = [];
  for (const { column, param, name } of browseTopics satisfies readonly Topic[]) {
    const empty: GivenSet = { category: column, value: param, genes: [], sources: [], isWhole: false };
    topics.push(whole(sets.get(keyOf(column, param)) ?? empty, param, name));
    yield;
  }
  const isTopic = new Set(browseTopics.map(({ column, param }) => keyOf(column, param)));
  const others = [...sets].flatMap(([key, set]) => (isTopic.has(key) ? [] : [set]));
  const ordered = others.toSorted(
    (one, other) =>
      categories.indexOf(one.category) - categories.indexOf(other.category) || natural(one.value, other.value),
  );
  const ids = new Map<string, number>();
  const geneSets: WholeCollection[] = [];
  for (const set of ordered) {
    const slug = `${shortNameOf(set.category)}-${slugOf(set.value)}`;
    const times = (ids.get(slug) ?? 0) + 1;
    ids.set(slug, times);
    geneSets.push(whole(set, times === 1 ? slug : `${slug}-${times}`, set.value));
    yield;
  }
  return { topics, geneSets };
}

/** Memoized by the pair of catalogues, and freed with them. */
export const collectionsOf: (catalogues: readonly ActiveCatalogue[]) => Promise<Collections> = memoizeOnPair(
  (catalogues: readonly ActiveCatalogue[]) => inTurns(buildCollections(catalogues)),
);
