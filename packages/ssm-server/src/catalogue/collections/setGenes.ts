import type { AssayVersion } from 'ssm-core';
import {
  type AliasFact,
  type GeneFact,
  identifierColumnsOfRecord,
  listSeparator,
  readSeqId,
  type SetGene,
} from 'ssm-core/engine';
import { rowOfSeqId } from 'ssm-core/internal';
import type { Steps } from '../../queue/steps.ts';
import type { ActiveCatalogue } from '../active.ts';

interface Reagent {
  readonly seqId: string;
  readonly symbols: readonly string[];
  readonly entrezIds: readonly string[];
  readonly accessions: readonly string[];
}

interface FoundGene {
  readonly key: string;
  readonly symbol: string;
  readonly entrezId: string | null;
}

interface MeasuredGene {
  readonly gene: FoundGene;
  readonly seqIds: (version: AssayVersion) => Iterable<string>;
}

export interface SetGenes {
  /** Returns the gene that a member names, with its reagents. A SeqId names each gene of its reagent, and no other reagent. */
  readonly find: (member: SetGene) => readonly MeasuredGene[];
}

const none: readonly never[] = [];
const fold = (name: string): string => name.toUpperCase();

function itemsAt({ table }: ActiveCatalogue, key: string, row: number): readonly string[] {
  const column = table.columns.get(key);
  if (column?.kind !== 'list' && column?.kind !== 'text') return none;
  const entry = column.dictionary[column.codes[row] as number];
  return entry === undefined ? none : entry.split(listSeparator);
}

export function reagentAt(catalogue: ActiveCatalogue, row: number): Reagent {
  return {
    seqId: itemsAt(catalogue, 'seqId', row)[0] as string,
    symbols: itemsAt(catalogue, 'entrezGeneName', row),
    entrezIds: itemsAt(catalogue, identifierColumnsOfRecord.entrez, row),
    accessions: itemsAt(catalogue, 'uniProtId', row),
  };
}

class Groups {
  readonly #groups = new Map<string, Set<string>>();

  add(key: string, item: string): void {
    const group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, new Set([item]));
    else group.add(item);
  }

  of(key: string): Iterable<string> {
    return this.#groups.get(key) ?? none;
  }

  only(key: string): string | undefined {
    const group = this.#groups.get(key);
    return group?.size === 1 ? group.values().next().value : undefined;
  }
}

class GeneNames {
  readonly symbolsOfEntrez = new Groups();
  readonly symbolsOfAccession = new Groups();
  readonly #entrezOfSymbol = new Groups();
  readonly #entrezOfAccession = new Groups();
  readonly #entrezOnMenu = new Groups();
  readonly #symbolOnMenu = new Map<string, string>();
  readonly #symbolsOfAlias = new Groups();

  *addTables(genes: readonly GeneFact[], aliases: readonly AliasFact[]): Steps<void> {
    let count = 0;
    for (const { symbol, entrezId, uniProtIds } of genes) {
      if (++count % 2000 === 0) yield;
      for (const accession of uniProtIds) {
        this.symbolsOfAccession.add(fold(accession), symbol);
        if (entrezId !== null) this.#entrezOfAccession.add(fold(accession), entrezId);
      }
      if (entrezId === null) continue;
      this.symbolsOfEntrez.add(entrezId, symbol);
      this.#entrezOfSymbol.add(fold(symbol), entrezId);
    }
    for (const { alias, symbol } of aliases) {
      if (++count % 2000 === 0) yield;
      this.#symbolsOfAlias.add(fold(alias), symbol);
    }
  }

  /** A reagent for several genes does not say which symbol has which id. */
  addReagent({ symbols, entrezIds, accessions }: Reagent): void {
    const [symbol] = symbols;
    const [entrezId] = entrezIds;
    if (entrezId === undefined || entrezIds.length > 1 || symbols.length > 1) return;
    if (symbol !== undefined) {
      this.#entrezOnMenu.add(fold(symbol), entrezId);
      if (!this.#symbolOnMenu.has(entrezId)) this.#symbolOnMenu.set(entrezId, symbol);
    }
    if (accessions.length === 1) this.#entrezOnMenu.add(fold(accessions[0] as string), entrezId);
  }

  /** Returns the Entrez id of a name. The name of a current symbol is not looked up as an alias. */
  entrezOf(name: string): string | null {
    const key = fold(name);
    const own =
      this.#entrezOfSymbol.only(key) ?? this.#entrezOfAccession.only(key) ?? this.#entrezOnMenu.only(key) ?? null;
    if (own !== null) return own;
    const symbol = this.#symbolsOfAlias.only(key);
    if (symbol === undefined) return null;
    return this.#entrezOfSymbol.only(fold(symbol)) ?? this.#entrezOnMenu.only(fold(symbol)) ?? null;
  }

  symbolOf(entrezId: string): string | undefined {
    return this.symbolsOfEntrez.only(entrezId) ?? this.#symbolOnMenu.get(entrezId);
  }
}

/**
 * Indexes the reagents of a menu by every name that a set may use, including the current symbols of their Entrez ids.
 */
class MenuNames {
  readonly #bySymbol = new Groups();
  readonly #byEntrez = new Groups();
  readonly #byAccession = new Groups();

