/** A gene symbol and the gene's other ids. Each symbol has one fact, even if several lines name it. */
export interface GeneFact {
  /** Spelled as HGNC does, or as the table does if `hgncId` is null. */
  readonly symbol: string;
  /** For example HGNC:6018. */
  readonly hgncId: string | null;
  /** True if the symbol has an HGNC id, or if a table of HGNC aliases lists it as an approved symbol. */
  readonly isApproved: boolean;
  /** Decimal digits. */
  readonly entrezId: string | null;
  /** UniProt accessions. */
  readonly uniProtIds: readonly string[];
}

/** An alias of a gene, and the gene's current symbol. An alias of several genes has several facts. */
export interface AliasFact {
  readonly alias: string;
  readonly symbol: string;
  /** True if the alias is a former symbol of the gene. */
  readonly isPrevious: boolean;
}

/** A change of a reagent's annotation, which replaced one accession. */
export interface AccessionChange {
  readonly seqId: string;
  /** Accession that only the earlier annotation has. */
  readonly from: string;
  /** Accessions that only the later annotation has; may be empty. */
  readonly to: readonly string[];
}

/**
 * A UniProt accession that is no longer in use, with its replacements. There are several replacements if the entry was
 * split.
 */
export interface SecondaryAccession {
  readonly from: string;
  readonly to: readonly string[];
}

/** An Ensembl or RefSeq id without its version, with the Entrez ids of its genes. */
export interface GeneIdFact {
  readonly id: string;
  readonly entrezIds: readonly string[];
}

/** Assay versions that include a reagent. */
export interface VersionFact {
  readonly seqId: string;
  readonly in5k: boolean;
  readonly in7k: boolean;
  readonly in11k: boolean;
}

/** A file on which answers are based, for attribution. */
export interface SideTableSource {
  readonly file: string;
  readonly holds:
    | 'genes'
    | 'aliases'
    | 'accession_changes'
    | 'secondary_accessions'
    | 'gene_ids'
    | 'lift'
    | 'gene_sets'
    | 'crosswalk'
    | 'own_columns';
  /** Number of lines used. */
  readonly count: number;
  /** Publisher and date, as the file or the operator states them; null if unknown. */
  readonly source: string | null;
  /** For example `CC0`; null if unknown. */
  readonly licence: string | null;
}

/** A gene in a gene set. */
export interface SetGene {
  /** Symbol or accession of the gene; its Entrez gene id if neither is given. */
  readonly name: string;
  /** Decimal digits; null if not given. */
  readonly entrezId: string | null;
}

/** A gene set that is shown as values of a column, with all its genes, measured or not. */
export interface GeneSetFact {
  /** Key of the column. */
  readonly category: string;
  /** Value in that column: the topic's parameter, or the term. */
  readonly value: string;
  readonly genes: readonly SetGene[];
  /** Publisher and licence; null if unknown. */
  readonly sources: readonly { readonly source: string | null; readonly licence: string | null }[];
}

/** An assay of another platform. */
export interface CrosswalkFact {
  /** Name of the platform, such as `Olink Explore HT`. */
  readonly platform: string;
  /** The platform's id of the assay. */
  readonly assayId: string;
  /** UniProt accessions of the proteins that the assay measures together. */
  readonly accessions: readonly string[];
  /** Name and gene symbol by the platform's list; null if not given. */
  readonly name: string | null;
  readonly symbol: string | null;
}

/** Describes a column or a family of gene sets that the operator added. */
export interface OwnColumnFact {
  readonly key: string;
  readonly title: string;
  readonly unit: string | null;
  readonly description: string | null;
  readonly source: string | null;
  readonly licence: string | null;
  /** Year, month or day; null if unknown. */
  readonly date: string | null;
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
  readonly crosswalk: readonly CrosswalkFact[];
  /** In the order of the catalogue. */
  readonly ownColumns: readonly OwnColumnFact[];
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
  crosswalk: [],
  ownColumns: [],
};

/** Columns of the record that are used only to read lists: Entrez gene ids and a SomaId. */
export const identifierColumnsOfRecord = { entrez: 'entrezGeneId', somaId: 'somaId' } as const;

/**
 * Columns in which earlier releases stored the aliases of each reagent. An item is an alias and a symbol, separated by
 * a tab.
 */
export const aliasColumnKeys = { alias: 'geneAliases', previous: 'previousSymbols' } as const;
