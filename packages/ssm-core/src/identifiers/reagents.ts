import type { AssayVersion, ImportCandidate, ImportReason } from '../api/types.ts';
import { cellValue } from '../table/cell.ts';
import type { Table } from '../table/table.ts';
import { type Gene, type GeneIndex, Groups } from './genes.ts';
import { type AccessionChange, identifierColumnsOfRecord } from './knowledge.ts';
import { caseKey, looseKey, looseNameKey } from './text.ts';

export type OffMenuReason = Extract<
  ImportReason,
  'not_human' | 'control' | 'not_offered' | 'internal_use' | 'deprecated'
>;
/** Column of records with the reason why a reagent is not on the menu. */
export const offMenuReasonKey = 'offMenuReason';
/** Column of withdrawn records with the file and the header that state the withdrawal. */
export const withdrawnSourceKey = 'withdrawnSource';

/** Withdrawn reagents are found only by their SeqId, and are added only on explicit request. */
export function isWithdrawn(reason: OffMenuReason | null): reason is 'internal_use' | 'deprecated' {
  return reason === 'internal_use' || reason === 'deprecated';
}

export interface Reagent extends LinkedGenes {
  readonly version: AssayVersion;
  /** The fields that an answer shows. */
  readonly facts: ImportCandidate;
  /** Why the reagent is not on the menu; null if it is. */
  readonly offMenu: OffMenuReason | null;
  /**
   * Why the other version's catalogue no longer offers the reagent, although this catalogue does; null if the other
   * catalogue does not say so.
   */
  readonly doubt: OffMenuReason | null;
  /** Decimal digits. */
  readonly entrezIds: readonly string[];
  /** For example SL000123. */
  readonly somaIds: readonly string[];
}

/** Genes to which the cells of a record link. */
export interface LinkedGenes {
  /** Genes on which the cells agree, or which only one cell names. */
  readonly genes: ReadonlySet<Gene>;
  /** Genes that have one of the record's symbols as an alias. */
  readonly genesByAlias: ReadonlySet<Gene>;
  /** Genes whose Entrez id the record has, although all its symbols belong to other genes. */
  readonly genesByIdAlone: ReadonlySet<Gene>;
}

export interface ReagentTables {
  readonly version: AssayVersion;
  readonly menu: Table;
  /** Reagents of the catalogue that are not on the menu. */
  readonly offMenu: Table | undefined;
  readonly accessionChanges: readonly AccessionChange[];
  /** Reasons why the other version's catalogue no longer offers reagents, by SeqId; default none. */
  readonly withdrawnThere?: ReadonlyMap<string, OffMenuReason> | undefined;
}

const stretch = 500;
const none: readonly never[] = [];

export function textsAt(table: Table, row: number, key: string): readonly string[] {
  const items = cellValue(table, row, key) ?? none;
  return typeof items === 'string' ? [items] : (items as readonly string[]);
}

export function withdrawnIn(offMenu: Table | undefined): ReadonlyMap<string, OffMenuReason> {
  const withdrawn = new Map<string, OffMenuReason>();
  for (let row = 0; row < (offMenu?.rowCount ?? 0); row++) {
    const reason = cellValue(offMenu as Table, row, offMenuReasonKey) as OffMenuReason | null;
    if (isWithdrawn(reason)) withdrawn.set(cellValue(offMenu as Table, row, 'seqId') as string, reason);
  }
  return withdrawn;
}

interface GeneCells {
  readonly symbols: readonly string[];
  readonly entrezIds: readonly string[];
  readonly accessions: readonly string[];
}

/**
 * Links a record to genes. The Entrez id decides, because a symbol may have moved to another gene. If the accession
 * confirms the symbol's gene, the symbol decides.
 */
export function linkedGenes(genes: GeneIndex, { symbols, entrezIds, accessions }: GeneCells): LinkedGenes {
  const byId = new Set(entrezIds.flatMap((id) => genes.byEntrez.get(id)));
  const linked = new Set<Gene>();
  const byAlias = new Set<Gene>();
  let unexplained = 0;
  for (const symbol of symbols) {
    const gene = genes.approved(symbol);
    const isConfirmed = gene !== undefined && (byId.has(gene) || isMadeBy(genes, gene, accessions));
    if (isConfirmed) linked.add(gene);
    else unexplained += 1;
  }
  const byIdAlone = [...byId].filter((gene) => !linked.has(gene));
  const isExplained = symbols.length > 0 && unexplained === 0;
  if (!isExplained) for (const gene of byIdAlone) linked.add(gene);
  // If a record has fewer ids than symbols, some symbols have no id.
  if (byId.size < symbols.length) {
    for (const symbol of symbols) {
      const gene = genes.ofCatalogue(symbol);
      linked.add(gene);
      if (!gene.isApproved) for (const named of genes.aliasesByCase(symbol)) byAlias.add(named.gene);
    }
  }
  return { genes: linked, genesByAlias: byAlias, genesByIdAlone: new Set(isExplained ? byIdAlone : []) };
}

function isMadeBy(genes: GeneIndex, gene: Gene, accessions: readonly string[]): boolean {
  return accessions.some((accession) => genes.byAccession.get(accession.toUpperCase()).includes(gene));
}