  add({ seqId, symbols, entrezIds, accessions }: Reagent, names: GeneNames): void {
    for (const symbol of symbols) this.#bySymbol.add(fold(symbol), seqId);
    for (const id of entrezIds) {
      this.#byEntrez.add(id, seqId);
      for (const symbol of names.symbolsOfEntrez.of(id)) this.#bySymbol.add(fold(symbol), seqId);
    }
    for (const accession of accessions) {
      this.#byAccession.add(fold(accession), seqId);
      for (const symbol of names.symbolsOfAccession.of(fold(accession))) this.#bySymbol.add(fold(symbol), seqId);
    }
  }

  find({ entrezId }: FoundGene, name: string): ReadonlySet<string> {
    const key = fold(name);
    const byId = entrezId === null ? none : this.#byEntrez.of(entrezId);
    return new Set([...byId, ...this.#bySymbol.of(key), ...this.#byAccession.of(key)]);
  }
}

const digits = /^\d+$/;
const stretch = 1000;

export function* setGenesOf(catalogues: readonly ActiveCatalogue[]): Steps<SetGenes> {
  const names = new GeneNames();
  for (const { knowledge } of catalogues) yield* names.addTables(knowledge.genes, knowledge.aliases);
  for (const catalogue of catalogues) {
    for (let row = 0; row < catalogue.table.rowCount; row += 1) {
      if (row % stretch === 0) yield;
      names.addReagent(reagentAt(catalogue, row));
    }
  }
  const menus = new Map<AssayVersion, MenuNames>();
  for (const catalogue of catalogues) {
    const menu = new MenuNames();
    for (let row = 0; row < catalogue.table.rowCount; row += 1) {
      if (row % stretch === 0) yield;
      menu.add(reagentAt(catalogue, row), names);
    }
    menus.set(catalogue.version, menu);
  }
  function geneOf({ name, entrezId: given }: SetGene): FoundGene {
    const entrezId = given ?? names.entrezOf(name);
    if (entrezId === null) return { key: `symbol:${fold(name)}`, symbol: name, entrezId };
    const symbol = digits.test(name) ? (names.symbolOf(entrezId) ?? name) : name;
    return { key: entrezId, symbol, entrezId };
  }
  let rows: readonly ReadonlyMap<string, number>[] | undefined;
  function genesOfSeqId(seqId: string): readonly MeasuredGene[] {
    rows ??= catalogues.map(({ table }) => rowOfSeqId(table));
    const rowsOf = rows;
    const reagents = catalogues.flatMap((catalogue, index) => {
      const row = rowsOf[index]?.get(seqId);
      return row === undefined ? [] : [{ version: catalogue.version, ...reagentAt(catalogue, row) }];
    });
    const symbols = new Set(reagents.flatMap((reagent) => reagent.symbols));
    // A reagent without a symbol, or on no menu, is counted by its SeqId.
    const genes = symbols.size > 0 ? [...symbols].map((name) => geneOf({ name, entrezId: null })) : [unnamed(seqId)];
    return genes.map((gene) => ({
      gene,
      seqIds: (version) => (reagents.some((reagent) => reagent.version === version) ? [seqId] : none),
    }));
  }
  return {
    find(member) {
      const seqId = readSeqId(member.name)?.seqId;
      if (seqId !== undefined) return genesOfSeqId(seqId);
      const gene = geneOf(member);
      return [{ gene, seqIds: (version) => menus.get(version)?.find(gene, member.name) ?? none }];
    },
  };
}

function unnamed(seqId: string): FoundGene {
  return { key: `seqId:${seqId}`, symbol: seqId, entrezId: null };
}
