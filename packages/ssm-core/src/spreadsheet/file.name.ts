import { cellContent } from './sheet.ts';

/**
 * Characters that some system forbids or reads as a path, and direction marks, which could disguise a file extension.
 */
// oxlint-disable-next-line no-control-regex -- it is what is looked for
const forbidden = /[\u0000-\u001f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const longest = 80;

export function asFileName(name: string): string {
  const words = cellContent(name).replace(forbidden, ' ').replace(/\s+/g, ' ').trim();
  // A dot at the start hides a file, and one at the end is removed.
  return Array.from(words)
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
}
