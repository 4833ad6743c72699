/** What a reagent is also called, as one item of the list of its other names. */

/** Between a name and the symbol that it stands for. */
const symbolSeparator = '\t';

/**
 * How a name belongs to a reagent: it is another name of its gene, or an id of it in a database; a name or id of a gene that makes
 * the same protein, or of one whose Entrez id the reagent has while its symbols are those of other genes; or an accession that one
 * of the reagent has replaced.
 */
export type NameRelation = 'gene' | 'identifier' | 'protein' | 'id' | 'accession';

const databaseId = /^(?:GeneID:\d+|HGNC:\d+|ENS[A-Z]*\d{11}|[NXYWA][MPRCG]_\d{6,9})$/i;

/** Whether the text is an id of a gene in Entrez, HGNC, Ensembl or RefSeq, as other names have it. */
export function isDatabaseId(text: string): boolean {
  return databaseId.test(text);
}

export interface OtherName {
  readonly name: string;
  /** The symbol that it stands for, where the reagent is of several genes; of an earlier accession the one of today. */
  readonly symbol: string | undefined;
  readonly relation: NameRelation;
}

export function writeOtherName({ name, symbol, relation }: OtherName): string {
  if (relation !== 'gene' && relation !== 'identifier') return [name, symbol ?? '', relation].join(symbolSeparator);
  return symbol === undefined ? name : name + symbolSeparator + symbol;
}

export function readOtherName(item: string): OtherName {
  const [name = '', symbol = '', relation = ''] = item.split(symbolSeparator);
  const isSaid = relation === 'protein' || relation === 'id' || relation === 'accession';
  const ofGene = isDatabaseId(name) ? 'identifier' : 'gene';
  return { name, symbol: symbol === '' ? undefined : symbol, relation: isSaid ? relation : ofGene };
}
