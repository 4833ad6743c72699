/** Matches patterns without backtracking. `*` stands for any number of characters, `?` for one character. */
import { memoizeOn } from '../../memoize.ts';
import { listItems } from '../../table/cell.ts';
import { fold } from '../../table/search/fold.ts';
import { listSeparator, type TextColumn } from '../../table/table.ts';

type GlobTest = (foldedText: string) => boolean;

const wildcard = /[*?]/;
const wildcardRun = /[*?]{2,}/g;
const notAscii = /[^\0-\x7f]/;

export function hasWildcard(text: string): boolean {
  return wildcard.test(text);
}

/** Folds text for comparison, and recomposes characters that folding splits, such as Hangul. */
export function foldCharacters(text: string): string {
  return notAscii.test(text) ? fold(text).normalize('NFC') : fold(text);
}

export function normalGlob(pattern: string): string {
  const folded = foldCharacters(pattern);
  const whole = wildcard.test(folded) ? folded : `*${folded}*`;
  return whole.replace(wildcardRun, (run) => run.replaceAll('*', '') + (run.includes('*') ? '*' : ''));
}

type Piece = readonly string[];

function after(text: string, at: number): number {
  return at + ((text.codePointAt(at) as number) > 0xffff ? 2 : 1);
}

function matchAt(piece: Piece, text: string, at: number): number {
  let end = at;
  for (let index = 0; index < piece.length; index++) {
    if (index > 0) {
      if (end >= text.length) return -1;
      end = after(text, end);
    }
    const literal = piece[index] as string;
    if (!text.startsWith(literal, end)) return -1;
    end += literal.length;
  }
  return end;
}

function findFrom(piece: Piece, text: string, from: number): number {
  const literal = piece[0] as string;
  for (let at = text.indexOf(literal, from); at >= 0; at = text.indexOf(literal, at + 1)) {
    const end = matchAt(piece, text, at);
    if (end >= 0) return end;
  }
  return -1;
}

function startOfEnd(text: string, characters: number): number {
  let start = text.length;
  for (let left = characters; left > 0; left--) {
    const isPair = start > 1 && (text.codePointAt(start - 2) as number) > 0xffff;
    start -= isPair ? 2 : 1;
  }
  return start;
}

export function compileGlob(pattern: string): GlobTest {
  const pieces = normalGlob(pattern).split('*');
  const [first = [], ...rest] = pieces.map((piece): Piece => piece.split('?'));
  const last = rest.pop();
  if (last === undefined) return (text) => matchAt(first, text, 0) === text.length;
  const lastLength = Array.from(pieces.at(-1) as string).length;
  return (text) => {
    let end = matchAt(first, text, 0);
    for (const piece of rest) {
      if (end < 0) return false;
      end = findFrom(piece, text, end);
    }
    if (end < 0) return false;
    const start = startOfEnd(text, lastLength);
    return start >= end && matchAt(last, text, start) === text.length;
  };
}

const untested = 0;
const failed = 1;
const passed = 2;

/** Caches the folded dictionary of each column, because every text filter and suggestion reads it. */
export const foldedEntries: (column: TextColumn) => readonly string[] = memoizeOn(({ dictionary }: TextColumn) =>
  dictionary.map(foldCharacters),
);

export function entryTest(column: TextColumn, test: (foldedItem: string) => boolean): (row: number) => boolean {
  const folded = foldedEntries(column);
  const passes = (entry: string): boolean =>
    column.kind === 'list' && entry.includes(listSeparator) ? listItems(entry).some(test) : test(entry);
  const verdicts = new Uint8Array(folded.length);
  return (row) => {
    const code = column.codes[row] as number;
    if (code < 0) return false;
    if (verdicts[code] === untested) verdicts[code] = passes(folded[code] as string) ? passed : failed;
    return verdicts[code] === passed;
  };
}
