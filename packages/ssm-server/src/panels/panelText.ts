/** The texts of a panel: what they may hold, and how they are compared, found and ordered. */

const longestName = 120;
const longestDescription = 2000;

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
const notInName = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;
/** Line breaks are welcome here. */
const notInDescription = /(?![\n\r])[\p{Cc}\p{Cs}]/u;
/** Nothing that can be seen: spaces and formatting characters alone. */
const invisible = /^[\p{Z}\p{Cf}]*$/u;

export type TextFault = 'empty' | 'tooLong' | 'control';

/** Characters as people count them: code points. */
const lengthOf = (text: string): number => Array.from(text).length;

/** What is wrong with a trimmed name; undefined when nothing is. */
export function nameFault(name: string): TextFault | undefined {
  if (notInName.test(name)) return 'control';
  if (invisible.test(name)) return 'empty';
  return lengthOf(name) > longestName ? 'tooLong' : undefined;
}

export function descriptionFault(description: string): TextFault | undefined {
  if (notInDescription.test(description)) return 'control';
  return lengthOf(description) > longestDescription ? 'tooLong' : undefined;
}

/** Whether a search can find anything: what no name or description may hold is in none of them. */
export function isSearchable(search: string): boolean {
  return !notInName.test(search);
}

/** Two names are the same when this is. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toUpperCase();
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

/** What is looked into; a search is folded in the same way. */
export function searchText(...texts: readonly string[]): string {
  return folded(texts.join('\n'));
}

/** Digits that a run is filled up to, so that 2 comes before 10. */
const digits = 12;

/** Bytes that every database orders alike, whatever its language: without case and accents, numbers by their value. */
export function orderKey(name: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(folded(name).replace(/\d+/g, (run) => run.padStart(digits, '0')));
}
