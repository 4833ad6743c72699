const symbolSeparator = '\t';

/**
 * How a name is related to a reagent:
 *
 * - `gene`: another name of its gene;
 * - `identifier`: a database id of its gene;
 * - `protein`: a name or id of a gene that makes the same protein;
 * - `id`: a name or id of a gene whose Entrez id the reagent has, although its symbols are of other genes;
 * - `accession`: an accession that was replaced by the reagent's.
 */
export type NameRelation = 'gene' | 'identifier' | 'protein' | 'id' | 'accession';

const databaseId = /^(?:GeneID:\d+|HGNC:\d+|ENS[A-Z]*\d{11}|[NXYWA][MPRCG]_\d{6,9})$/i;

export function isDatabaseId(text: string): boolean {
  return databaseId.test(text);
}

export interface OtherName {
  readonly name: string;
  /**
   * For a reagent of several genes, the symbol to which the name belongs. For an earlier accession, the current
   * accession.
   */
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
