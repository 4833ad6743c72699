/**
 * What an operator's side tables say of genes and accessions, beside the reagents of a catalogue: approved symbols, other
 * names, replaced accessions, and which assay versions have a reagent.
 */

/** A gene symbol, and what else the gene is known by. A symbol has one fact, whatever number of lines named it. */
export interface GeneFact {
  /** As HGNC writes it; where `hgncId` is null, as the table does. */
  readonly symbol: string;
  /** As HGNC:6018. */
  readonly hgncId: string | null;
  /** An approved symbol of today: it has an HGNC id, or a table of HGNC's aliases names it as approved. */
  readonly isApproved: boolean;
  /** Decimal digits. */
  readonly entrezId: string | null;
  /** UniProt accessions. */
  readonly uniProtIds: readonly string[];
}

/** Another name of a gene, and a symbol that it stands for today. One alias may have several facts. */
export interface AliasFact {
  readonly alias: string;
  readonly symbol: string;
  /** Whether the alias was itself the gene's symbol once. */
  readonly isPrevious: boolean;
}

/** An annotation of a reagent that a later one replaced. */
export interface AccessionChange {
  readonly seqId: string;
  /** The accession that the later annotation no longer has. */
  readonly from: string;
  /** Those that it has and the earlier one had not, perhaps several, perhaps none. */
  readonly to: readonly string[];
}

/** An accession that UniProt no longer uses, and those that stand for its protein now: several where it was divided. */
export interface SecondaryAccession {
  readonly from: string;
  readonly to: readonly string[];
}

/** An id of Ensembl or RefSeq without its version, and the Entrez gene ids of the genes that it belongs to. */
export interface GeneIdFact {
  readonly id: string;
  readonly entrezIds: readonly string[];
}

/** Which assay versions have a reagent. */
export interface VersionFact {
  readonly seqId: string;
  readonly in5k: boolean;
  readonly in7k: boolean;
  readonly in11k: boolean;
}

/** A file that answers rest on, for attribution. */
export interface SideTableSource {
  readonly file: string;
  readonly holds:
    | 'genes'
    | 'aliases'
    | 'accession_changes'
    | 'secondary_accessions'
    | 'gene_ids'
    | 'lift'
    | 'gene_sets';
  /** Lines that are used. */
  readonly count: number;
  /** Who published it and when, as the file or the operator says; null where neither does. */
  readonly source: string | null;
  /** As `CC0`; null where it is not said. */
  readonly licence: string | null;
}

/** A gene as a set names it. */
export interface SetGene {
  /** A symbol or an accession, or the Entrez gene id where nothing else is said. */
  readonly name: string;
  /** Decimal digits; null where the set does not say it. */
  readonly entrezId: string | null;
}

/** A set of genes that fills a column, with all of its genes, measured or not. */
export interface GeneSetFact {
  /** The column. */
  readonly category: string;
  /** What the column holds: a topic's param, or the term. */
  readonly value: string;
  readonly genes: readonly SetGene[];
  /** Who published it and under which licence; null where that is not said. */
  readonly sources: readonly { readonly source: string | null; readonly licence: string | null }[];
}

export interface IdentifierKnowledge {
  readonly genes: readonly GeneFact[];
  readonly aliases: readonly AliasFact[];
  readonly accessionChanges: readonly AccessionChange[];
  /** One an accession. */
  readonly secondaryAccessions: readonly SecondaryAccession[];
  /** One an id. */
  readonly geneIds: readonly GeneIdFact[];
  readonly versions: readonly VersionFact[];
  readonly sources: readonly SideTableSource[];
  readonly geneSets: readonly GeneSetFact[];
}

export const noKnowledge: IdentifierKnowledge = {
  genes: [],
  aliases: [],
  accessionChanges: [],
  secondaryAccessions: [],
  geneIds: [],
  versions: [],
  sources: [],
  geneSets: [],
};

/** Columns of the record that only the reading of lists uses: a list of Entrez gene ids, and a SomaId. */
export const identifierColumnsOfRecord = { entrez: 'entrezGeneId', somaId: 'somaId' } as const;

/** Columns in which earlier releases kept aliases with each reagent: items are an alias and a symbol with a tab between them. */
export const aliasColumnKeys = { alias: 'geneAliases', previous: 'previousSymbols' } as const;
