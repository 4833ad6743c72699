/**
 * Tests the gene sets of a family for enrichment in a list of reagents (over-representation). The key of a gene is its
 * Entrez gene symbol, so a gene counts once however many reagents it has, and a reagent of several genes counts for each.
 * The background is what the assay can find: random lists look enriched against the whole genome, of which the menu
 * measures a biased part. Sources: the vendor's SomaEnrich, and `custom` and `custom_annotated` of g:Profiler.
 */
import type { GeneSetFamily, GeneSetTable, TestedGeneSet } from '../../api/types.ts';
import { memoizeOn } from '../../memoize.ts';
import { rowOfSeqId } from '../../panels/files/panel.rows.ts';
import { createStretches } from '../../stretches.ts';
import { isTextColumn, listItems } from '../../table/cell.ts';
import { entryAt } from '../../table/parse/deferred.column.ts';
import type { Table } from '../../table/table.ts';
import { familiesInOrder } from './families.ts';
import { adjustByBenjaminiHochberg, hypergeometricTail } from './hypergeometric.ts';

/** Fewer genes of a list are not tested, because hardly any result could be significant. */
export const fewestTestedGenes = 5;

/**
 * - `menu`: genes on the menu.
 * - `annotated`: genes on the menu that are in any set of the family.
 * - `list`: genes of these reagents, for example those that a laboratory measured.
 */
export type EnrichmentBackground =
  | { readonly kind: 'menu' }
  | { readonly kind: 'annotated' }
  | { readonly kind: 'list'; readonly seqIds: readonly string[] };

export interface EnrichmentInput {
  /** The whole menu of the version, with the columns `seqId` and `entrezGeneName`. */
  readonly menu: Table;
  readonly geneSets: GeneSetTable;
  readonly seqIds: Iterable<string>;
  readonly background: EnrichmentBackground;
}

/** The reagents of a list by their genes. Each reagent of the list is in at least one of the three parts. */
export interface ListedGenes {
  /** Distinct genes in order of first appearance, each with its reagents. */
  readonly reagents: ReadonlyMap<string, readonly string[]>;
  /** Reagents on the menu of which no gene is known. */
  readonly withoutGene: readonly string[];
  readonly notOnMenu: readonly string[];
}

/** The outcome for one set. Numbers of genes have no unit. */
export interface SetTest {
  readonly set: TestedGeneSet;
  /** Genes of the list that are in the set. */
  readonly k: number;
  /** Genes of the background that are in the set. */
  readonly K: number;
  /** (k / n) / (K / N): how much more frequent the set is in the list than in the background. */
  readonly fold: number;
  /** P(X ≥ k), see `hypergeometricTail`. A value below about 1e-308 is 0. */
  readonly p: number;
  /** The p-value adjusted by Benjamini and Hochberg for the tests of the family. */
  readonly adjustedP: number;
  /** The k genes. */
  readonly genes: readonly string[];
  /** Reagents of the list for these genes. */
  readonly seqIds: readonly string[];
}

/**
 * - `few_genes`: fewer than five genes of the list are in the background.
 * - `no_other_genes`: the background has no gene that is not in the list, so every p-value would be 1.
 * - `no_sets`: the family has no set with a gene of the background.
 */
export type EnrichmentRefusal = 'few_genes' | 'no_other_genes' | 'no_sets';

export interface FamilyEnrichment {
  readonly family: GeneSetFamily;
  /** Genes of the list that are in the background. */
  readonly n: number;
  /** Genes of the background. */
  readonly N: number;
  /** Genes of the list that are not in the background. They are left out of n. */
  readonly outside: readonly string[];
  /** Why nothing was tested; null if it was. */
  readonly refusal: EnrichmentRefusal | null;
  /** One test for each set with a gene of the background, in the order of the table. Empty after a refusal. */
  readonly tests: readonly SetTest[];
  /** Sets without a gene of the background. They are not tested, and do not count in the adjustment. */
  readonly untested: readonly TestedGeneSet[];
}

const symbolsIn = /* @__PURE__ */ memoizeOn((menu: Table): ReadonlyMap<string, readonly string[]> => {
  const column = menu.columns.get('entrezGeneName');
  const found = new Map<string, readonly string[]>();
  for (const [seqId, row] of rowOfSeqId(menu)) {
    const entry = column === undefined || !isTextColumn(column) ? null : entryAt(column, row);
    found.set(seqId, entry === null ? [] : [...new Set(listItems(entry))]);
  }
  return found;
});

/** Returns the distinct genes of a menu. */
export const genesOfMenu: (menu: Table) => ReadonlySet<string> = /* @__PURE__ */ memoizeOn(
  (menu: Table) => new Set([...symbolsIn(menu).values()].flat()),
);

export function genesOfList(menu: Table, seqIds: Iterable<string>): ListedGenes {
  const symbolsOf = symbolsIn(menu);
  const reagents = new Map<string, string[]>();
  const [withoutGene, notOnMenu]: [string[], string[]] = [[], []];
  for (const seqId of new Set(seqIds)) {
    const symbols = symbolsOf.get(seqId);
    if (symbols === undefined) notOnMenu.push(seqId);
    else if (symbols.length === 0) withoutGene.push(seqId);
    for (const symbol of symbols ?? []) {
      const known = reagents.get(symbol);
      if (known === undefined) reagents.set(symbol, [seqId]);
      else known.push(seqId);
    }
  }
  return { reagents, withoutGene, notOnMenu };
}

