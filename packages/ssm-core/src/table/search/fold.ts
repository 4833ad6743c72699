/** Text without case, accents and what nobody sees, so that both sides of every comparison agree. */

const notAscii = /[^\0-\x7f]/;
const notAsciiLetters = /[^\0-\x7f]+/g;
/** Combining marks of every kind; halves of surrogate pairs, and what stands for one after it travelled; soft hyphens, joiners and marks of direction. */
const dropped = /[\p{M}\p{Cs}\ufffd\u00ad\u200b-\u200f\u2060\ufeff]/gu;
/** Hyphens and minus signs that are not the plain one. */
const dashes = /[\u2010-\u2015\u2212]/g;

/**
 * Folds away case, accents, full-width and other compatible forms, digits of other scripts, and kinds of dashes. A piece of a text
 * folds to a piece of the folded text, wherever it is cut: each character folds by itself, whatever its neighbours are.
 */
export function fold(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase();
  return text.replace(notAsciiLetters, foldBeyondAscii).toLowerCase();
}

function foldBeyondAscii(text: string): string {
  const plain = plainDigits(text.normalize('NFKD')).replace(dropped, '').replace(dashes, '-');
  // Lower case may be a form of another letter. Only the final sigma folds by its neighbours; it is made the plain one before that shows.
  return plain.toLowerCase().normalize('NFKD').replace(dropped, '').replace(/ς/g, 'σ');
}

const separators = /[\s_-]/g;
const separator = /[\s_-]/;
const beyondAscii = /[\p{L}\p{N}]/u;

/** Whether it only joins the parts of a name. */
export function isSeparator(character: string): boolean {
  return separator.test(character);
}

/** Whether the unit of a folded text at this place is of a word; outside the text nothing is. */
export function isWordAt(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  if (code < 0x80) return (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a);
  return code >= 0x80 && beyondAscii.test(folded[at] as string);
}

/** The folded text without spaces, hyphens and underscores: how the words of a name are joined does not count. */
export function loosen(folded: string): string {
  return folded.replace(separators, '');
}

/** Unicode has the ten digits of each script in a row. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** The text with the decimal digits of any script as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, digitValue);
}
