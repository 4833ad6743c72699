import type { Reagent } from './reagents.ts';
import { americanSpelling, caseKey } from './text.ts';

/** Returns the reagents on the menu whose names contain all words of a text, those with the shortest names first. */
export type NameWords = (text: string) => readonly Reagent[];

/** Shorter words, such as a number, are in too many names to search by them alone. */
const shortest = 3;

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
    if (words.every(({ length }) => length < shortest)) return [];
    const sets = words.map((word) => byWord.get(word) ?? new Set<Reagent>()).toSorted((a, b) => a.size - b.size);
    const [rarest = new Set<Reagent>(), ...others] = sets;
    const found = [...rarest].filter((reagent) => others.every((set) => set.has(reagent)));
    return found.toSorted((one, other) => (sizes.get(one) ?? 0) - (sizes.get(other) ?? 0));
  };
}
