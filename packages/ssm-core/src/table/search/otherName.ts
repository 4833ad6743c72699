/** What a reagent is also called, as one item of the list of its other names. */

/** Between a name and the symbol that it stands for. */
const symbolSeparator = '\t';

/**
 * How a name belongs to a reagent: it is another name of its gene; of a gene that makes the same protein; or of one whose Entrez id
 * the reagent has, while its symbols are those of other genes.
 */
export type NameRelation = 'gene' | 'protein' | 'id';

export interface OtherName {
  readonly name: string;
  /** The symbol that it stands for, where the reagent is of several genes. */
  readonly symbol: string | undefined;
  readonly relation: NameRelation;
}

export function writeOtherName({ name, symbol, relation }: OtherName): string {
  if (relation !== 'gene') return [name, symbol ?? '', relation].join(symbolSeparator);
  return symbol === undefined ? name : name + symbolSeparator + symbol;
}

export function readOtherName(item: string): OtherName {
  const [name = '', symbol = '', relation = 'gene'] = item.split(symbolSeparator);
  const isKnown = relation === 'protein' || relation === 'id';
  return { name, symbol: symbol === '' ? undefined : symbol, relation: isKnown ? relation : 'gene' };
}
