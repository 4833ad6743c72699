import { memoizeOn } from '../../memoize.ts';
import { fold, isSeparator, isWordAt, loosen } from './fold.ts';
import { joinedTerms, type SearchQuery } from './search.query.ts';

type Range = readonly [start: number, end: number];

const notAscii = /[^\0-\x7f]/;

function foldedOffsets(text: string): readonly number[] {
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    for (let unit = fold(character).length; unit > 0; unit--) offsets.push(offset);
    offset += character.length;
  }
  return offsets;
}

function originalRanges(text: string, matches: readonly Range[]): readonly Range[] {
  if (!notAscii.test(text)) return matches;
  const offsets = foldedOffsets(text);
  return matches.map(([start, end]) => {
    const last = offsets[end - 1] as number;
    let next = end;
    while (offsets[next] === last) next++;
    return [offsets[start] as number, offsets[next] ?? text.length];
  });
}

function joinTouching(ranges: readonly Range[]): readonly Range[] {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((first, second) => first[0] - second[0])) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

const manyTerms = 20;
const startLength = 3;

interface Texts {
  readonly all: ReadonlySet<string>;
  readonly lengths: ReadonlyMap<string, ReadonlySet<number>>;
}

interface Terms {
  readonly plain: Texts;
  readonly joined: Texts;
  readonly termsOf: ReadonlyMap<string, readonly string[]>;
}

function textsOf(all: ReadonlySet<string>): Texts {
  const lengths = new Map<string, Set<number>>();
  for (const text of all) {
    const start = text.slice(0, startLength);
    lengths.set(start, (lengths.get(start) ?? new Set()).add(text.length));
  }
  return { all, lengths };
}

/** Caches the terms, because the same query marks every visible cell. */
const termsOf = memoizeOn(({ alternatives }: SearchQuery): Terms => {
  const joined = new Map<string, readonly string[]>();
  for (const terms of [...alternatives, ...alternatives.flat().map((term) => [term])]) {
    const text = joinedTerms(terms);
    if (text !== undefined) joined.set(text, [...(joined.get(text) ?? []), ...terms]);
  }
  return {
    plain: textsOf(new Set(alternatives.flat())),
    joined: textsOf(new Set(joined.keys())),
    termsOf: joined,
  };
});

function eachPlace(within: string, { all, lengths }: Texts, onPlace: (text: string, at: number) => void): void {
  if (all.size <= manyTerms) {
    for (const text of all) {
      for (let at = within.indexOf(text); at >= 0; at = within.indexOf(text, at + 1)) onPlace(text, at);
    }
    return;
  }
  for (let at = 0; at < within.length; at++) {
    for (let size = 1; size <= startLength && at + size <= within.length; size++) {
      for (const length of lengths.get(within.slice(at, at + size)) ?? []) {
        const text = within.slice(at, at + length);
        if (all.has(text)) onPlace(text, at);
      }
    }
  }
}

function eachMatch(
  folded: string,
  { plain, joined, termsOf: termsOfJoined }: Terms,
  onMatch: (terms: readonly string[], start: number, end: number) => void,
): void {
  eachPlace(folded, plain, (term, at) => onMatch([term], at, at + term.length));
  const places: number[] = [];
  for (let at = 0; at < folded.length; at++) if (!isSeparator(folded[at] as string)) places.push(at);
  eachPlace(loosen(folded), joined, (text, at) => {
    const start = places[at] as number;
    if (isWordAt(folded, start - 1)) return;
    onMatch(termsOfJoined.get(text) ?? [], start, (places[at + text.length - 1] as number) + 1);
  });
}

/** Returns the query's terms that the text contains. */
export function matchedTerms(text: string, query: SearchQuery): ReadonlySet<string> {
  const found = new Set<string>();
  eachMatch(fold(text), termsOf(query), (terms) => {
    for (const term of terms) found.add(term);
  });
  return found;
}

/** Returns the query's terms that begin the text or equal it, however its words are joined. Marks other names. */
export function termsAtStart(text: string, query: SearchQuery): ReadonlySet<string> {
  const { plain, joined, termsOf: termsOfJoined } = termsOf(query);
  const without = loosen(fold(text));
  const begun = [...joined.all].filter((each) => without.startsWith(each));
  const whole = [...plain.all].filter((each) => loosen(each) === without);
  return new Set([...begun.flatMap((each) => termsOfJoined.get(each) ?? []), ...whole]);
}

/** Returns every match as UTF-16 offsets into the original text, in order. Matches do not touch each other. */
export function markRanges(text: string, query: SearchQuery): readonly (readonly [start: number, end: number])[] {
  if (query.alternatives.length === 0) return [];
  const matches: Range[] = [];
  eachMatch(fold(text), termsOf(query), (_, start, end) => matches.push([start, end]));
  return matches.length === 0 ? [] : joinTouching(originalRanges(text, matches));
}
