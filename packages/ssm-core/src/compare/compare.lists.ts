/** Compares two to five lists of keys. A key is a SeqId, or a UniProt accession if lists are compared by protein. */

/** Maximum number of compared lists. Five lists have 31 combinations. */
export const maximumComparedLists = 5;

/** The keys that are in all lists of a combination and in no other list. */
export interface ExactPart {
  /** Indices of the lists, ascending. */
  readonly lists: readonly number[];
  /** Distinct keys, in order of first appearance. */
  readonly keys: readonly string[];
}

export interface ListComparison {
  /** Number of distinct keys of each list. */
  readonly sizes: readonly number[];
  /** Distinct keys of all lists, in order of first appearance. */
  readonly all: readonly string[];
  /** The parts that have keys, the largest first. Parts of equal size are in order of their lists. */
  readonly parts: readonly ExactPart[];
}

/** What to take from compared lists. Numbers are indices of lists, except `count`. */
export type ListFormula =
  | { readonly take: 'union' }
  | { readonly take: 'intersection' }
  /** Keys of one list that are not in another. */
  | { readonly take: 'difference'; readonly of: number; readonly without: number }
  /** Keys that are in exactly so many lists. */
  | { readonly take: 'exactly'; readonly count: number }
  /** Keys that are in these lists and in no other. */
  | { readonly take: 'part'; readonly lists: readonly number[] };

function compareIndices(one: readonly number[], other: readonly number[]): number {
  for (const [place, index] of one.entries()) {
    const of = other[place];
    if (of === undefined) return 1;
    if (index !== of) return index - of;
  }
  return one.length - other.length;
}

export function compareLists(lists: readonly Iterable<string>[]): ListComparison {
  const masks = new Map<string, number>();
  const sizes = lists.map((list, index) => {
    const keys = new Set(list);
    for (const key of keys) masks.set(key, (masks.get(key) ?? 0) | (1 << index));
    return keys.size;
  });
  const parts = new Map<number, string[]>();
  for (const [key, mask] of masks) {
    const part = parts.get(mask);
    if (part === undefined) parts.set(mask, [key]);
    else part.push(key);
  }
  return {
    sizes,
    all: [...masks.keys()],
    parts: [...parts]
      .map(([mask, keys]) => ({ lists: lists.map((_, index) => index).filter((index) => mask & (1 << index)), keys }))
      .toSorted((one, other) => other.keys.length - one.keys.length || compareIndices(one.lists, other.lists)),
  };
}

/** Returns the number of keys that are in all lists of a combination, whether or not they are in others too. */
export function inclusiveCount({ parts }: ListComparison, lists: readonly number[]): number {
  const within = parts.filter((part) => lists.every((index) => part.lists.includes(index)));
  return within.reduce((sum, { keys }) => sum + keys.length, 0);
}

/**
 * Translates the lists of a formula. `placeOf` returns the new index of a list, or -1 if it is gone; then the result is
 * null.
 */
export function withPlaces(formula: ListFormula, placeOf: (index: number) => number): ListFormula | null {
  switch (formula.take) {
    case 'difference': {
      const [of, without] = [placeOf(formula.of), placeOf(formula.without)];
      return of < 0 || without < 0 ? null : { ...formula, of, without };
    }
    case 'part': {
      const lists = formula.lists.map(placeOf);
      return lists.includes(-1) ? null : { ...formula, lists: lists.toSorted((one, other) => one - other) };
    }
    default:
      return formula;
  }
}

function isTaken(lists: readonly number[], formula: ListFormula, count: number): boolean {
  switch (formula.take) {
    case 'union':
      return true;
    case 'intersection':
      return lists.length === count;
    case 'difference':
      return lists.includes(formula.of) && !lists.includes(formula.without);
    case 'exactly':
      return lists.length === formula.count;
    default:
      return compareIndices(lists, formula.lists) === 0;
  }
}

/** Returns the keys that a formula takes, in order of first appearance. */
export function takenKeys(comparison: ListComparison, formula: ListFormula): readonly string[] {
  const { sizes, all, parts } = comparison;
  const taken = new Set(parts.filter(({ lists }) => isTaken(lists, formula, sizes.length)).flatMap(({ keys }) => keys));
  return all.filter((key) => taken.has(key));
}