function backgroundGenes(
  { menu, geneSets, background }: EnrichmentInput,
  sets: readonly TestedGeneSet[],
): ReadonlySet<string> {
  const genes = genesOfMenu(menu);
  if (background.kind === 'menu') return genes;
  if (background.kind === 'list') return new Set(genesOfList(menu, background.seqIds).reagents.keys());
  const isAnnotated = new Uint8Array(geneSets.genes.length);
  for (const set of sets) for (const index of set.genes) isAnnotated[index] = 1;
  return new Set(geneSets.genes.filter((gene, index) => isAnnotated[index] === 1 && genes.has(gene)));
}

/** How a gene of the table counts. */
const notInBackground = 0;
const inBackground = 1;
const inList = 2;

/** Number of sets between two pauses. */
const stretch = 50;

/** Counts the genes of a set. Loops without callbacks, because all sets together can have millions of genes. */
function membersOf(set: TestedGeneSet, roles: Uint8Array): { readonly K: number; readonly listed: readonly number[] } {
  const listed: number[] = [];
  let K = 0;
  for (const index of set.genes) {
    const role = roles[index];
    if (role === notInBackground) continue;
    K += 1;
    if (role === inList) listed.push(index);
  }
  return { K, listed };
}

function* testing(input: EnrichmentInput, family: GeneSetFamily): Generator<void, FamilyEnrichment> {
  const { geneSets, menu, seqIds } = input;
  const { reagents } = genesOfList(menu, seqIds);
  const sets = geneSets.sets.filter((set) => set.family === family);
  const background = backgroundGenes(input, sets);
  const outside = [...reagents.keys()].filter((gene) => !background.has(gene));
  const [n, N] = [reagents.size - outside.length, background.size];
  const roles = Uint8Array.from(geneSets.genes, (gene) => {
    if (!background.has(gene)) return notInBackground;
    return reagents.has(gene) ? inList : inBackground;
  });
  const isRefused = n < fewestTestedGenes || n === N;
  const untested: TestedGeneSet[] = [];
  const found: Omit<SetTest, 'adjustedP'>[] = [];
  for (const [place, set] of sets.entries()) {
    if (place % stretch === 0) yield;
    const { K, listed } = membersOf(set, roles);
    if (K === 0) untested.push(set);
    if (K === 0 || isRefused) continue;
    const k = listed.length;
    const genes = listed.map((index) => geneSets.genes[index] ?? '');
    const overlap = new Set(genes.flatMap((gene) => reagents.get(gene) ?? []));
    const fold = (k * N) / (n * K);
    found.push({ set, k, K, fold, p: hypergeometricTail({ k, n, K, N }), genes, seqIds: [...overlap] });
  }
  const counted = { family, n, N, outside, untested };
  if (n < fewestTestedGenes) return { ...counted, refusal: 'few_genes', tests: [] };
  if (n === N) return { ...counted, refusal: 'no_other_genes', tests: [] };
  if (found.length === 0) return { ...counted, refusal: 'no_sets', tests: [] };
  const adjusted = adjustByBenjaminiHochberg(found.map(({ p }) => p));
  const tests = found.map((test, index) => ({ ...test, adjustedP: adjusted[index] ?? 1 }));
  return { ...counted, refusal: null, tests };
}

/** Tests all sets of a family. */
export function testSets(input: EnrichmentInput, family: GeneSetFamily): FamilyEnrichment {
  const steps = testing(input, family);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Tests every family that has sets, with pauses, so that the page stays responsive. Rejects if it is aborted. */
export async function testFamilies(input: EnrichmentInput, signal: AbortSignal): Promise<readonly FamilyEnrichment[]> {
  const rest = createStretches();
  const results: FamilyEnrichment[] = [];
  for (const family of familiesInOrder(input.geneSets.sets.map((set) => set.family))) {
    const steps = testing(input, family);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        results.push(step.value);
        break;
      }
      await rest();
      signal.throwIfAborted();
    }
  }
  return results;
}

export interface SetGenesOffMenu {
  /** Genes that the menu does not measure. */
  readonly unmeasured: readonly string[];
  /** Genes that the menu measures under other symbols only. Their reagents do not count for the set. */
  readonly renamed: readonly { readonly gene: string; readonly symbols: readonly string[] }[];
}

/** Returns the genes of a set that do not count, because their symbol is not on the menu. */
export function genesOffMenu({ genes, renamed }: GeneSetTable, set: TestedGeneSet, menu: Table): SetGenesOffMenu {
  const onMenu = genesOfMenu(menu);
  const symbolsOf = new Map(renamed.map(({ gene, symbols }) => [gene, symbols]));
  const off = set.genes.filter((index) => !onMenu.has(genes[index] ?? ''));
  return {
    unmeasured: off.filter((index) => !symbolsOf.has(index)).map((index) => genes[index] ?? ''),
    renamed: off.flatMap((index) => {
      const symbols = symbolsOf.get(index);
      return symbols === undefined ? [] : [{ gene: genes[index] ?? '', symbols }];
    }),
  };
}
