import type { Reagent } from './reagents.ts';
import { americanSpelling, caseKey } from './text.ts';

export interface NamedByWords {
  /** Number of reagents on the menu whose names contain all words of the text. */
  readonly count: number;
  /** These reagents, those with the shortest names first. Empty if there are more than 20. */
  readonly reagents: readonly Reagent[];
}

export type NameWords = (text: string) => NamedByWords;

/** Shorter words, such as a number, are in too many names to search by them alone. */
const shortest = 3;
const mostListed = 20;
export const notNamed: NamedByWords = { count: 0, reagents: [] };

function wordsOf(text: string): ReadonlySet<string> {
  const words = americanSpelling(caseKey(text)).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word !== ''));
}

export function createNameWords(reagents: Iterable<Reagent>): NameWords {
  const sizes = new Map<Reagent, number>();
  const byWord = new Map<string, Set<Reagent>>();
  for (const reagent of reagents) {
    const { fullName, targetName } = reagent.facts;
    const words = wordsOf(`${fullName ?? ''} ${targetName ?? ''}`);
    sizes.set(reagent, words.size);
    for (const word of words) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, new Set([reagent]));
      else known.add(reagent);
    }
  }
  return (text) => {
    const words = [...wordsOf(text)];
    if (words.every(({ length }) => length < shortest)) return notNamed;
    const sets = words.flatMap((word) => byWord.get(word) ?? []);
    if (sets.length < words.length) return notNamed;
    const [rarest, ...others] = sets.toSorted((one, other) => one.size - other.size);
    if (rarest === undefined) return notNamed;
    // A list of 20,000 common words must not collect thousands of reagents for each.
    if (others.length === 0 && rarest.size > mostListed) return { count: rarest.size, reagents: [] };
    const found = [...rarest].filter((reagent) => others.every((set) => set.has(reagent)));
    if (found.length > mostListed) return { count: found.length, reagents: [] };
    const sorted = found.toSorted((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0));
    return { count: found.length, reagents: sorted };
  };
}
