/**
 * Own collections as other features use them. An own collection is a set of reagents, named by their SeqIds. Where a
 * curated collection counts its genes, an own collection counts its reagents, because the person chose these and no
 * others. Tests of enrichment are the exception: their key is the gene.
 */
import {
  type AssayVersion,
  assayVersions,
  type Collection,
  type GeneSetTable,
  type ImportStatus,
  type LeftOutEntry,
  type OwnCollection,
  type OwnCollectionContent,
  type OwnColumnKey,
  type PanelSource,
  type TestedGeneSet,
} from '../../api/types.ts';
import { memoizeOn } from '../../memoize.ts';
import { rowOfSeqId } from '../../panels/files/panel.rows.ts';
import type { Table } from '../../table/table.ts';
import { genesOfList, genesOfMenu } from '../enrichment/enrichment.ts';

/** Category of own collections among curated ones. No catalogue has it as a filter. */
const ownCategory: OwnColumnKey = 'own.set.my collections';

/** Menus of the versions, with the column `seqId`. A menu that is not loaded yet is absent. */
export type MenusOfVersions = Readonly<Partial<Record<AssayVersion, Table>>>;

const rowsOf = /* @__PURE__ */ memoizeOn(rowOfSeqId);

/** Returns the reagents that a menu has, and those that it does not have, in the given order. */
export function reagentsOnMenu(
  seqIds: readonly string[],
  menu: Table,
): { readonly on: readonly string[]; readonly off: readonly string[] } {
  const rows = rowsOf(menu);
  return { on: seqIds.filter((seqId) => rows.has(seqId)), off: seqIds.filter((seqId) => !rows.has(seqId)) };
}

/**
 * Returns an own collection in the form of a curated one, for goals and plans. Each reagent stands for one gene, which is
 * measured if the menu of a version has the reagent. Versions without a menu are left out.
 */
export function asCollection({ id, name, seqIds }: OwnCollection, menus: MenusOfVersions): Collection {
  const onMenu = (version: AssayVersion, seqId: string): string[] => {
    const menu = menus[version];
    return menu !== undefined && rowsOf(menu).has(seqId) ? [seqId] : [];
  };
  const genes = seqIds.map((seqId) => ({
    symbol: seqId,
    entrezId: null,
    seqIds: { V_7K: onMenu('V_7K', seqId), V_11K: onMenu('V_11K', seqId) },
  }));
  const versions = assayVersions
    .filter((version) => menus[version] !== undefined)
    .map((version) => {
      const count = genes.filter((gene) => gene.seqIds[version].length > 0).length;
      return { version, genes: count, reagents: count, filtered: count };
    });
  return {
    id,
    category: ownCategory,
    param: id,
    name,
    isDemo: false,
    isWhole: true,
    sources: [],
    geneCount: genes.length,
    versions,
    genes,
  };
}

/**
 * Adds own collections to the sets of a test as the family `mine`. Their genes are those of their reagents on the menu. A
 * reagent without a gene, or off the menu, stands for itself, so that the details of the set name it.
 */
export function withOwnSets(geneSets: GeneSetTable, own: readonly OwnCollection[], menu: Table): GeneSetTable {
  if (own.length === 0) return geneSets;
  const genes = [...geneSets.genes];
  const indices = new Map(genes.map((gene, index) => [gene, index]));
  const indexOf = (gene: string): number => {
    const index = indices.get(gene) ?? genes.length;
    if (index === genes.length) genes.push(gene);
    indices.set(gene, index);
    return index;
  };
  const known = genesOfMenu(menu);
  const sets = own.map(({ id, name, seqIds }): TestedGeneSet => {
    const { reagents, withoutGene, notOnMenu } = genesOfList(menu, seqIds);
    // A SeqId is no gene symbol, so that it cannot meet a gene of the menu.
    const others = [...withoutGene, ...notOnMenu].filter((seqId) => !known.has(seqId));
    const members = [...reagents.keys(), ...others].map(indexOf).toSorted((one, other) => one - other);
    return { family: 'mine', category: ownCategory, param: id, id, name, isWhole: true, sources: [], genes: members };
  });
  return { ...geneSets, genes, sets: [...geneSets.sets, ...sets] };
}

/** Sizes outside of which a collection says so: tests and shares then tell little. The limits of an operator's sets. */
export const usualCollectionSize = { fewest: 3, most: 5000 } as const;
/** The server takes at most so many reagents per collection. */
export const mostCollectionReagents = 20_000;
/** The server keeps at most so many left-out entries. */
export const mostLeftOut = 1000;

export type UnusualSize = 'few' | 'many';

export function unusualSize(count: number): UnusualSize | null {
  if (count < usualCollectionSize.fewest) return 'few';
  return count > usualCollectionSize.most ? 'many' : null;
}

/** Rows that name nothing, or whose reagent an earlier row has. */
const silent: ReadonlySet<ImportStatus> = new Set<ImportStatus>(['heading', 'blank', 'duplicate']);

/** Returns the entries of a person's list of which no reagent was taken, with the reason. */
export function leftOutOf(rows: PanelSource['rows']): readonly LeftOutEntry[] {
  return rows
    .filter(({ raw, status, seqIds }) => raw !== '' && seqIds.length === 0 && !silent.has(status))
    .map(({ raw, status, reason }) => ({ written: raw, status, reason }));
}

/** Returns what a save of a collection sends. */
export function contentOfCollection({ name, note, seqIds, leftOut }: OwnCollection): OwnCollectionContent {
  return { name, note, seqIds, leftOut };
}
