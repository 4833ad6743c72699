import type { IdentifierKind } from '../../api/types.ts';
import { translatedTitles } from './column.translated.gen.ts';

export interface ColumnTitle {
  readonly kind: IdentifierKind;
  readonly isVague: boolean;
}

const plainTitles: Readonly<Record<IdentifierKind, string>> = {
  seqId: `SeqId, SeqIds, Sequence ID, Sequence IDs, Soma SeqId, SOMAmer SeqId, SOMAmer Sequence ID, SomaLogic SeqId,
    SomaScan SeqId, SOMAmer ID, SOMAmer IDs, SomaScan ID, SomaScan IDs, SOMAmer name, AptName, AptNames, Apt ID, Aptamer,
    Aptamers, Aptamer ID, Aptamer IDs, Aptamer name, Aptamer SeqId, Aptamer sequence ID, Probe, Probes, Probe ID,
    Probe IDs, Probe name, Soma probe, Soma probe ID, SomaScan probe, SOMAmer reagent ID, Reagent ID, Analyte SeqId`,
  somaId: 'SomaId, SomaIds, Soma target ID, SomaLogic target ID, SL ID, SLID',
  uniProt: `UniProt, UniProts, UniProt ID, UniProt IDs, UniProt identifier, UniProt accession, UniProt accessions,
    UniProt accession number, UniProt AC, UniProt ACs, UniProt Acc, UniProt No, UniProt number, UniProt entry,
    UniProt entry ID, UniProt entry name, UniProt name, UniProt code, UniProtKB, UniProtKB ID, UniProtKB AC, UniProtKB accession,
    UniProtKB Swiss-Prot, UniProtKB Swiss-Prot ID, UniProt Swiss-Prot, UniProt GN ID, UniProt protein ID, UniProt isoform, Swiss-Prot,
    Swiss-Prot ID, Swiss-Prot AC, Swiss-Prot accession, Accession, Accessions, Accession number, Accession no, Accession ID,
    Protein accession, Protein accessions, UniProt ID current at UniProt, Target UniProt, Target UniProt ID, Protein UniProt,
    Protein UniProt ID`,
  entrez: `Entrez ID, Entrez IDs, Entrez Gene ID, Entrez Gene IDs, Entrez Gene number, NCBI Gene ID, NCBI Gene IDs,
    NCBI Entrez ID, NCBI Entrez Gene ID, NCBI ID, Gene ID NCBI, Gene ID Entrez, Entrez Gene identifier, Locus Link,
    Locus Link ID, Target Entrez Gene ID`,
  hgnc: 'HGNC ID, HGNC IDs, HGNC accession, HGNC number, HGNC identifier',
  ensembl: `Ensembl, Ensembl ID, Ensembl IDs, Ensembl gene, Ensembl genes, Ensembl gene ID, Ensembl gene IDs, ENSG,
    ENSG ID, ENSGs, ENS gene, ENSP, ENSP ID, ENST, Ensembl protein, Ensembl protein ID, Ensembl peptide ID,
    Ensembl transcript, Ensembl transcript ID, Ensembl accession, Ensembl identifier, Target Ensembl ID`,
  refSeq: `RefSeq, RefSeq ID, RefSeq IDs, RefSeq accession, RefSeq protein, RefSeq protein ID, RefSeq mRNA, RefSeq mRNA ID,
    RefSeq peptide, NCBI RefSeq, RefSeq accession number`,
  symbol: `Gene, Genes, Gene name, Gene names, Gene symbol, Gene symbols, Genes symbol, Symbol, Symbols, HGNC symbol, HGNC symbols,
    HGNC gene symbol, HGNC gene, HGNC approved symbol, HGNC gene name, Approved symbol, Approved gene symbol, Official symbol,
    Official gene symbol, Entrez gene symbol, Entrez gene symbols, Entrez gene name, Entrez gene names, Entrez symbol, Entrez name,
    Entrez gene accession, NCBI gene symbol, NCBI symbol, External gene name, Ext gene, Ensembl gene name, Ensembl gene symbol, UniProt GN symbol, UniProt gene name,
    UniProt gene names, UniProt gene symbol, Target gene, Target genes, Target gene name, Target gene symbol, Protein gene, Protein gene name, Protein gene symbol,
    Protein coding gene, Encoding gene, Coding gene, Cognate gene, Gene encoding protein, Protein symbol, Gene symbol HGNC, Gene HGNC, SYMBOL ID`,
  targetName: `Target, Targets, Target name, Target names, Protein target, Protein targets, Target protein, Target proteins,
    Protein target name, SomaLogic target, SomaLogic target name, SomaScan target, SomaScan target name, SOMAmer target, SOMAmer target name, Soma target, Target short name`,
  fullName: `Full name, Full names, Target full name, Target full names, Protein full name, Full protein name, Full target name,
    Protein name, Protein names, Recommended protein name, Recommended name, UniProt protein name, UniProt full name,
    Target protein full name, Protein target full name`,
  any: `Protein, Proteins, Analyte, Analytes, Biomarker, Biomarkers, Marker, Markers, SOMAmer, SOMAmers,
    SOMAmer reagent, SOMAmer reagents, Reagent, Reagents, Protein analyte, Protein biomarker, Protein marker, Protein analytes,
    Protein biomarkers, Protein markers`,
};