export class ReagentIndex {
  readonly version: AssayVersion;
  readonly #bySeqId = new Map<string, Reagent>();
  readonly bySomaId = new Groups<string, Reagent>();
  readonly byAccession = new Groups<string, Reagent>();
  /** Reagents that had the accession in an earlier annotation. */
  readonly byFormerAccession = new Groups<string, Reagent>();
  readonly byEntrez = new Groups<string, Reagent>();
  readonly byGene = new Groups<Gene, Reagent>();
  /** Reagents whose symbol is an alias of the gene. */
  readonly byGeneAlias = new Groups<Gene, Reagent>();
  /** Reagents that have the gene's Entrez id but only symbols of other genes. */
  readonly byGeneIdAlone = new Groups<Gene, Reagent>();
  /** Keyed by symbol exactly as the catalogue writes it. */
  readonly bySymbol = new Groups<string, Reagent>();
  readonly #bySymbolCase = new Groups<string, Reagent>();
  readonly byTarget = new Groups<string, Reagent>();
  readonly #byTargetCase = new Groups<string, Reagent>();
  readonly byTargetLoose = new Groups<string, Reagent>();
  readonly #byFullName = new Groups<string, Reagent>();
  /** Keyed by `looseNameKey`. */
  readonly byFullNameLoose = new Groups<string, Reagent>();

  private constructor(version: AssayVersion) {
    this.version = version;
  }

  /** Builds the index. Yields regularly, so that the caller can do other work. */
  static *build(tables: ReagentTables, genes: GeneIndex): Generator<void, ReagentIndex> {
    const index = new ReagentIndex(tables.version);
    for (const table of [tables.menu, ...(tables.offMenu === undefined ? [] : [tables.offMenu])]) {
      for (let row = 0; row < table.rowCount; row++) {
        if (row % stretch === 0) yield;
        index.#add(tables, table, row, genes);
      }
    }
    for (const { seqId, from } of tables.accessionChanges) {
      const reagent = index.#bySeqId.get(seqId);
      if (reagent !== undefined) index.byFormerAccession.add(from, reagent);
    }
    return index;
  }

  #add({ menu, withdrawnThere }: ReagentTables, table: Table, row: number, geneIndex: GeneIndex): void {
    const isOnMenu = table === menu;
    const value = (key: string) => cellValue(table, row, key);
    const list = (key: string): readonly string[] => textsAt(table, row, key);
    const symbols = list('entrezGeneName');
    const entrezIds = list(identifierColumnsOfRecord.entrez);
    const reagent: Reagent = {
      version: this.version,
      facts: {
        seqId: value('seqId') as string,
        fullName: value('fullName') as string | null,
        targetName: value('targetName') as string | null,
        uniProtId: value('uniProtId') as string[] | null,
        entrezGeneName: value('entrezGeneName') as string[] | null,
      },
      offMenu: isOnMenu ? null : ((value(offMenuReasonKey) as OffMenuReason | null) ?? 'not_offered'),
      doubt: (isOnMenu ? withdrawnThere?.get(value('seqId') as string) : undefined) ?? null,
      entrezIds,
      somaIds: list(identifierColumnsOfRecord.somaId),
      ...linkedGenes(geneIndex, { symbols, entrezIds, accessions: list('uniProtId') }),
    };
    const { seqId, fullName, targetName, uniProtId } = reagent.facts;
    this.#bySeqId.set(seqId, reagent);
    // The other names of a withdrawn reagent are outdated.
    if (isWithdrawn(reagent.offMenu)) return;
    for (const id of reagent.somaIds) this.bySomaId.add(id, reagent);
    for (const accession of uniProtId ?? none) this.byAccession.add(accession.toUpperCase(), reagent);
    for (const id of entrezIds) this.byEntrez.add(id, reagent);
    for (const gene of reagent.genes) this.byGene.add(gene, reagent);
    for (const gene of reagent.genesByAlias) this.byGeneAlias.add(gene, reagent);
    for (const gene of reagent.genesByIdAlone) this.byGeneIdAlone.add(gene, reagent);
    for (const symbol of symbols) {
      this.bySymbol.add(symbol, reagent);
      this.#bySymbolCase.add(caseKey(symbol), reagent);
    }
    if (targetName !== null) {
      this.byTarget.add(targetName, reagent);
      this.#byTargetCase.add(caseKey(targetName), reagent);
      this.byTargetLoose.add(looseKey(targetName), reagent);
    }
    if (fullName === null) return;
    this.#byFullName.add(caseKey(fullName), reagent);
    this.byFullNameLoose.add(looseNameKey(fullName), reagent);
  }

  bySeqId(seqId: string): Reagent | undefined {
    return this.#bySeqId.get(seqId);
  }

  bySymbolCase(text: string): readonly Reagent[] {
    return this.#bySymbolCase.get(caseKey(text));
  }

  byTargetCase(text: string): readonly Reagent[] {
    return this.#byTargetCase.get(caseKey(text));
  }

  byFullName(text: string): readonly Reagent[] {
    return this.#byFullName.get(caseKey(text));
  }

  get hasSomaIds(): boolean {
    return !this.bySomaId.isEmpty;
  }

  reagents(): Iterable<Reagent> {
    return this.#bySeqId.values();
  }
}
