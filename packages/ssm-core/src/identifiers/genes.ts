import type { AliasFact, IdentifierKnowledge } from './knowledge.ts';
import { type ForeignKind, readForeignId } from './shapes.ts';
import { caseKey, looseKey } from './text.ts';

/** Genes are compared by object identity. */
export interface Gene {
  readonly symbol: string;
  /** True for a symbol that HGNC approves; false for one that only a catalogue uses. */
  readonly isApproved: boolean;
  readonly hgncId: string | null;
  readonly entrezId: string | null;
}

/** A gene with the name that leads to it. */
export interface NamedGene {
  readonly gene: Gene;
  /** The alias as its table writes it. */
  readonly alias: string;
  readonly isPrevious: boolean;
}

const none: readonly never[] = [];

function push<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const items = map.get(key);
  if (items === undefined) map.set(key, [item]);
  else if (!items.includes(item)) items.push(item);
}

export class GeneIndex {
  readonly #bySymbol = new Map<string, Gene>();
  readonly #byCase = new Map<string, Gene[]>();
  readonly #byLoose = new Map<string, Gene[]>();
  readonly #byEntrez = new Map<string, Gene[]>();
  readonly #byHgnc = new Map<string, Gene>();
  readonly #byAccession = new Map<string, Gene[]>();
  readonly #accessionsOf = new Map<Gene, string[]>();
  readonly #aliasesByCase = new Map<string, NamedGene[]>();
  readonly #aliasesByLoose = new Map<string, NamedGene[]>();
  readonly #aliasesOf = new Map<Gene, string[]>();
  readonly #primariesOf = new Map<string, string[]>();
  readonly #secondariesOf = new Map<string, string[]>();
  readonly #entrezOfForeign = new Map<string, string[]>();
  readonly #foreignOfEntrez = new Map<string, string[]>();
  readonly #foreignKinds = new Set<ForeignKind>();

  /** Adds facts of several tables; the first table with a gene wins. */
  *add({ genes, aliases }: Pick<IdentifierKnowledge, 'genes' | 'aliases'>): Generator<void, void> {
    let count = 0;
    for (const { symbol, isApproved, hgncId, entrezId, uniProtIds } of genes) {
      if (++count % 2000 === 0) yield;
      const gene = this.#bySymbol.get(symbol) ?? this.#create({ symbol, isApproved, hgncId, entrezId });
      for (const accession of uniProtIds) {
        push(this.#byAccession, accession, gene);
        push(this.#accessionsOf, gene, accession);
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
        push(this.#primariesOf, from, accession);
        push(this.#secondariesOf, accession, from);
      }
    }
    for (const { id, entrezIds } of geneIds) {
      if (++count % 2000 === 0) yield;
      for (const entrezId of entrezIds) {
        push(this.#entrezOfForeign, id, entrezId);
        push(this.#foreignOfEntrez, entrezId, id);
      }
      const kind = readForeignId(id);
      if (kind !== undefined) this.#foreignKinds.add(kind);
    }
  }

  #create(gene: Gene): Gene {
    this.#bySymbol.set(gene.symbol, gene);
    push(this.#byCase, caseKey(gene.symbol), gene);
    push(this.#byLoose, looseKey(gene.symbol), gene);
    if (gene.entrezId !== null) push(this.#byEntrez, gene.entrezId, gene);
    if (gene.hgncId !== null) this.#byHgnc.set(gene.hgncId, gene);
    return gene;
  }

  #addAlias({ alias, symbol, isPrevious }: AliasFact): void {
    // An approved symbol is never an alias of another gene.
    if (this.#byCase.get(caseKey(alias))?.some(({ isApproved }) => isApproved) === true) return;
    const named: NamedGene = { gene: this.ofCatalogue(symbol), alias, isPrevious };
    const key = caseKey(alias);
    const known = this.#aliasesByCase.get(key)?.find((each) => each.gene === named.gene && each.alias === alias);
    if (known !== undefined) return;
    push(this.#aliasesByCase, key, named);
    push(this.#aliasesByLoose, looseKey(alias), named);
    push(this.#aliasesOf, named.gene, alias);
  }

  /** Returns the gene of a symbol, and creates one for a symbol that no table has. */
  ofCatalogue(symbol: string): Gene {
    return this.#bySymbol.get(symbol) ?? this.#create({ symbol, isApproved: false, hgncId: null, entrezId: null });
  }

  /** Returns the gene with exactly this approved symbol. */
  approved(symbol: string): Gene | undefined {
    const gene = this.#bySymbol.get(symbol);
    return gene?.isApproved === true ? gene : undefined;
  }

  /** Returns genes with this approved symbol, ignoring case. */
  approvedByCase(text: string): readonly Gene[] {
    return (this.#byCase.get(caseKey(text)) ?? none).filter(({ isApproved }) => isApproved);
  }

  /** Returns genes with this approved symbol, ignoring case, spaces and dashes. */
  approvedByLoose(key: string): readonly Gene[] {
    return (this.#byLoose.get(key) ?? none).filter(({ isApproved }) => isApproved);
  }

  /** Returns the gene's aliases as the tables write them. */
  aliasesOf(gene: Gene): readonly string[] {
    return this.#aliasesOf.get(gene) ?? none;
  }

  aliasesByCase(text: string): readonly NamedGene[] {
    return this.#aliasesByCase.get(caseKey(text)) ?? none;
  }

  aliasesByLoose(key: string): readonly NamedGene[] {
    return this.#aliasesByLoose.get(key) ?? none;
  }

  byEntrez(id: string): readonly Gene[] {
    return this.#byEntrez.get(id) ?? none;
  }

  byHgnc(id: string): Gene | undefined {
    return this.#byHgnc.get(id);
  }

  byAccession(accession: string): readonly Gene[] {
    return this.#byAccession.get(accession) ?? none;
  }

  /** Returns the UniProt accessions of the gene's proteins. */
  accessionsOf(gene: Gene): readonly string[] {
    return this.#accessionsOf.get(gene) ?? none;
  }

  /** Returns the accessions that replace a secondary one. */
  primariesOf(accession: string): readonly string[] {
    return this.#primariesOf.get(accession) ?? none;
  }

  /** Returns the secondary accessions that this one replaces. */
  secondariesOf(accession: string): readonly string[] {
    return this.#secondariesOf.get(accession) ?? none;
  }

  /** Returns the gene's ids in Entrez (as `GeneID:3569`), HGNC, Ensembl and RefSeq. */
  idsOf({ entrezId, hgncId }: Gene): readonly string[] {
    const entrez = entrezId === null ? none : [`GeneID:${entrezId}`, ...(this.#foreignOfEntrez.get(entrezId) ?? none)];
    return hgncId === null ? entrez : [...entrez, hgncId];
  }

  /** Returns the Entrez gene ids of an Ensembl or RefSeq id without version. */
  entrezOfForeign(id: string): readonly string[] {
    return this.#entrezOfForeign.get(id) ?? none;
  }

  /** True if a table has ids of this database. */
  hasForeignIds(kind: ForeignKind): boolean {
    return this.#foreignKinds.has(kind);
  }

  get hasEntrezIds(): boolean {
    return this.#byEntrez.size > 0;
  }

  get hasHgncIds(): boolean {
    return this.#byHgnc.size > 0;
  }

  symbols(): Iterable<Gene> {
    return this.#bySymbol.values();
  }
}
