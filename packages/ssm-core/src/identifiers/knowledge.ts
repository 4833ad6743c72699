/** A gene symbol and the gene's other ids. Each symbol has one fact, even if several lines name it. */
export interface GeneFact {
  /** Spelled as by HGNC, or by the table if `hgncId` is null. */
  readonly symbol: string;
  /** For example HGNC:6018. */
  readonly hgncId: string | null;
  /** True if the symbol has an HGNC id, or a table of HGNC aliases names it as approved. */
  readonly isApproved: boolean;
  /** Decimal digits. */
  readonly entrezId: string | null;
  /** UniProt accessions. */
  readonly uniProtIds: readonly string[];
}

/** An alias of a gene with its current symbol. An alias may have several facts. */
export interface AliasFact {
  readonly alias: string;
  readonly symbol: string;
  /** True if the alias is a former symbol of the gene. */
  readonly isPrevious: boolean;
}

/** A reagent's annotation that a later one replaced. */
export interface AccessionChange {
  readonly seqId: string;
  /** Accession that the later annotation lacks. */
  readonly from: string;
  /** Accessions that only the later annotation has; may be empty. */
  readonly to: readonly string[];
}

/** A UniProt accession no longer in use, with its replacements; several if the entry was split. */
export interface SecondaryAccession {
  readonly from: string;
  readonly to: readonly string[];
}

/** An Ensembl or RefSeq id without version, with the Entrez ids of its genes. */
export interface GeneIdFact {
  readonly id: string;
  readonly entrezIds: readonly string[];
}

/** Assay versions that have a reagent. */
export interface VersionFact {
  readonly seqId: string;
  readonly in5k: boolean;
  readonly in7k: boolean;
  readonly in11k: boolean;
}

/** A file that answers are based on, for attribution. */
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
  /** Number of lines used. */
  readonly count: number;
  /** Publisher and date, from the file or the operator; null if unknown. */
  readonly source: string | null;
  /** For example `CC0`; null if unknown. */
  readonly licence: string | null;
}

/** A gene in a gene set. */
export interface SetGene {
  /** A symbol or accession, or the Entrez gene id if neither is given. */
  readonly name: string;
  /** Decimal digits; null if not given. */
  readonly entrezId: string | null;
}

/** A gene set that fills a column, with all its genes, measured or not. */
export interface GeneSetFact {
  /** Key of the column. */
  readonly category: string;
  /** Value in the column: a topic's parameter, or the term. */
  readonly value: string;
  readonly genes: readonly SetGene[];
  /** Publisher and licence; null if unknown. */
  readonly sources: readonly { readonly source: string | null; readonly licence: string | null }[];
}

export interface IdentifierKnowledge {
  readonly genes: readonly GeneFact[];
  readonly aliases: readonly AliasFact[];
  readonly accessionChanges: readonly AccessionChange[];
  /** One entry per accession. */
  readonly secondaryAccessions: readonly SecondaryAccession[];
  /** One entry per id. */
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

/** Record columns used only for reading lists: Entrez gene ids and a SomaId. */
export const identifierColumnsOfRecord = { entrez: 'entrezGeneId', somaId: 'somaId' } as const;

/**
 * Columns in which earlier releases stored aliases per reagent. Items are an alias and a symbol, separated by a tab.
 */
export const aliasColumnKeys = { alias: 'geneAliases', previous: 'previousSymbols' } as const;