const vagueTitles: Readonly<Partial<Record<IdentifierKind, string>>> = {
  seqId: 'SomaLogic ID, SomaLogic IDs, Soma',
  somaId: 'Target ID, Target IDs, Target identifier',
  entrez: 'Entrez, Gene ID, Gene IDs, NCBI gene, NCBI, Gene number, Gene identifier',
  symbol: 'HGNC, Entrez gene, Entrez genes, Ent gene',
  any: `ID, IDs, Identifier, Identifiers, Name, Names, Assay, Assays, Entry, Feature, Features, Feature ID, Feature name, Variable, Item,
    Items, Label, Analyte ID, Analyte name, Biomarker name, Biomarker ID, Marker name, Marker ID, Protein ID, Protein IDs,
    Protein identifier, Majority protein IDs, Molecule, Olink, Olink ID, OlinkID, OID, Olink assay, Olink target, Olink protein,
    Assay name, Assay ID, Assay target, Query, Input`,
};

/** Normalizes `Entrez Gene Symbol` and `entrez_gene_symbol` to `entrezgenesymbol`; keeps letters of every script. */
export function normaliseHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

type Titles = Readonly<Partial<Record<IdentifierKind, string | readonly string[]>>>;

function titlesOf(kinds: Titles, isVague: boolean) {
  return Object.entries(kinds).flatMap(([kind, titles]) =>
    (typeof titles === 'string' ? titles.split(',') : titles).map(
      (title) => [normaliseHeader(title), { kind: kind as IdentifierKind, isVague }] satisfies [string, ColumnTitle],
    ),
  );
}

/** Titles in all languages, because another user may have exported the file. */
const knownTitles = new Map<string, ColumnTitle>([
  ...titlesOf(vagueTitles, true),
  ...titlesOf(translatedTitles, false),
  ...titlesOf(plainTitles, false),
]);

const longestTitle = 60;
const count = /^(?:n|no|num|numbers?|counts?|total|)$/;
/**
 * Matches amounts such as `# genes` and `Proteins (%)`, but not a title without a space after the sign, such as
 * `#Gene`.
 */
const amount = /%|^#\s|^#.*s$/i;
const human = /^(?:human|homosapiens|hsapiens|hs)|(?:human|homosapiens|hsapiens)$/;

function knownTitle(text: string): ColumnTitle | undefined {
  const normalised = normaliseHeader(text);
  return knownTitles.get(normalised) ?? knownTitles.get(normalised.replace(human, ''));
}

/** Reads `UniProt (human)` and `Protein (UniProt)`, where the parentheses may refine the title. */
function qualifiedTitle(text: string): ColumnTitle | undefined {
  const match = /^([^([]+)[([]([^()[\]]*)[)\]]\s*$/.exec(text);
  if (match === null) return undefined;
  const [, before = '', within = ''] = match;
  if (count.test(normaliseHeader(within))) return undefined;
  const [outer, inner] = [knownTitle(before), knownTitle(within)];
  if (outer === undefined || inner === undefined || inner.kind === 'any' || inner.kind === outer.kind) return outer;
  // The parentheses name another kind, so the cells below decide.
  return outer.kind === 'any' ? inner : { kind: outer.kind, isVague: true };
}

export function columnTitleOf(text: string): ColumnTitle | undefined {
  if (text.length > longestTitle || amount.test(text.trim())) return undefined;
  return knownTitle(text) ?? qualifiedTitle(text);
}
