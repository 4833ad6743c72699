const notAscii = /[^\0-\x7f]/;
const notAsciiLetters = /[^\0-\x7f]+/g;
/**
 * Matches combining marks, unpaired surrogates, U+FFFD (which often replaces them), soft hyphens, joiners and direction
 * marks.
 */
const dropped = /[\p{M}\p{Cs}\ufffd\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const dashes = /[\u2010-\u2015\u2212]/g;

/**
 * Folds case, accents, digits of other scripts, dashes, and full-width and other compatible forms. Each character is
 * folded on its own. So a part of a text, folded, is a part of the folded text.
 */
export function fold(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase();
  return text.replace(notAsciiLetters, foldBeyondAscii).toLowerCase();
}

function foldBeyondAscii(text: string): string {
  const plain = plainDigits(text.normalize('NFKD')).replace(dropped, '').replace(dashes, '-');
  // Lower case may need decomposing again. Of all letters, only the final sigma depends on its neighbours, so it
  // becomes an ordinary sigma.
  return plain.toLowerCase().normalize('NFKD').replace(dropped, '').replace(/ς/g, 'σ');
}

const separators = /[\s_-]/g;
const separator = /[\s_-]/;
const beyondAscii = /[\p{L}\p{N}]/u;

export function isSeparator(character: string): boolean {
  return separator.test(character);
}

export function isWordAt(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  if (code < 0x80) return (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a);
  return code >= 0x80 && beyondAscii.test(folded[at] as string);
}

export function loosen(folded: string): string {
  return folded.replace(separators, '');
}

/** In Unicode, the ten digits of each script are consecutive. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

export function plainDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, digitValue);
}
