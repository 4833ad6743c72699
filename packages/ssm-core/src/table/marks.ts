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

/** Every match of every term, as UTF-16 offsets into the text as given; in order, none touching the next. */
export function markRanges(text: string, query: SearchQuery): readonly (readonly [start: number, end: number])[] {
  if (query.alternatives.length === 0) return [];
  const folded = fold(text);
  const matches: Range[] = [];
  for (const terms of query.alternatives) {
    for (const term of terms) {
      for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1))
        matches.push([at, at + term.length]);
    }
  }
  return matches.length === 0 ? [] : joinTouching(originalRanges(text, matches));
}
