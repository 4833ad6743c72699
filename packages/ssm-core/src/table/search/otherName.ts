/** What a reagent is also called, as one item of the list of its other names. */

/** Between a name and the symbol that it stands for. */
const symbolSeparator = '\t';

export interface OtherName {
  readonly name: string;
  /** The symbol that it stands for, where the reagent is of several genes. */
  readonly symbol: string | undefined;
}

export function writeOtherName({ name, symbol }: OtherName): string {
  return symbol === undefined ? name : name + symbolSeparator + symbol;
}

export function readOtherName(item: string): OtherName {
  const [name = '', symbol] = item.split(symbolSeparator);
  return { name, symbol };
}
