/** Where a cell's text matches the query. */
import { fold } from './fold.ts';
import type { SearchQuery } from './search.query.ts';

type Range = readonly [start: number, end: number];

const notAscii = /[^\0-\x7f]/;

/** For each unit of the folded text, where in the text the character begins that it came from. */
function foldedOffsets(text: string): readonly number[] {
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    for (let unit = fold(character).length; unit > 0; unit--) offsets.push(offset);
    offset += character.length;
  }
  return offsets;
}

/** Matches in the folded text, as ranges of the text as given: whole characters with the marks on them. */
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

/** Fewer are looked for one by one. */
const manyTerms = 20;
/** Terms are told apart by their first characters, of which shorter terms have fewer. */
const startLength = 3;

interface Terms {
  readonly all: ReadonlySet<string>;
  /** By how terms begin, how long they are. */
  readonly lengths: ReadonlyMap<string, ReadonlySet<number>>;
}

let termsByQuery: WeakMap<SearchQuery, Terms> | undefined;

/** Prepared once: every cell in view asks with the same query. */
function termsOf(query: SearchQuery): Terms {
  termsByQuery ??= new WeakMap();
  const known = termsByQuery.get(query);
  if (known !== undefined) return known;
  const all = new Set(query.alternatives.flat());
  const lengths = new Map<string, Set<number>>();
  for (const term of all) {
    const start = term.slice(0, startLength);
    lengths.set(start, (lengths.get(start) ?? new Set()).add(term.length));
  }
  const terms = { all, lengths };
  termsByQuery.set(query, terms);
  return terms;
}

/** Calls back with every place of every term: of many in one pass over the text, however many there are. */
function eachMatch(folded: string, { all, lengths }: Terms, onMatch: (term: string, at: number) => void): void {
  if (all.size <= manyTerms) {
    for (const term of all) {
      for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) onMatch(term, at);
    }
    return;
  }
  for (let at = 0; at < folded.length; at++) {
    for (let size = 1; size <= startLength && at + size <= folded.length; size++) {
      for (const length of lengths.get(folded.slice(at, at + size)) ?? []) {
        const term = folded.slice(at, at + length);
        if (all.has(term)) onMatch(term, at);
      }
    }
  }
}

/** The query's terms that the text holds. */
export function matchedTerms(text: string, query: SearchQuery): ReadonlySet<string> {
  const found = new Set<string>();
  eachMatch(fold(text), termsOf(query), (term) => found.add(term));
  return found;
}

/** Every match of every term, as UTF-16 offsets into the text as given; in order, none touching the next. */
export function markRanges(text: string, query: SearchQuery): readonly (readonly [start: number, end: number])[] {
  if (query.alternatives.length === 0) return [];
  const matches: Range[] = [];
  eachMatch(fold(text), termsOf(query), (term, at) => matches.push([at, at + term.length]));
  return matches.length === 0 ? [] : joinTouching(originalRanges(text, matches));
}
