import type { AliasFact, CrosswalkFact, IdentifierKnowledge } from './knowledge.ts';
import { type ForeignKind, readForeignId } from './shapes.ts';
import { caseKey, looseKey } from './text.ts';

/** Genes are compared by object identity. */
export interface Gene {
  readonly symbol: string;
  /** True for a symbol that HGNC approves; false for a symbol that only a catalogue uses. */
  readonly isApproved: boolean;
  readonly hgncId: string | null;
  readonly entrezId: string | null;
}

/** A gene with the alias that leads to it. */
export interface NamedGene {
  readonly gene: Gene;
  /** The alias as the table of aliases writes it. */
  readonly alias: string;
  readonly isPrevious: boolean;
}

const none: readonly never[] = [];

/** Groups items by key. Each item is kept once, in the order added. */
export class Groups<Key, Item> {
  readonly #items = new Map<Key, Item[]>();

  add(key: Key, item: Item): void {
    const items = this.#items.get(key);
    if (items === undefined) this.#items.set(key, [item]);
    else if (!items.includes(item)) items.push(item);
  }

  get(key: Key): readonly Item[] {
    return this.#items.get(key) ?? none;
  }

  get isEmpty(): boolean {
    return this.#items.size === 0;
  }
}

export class GeneIndex {
  readonly #bySymbol = new Map<string, Gene>();
  readonly #byCase = new Groups<string, Gene>();
  readonly #byLoose = new Groups<string, Gene>();
  readonly byEntrez = new Groups<string, Gene>();
  readonly #byHgnc = new Map<string, Gene>();
  readonly byAccession = new Groups<string, Gene>();
  /** UniProt accessions of a gene's proteins. */
  readonly accessionsOf = new Groups<Gene, string>();
  readonly #aliasesByCase = new Groups<string, NamedGene>();
  readonly aliasesByLoose = new Groups<string, NamedGene>();
  /** A gene's aliases as their tables write them. */
  readonly aliasesOf = new Groups<Gene, string>();
  /** Current accessions by the secondary accession that they replace. */
  readonly primariesOf = new Groups<string, string>();
  /** Secondary accessions by the current accession that replaces them. */
  readonly secondariesOf = new Groups<string, string>();
  /** Entrez gene ids by Ensembl or RefSeq id, without its version. */
  readonly entrezOfForeign = new Groups<string, string>();
  /** Assays of other platforms by their ids, ignoring case. */
  readonly #assaysById = new Groups<string, CrosswalkFact>();
  readonly #foreignOfEntrez = new Groups<string, string>();
  readonly #foreignKinds = new Set<ForeignKind>();

  /** Adds the facts of several tables. If two tables describe a gene, the first one counts. */
  *add({ genes, aliases }: Pick<IdentifierKnowledge, 'genes' | 'aliases'>): Generator<void, void> {
    let count = 0;
    for (const { symbol, isApproved, hgncId, entrezId, uniProtIds } of genes) {
      if (++count % 2000 === 0) yield;
      const gene = this.#bySymbol.get(symbol) ?? this.#create({ symbol, isApproved, hgncId, entrezId });
      for (const accession of uniProtIds) {
        this.byAccession.add(accession, gene);
        this.accessionsOf.add(gene, accession);
      }
    }
    for (const fact of aliases) {
      if (++count % 2000 === 0) yield;
      this.#addAlias(fact);
    }
  }

  /** Adds secondary accessions and ids of other databases. */
  *addIds({
    secondaryAccessions,
    geneIds,
  }: Pick<IdentifierKnowledge, 'secondaryAccessions' | 'geneIds'>): Generator<void, void> {
    let count = 0;
    for (const { from, to } of secondaryAccessions) {
      if (++count % 2000 === 0) yield;
      for (const accession of to) {
        this.primariesOf.add(from, accession);
        this.secondariesOf.add(accession, from);
      }
    }
    for (const { id, entrezIds } of geneIds) {
      if (++count % 2000 === 0) yield;
      for (const entrezId of entrezIds) {
        this.entrezOfForeign.add(id, entrezId);
        this.#foreignOfEntrez.add(entrezId, id);
      }
      const kind = readForeignId(id);
      if (kind !== undefined) this.#foreignKinds.add(kind);
    }
  }

