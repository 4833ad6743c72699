/** What every system accepts of a name that somebody gave. */
import { cellContent } from './sheet.ts';

/** What a system forbids or reads as a path, and what turns the direction of text, which would disguise an ending. */
// oxlint-disable-next-line no-control-regex -- it is what is looked for
const forbidden = /[\u0000-\u001f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const longest = 80;

/** A name as a file can have it, without an ending; the empty text where nothing of it can stay. */
export function asFileName(name: string): string {
  const words = cellContent(name).replace(forbidden, ' ').replace(/\s+/g, ' ').trim();
  // No dot at either end, which hides a file or is taken off it.
  return Array.from(words)
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
}