  *addAssays(assays: IdentifierKnowledge['crosswalk']): Generator<void, void> {
    let count = 0;
    for (const assay of assays) {
      if (++count % 2000 === 0) yield;
      this.#assaysById.add(caseKey(assay.assayId), assay);
    }
  }

  /** Returns the assays of other platforms with an id, ignoring case. */
  assaysOf(id: string): readonly CrosswalkFact[] {
    return this.#assaysById.get(caseKey(id));
  }

  #create(gene: Gene): Gene {
    this.#bySymbol.set(gene.symbol, gene);
    this.#byCase.add(caseKey(gene.symbol), gene);
    this.#byLoose.add(looseKey(gene.symbol), gene);
    if (gene.entrezId !== null) this.byEntrez.add(gene.entrezId, gene);
    if (gene.hgncId !== null) this.#byHgnc.set(gene.hgncId, gene);
    return gene;
  }

  #addAlias({ alias, symbol, isPrevious }: AliasFact): void {
    // An approved symbol is never an alias of another gene.
    if (this.#byCase.get(caseKey(alias)).some(({ isApproved }) => isApproved)) return;
    const named: NamedGene = { gene: this.ofCatalogue(symbol), alias, isPrevious };
    const key = caseKey(alias);
    const known = this.#aliasesByCase.get(key).find((each) => each.gene === named.gene && each.alias === alias);
    if (known !== undefined) return;
    this.#aliasesByCase.add(key, named);
    this.aliasesByLoose.add(looseKey(alias), named);
    this.aliasesOf.add(named.gene, alias);
  }

  /** Returns the gene with a symbol, or creates a gene if no table has the symbol. */
  ofCatalogue(symbol: string): Gene {
    return this.#bySymbol.get(symbol) ?? this.#create({ symbol, isApproved: false, hgncId: null, entrezId: null });
  }

  /** Returns the gene with this approved symbol, compared exactly. */
  approved(symbol: string): Gene | undefined {
    const gene = this.#bySymbol.get(symbol);
    return gene?.isApproved === true ? gene : undefined;
  }

  /** Returns genes with this approved symbol, ignoring case. */
  approvedByCase(text: string): readonly Gene[] {
    return this.#byCase.get(caseKey(text)).filter(({ isApproved }) => isApproved);
  }

  /** Returns genes with this approved symbol, ignoring case, spaces and dashes. */
  approvedByLoose(key: string): readonly Gene[] {
    return this.#byLoose.get(key).filter(({ isApproved }) => isApproved);
  }

  aliasesByCase(text: string): readonly NamedGene[] {
    return this.#aliasesByCase.get(caseKey(text));
  }

  byHgnc(id: string): Gene | undefined {
    return this.#byHgnc.get(id);
  }

  /** Returns the gene's ids in Entrez (as `GeneID:3569`), HGNC, Ensembl and RefSeq. */
  idsOf({ entrezId, hgncId }: Gene): readonly string[] {
    const entrez = entrezId === null ? none : [`GeneID:${entrezId}`, ...this.#foreignOfEntrez.get(entrezId)];
    return hgncId === null ? entrez : [...entrez, hgncId];
  }

  /** True if a table has ids of this database. */
  hasForeignIds(kind: ForeignKind): boolean {
    return this.#foreignKinds.has(kind);
  }

  get hasEntrezIds(): boolean {
    return !this.byEntrez.isEmpty;
  }

  get hasHgncIds(): boolean {
    return this.#byHgnc.size > 0;
  }

  symbols(): Iterable<Gene> {
    return this.#bySymbol.values();
  }
}
