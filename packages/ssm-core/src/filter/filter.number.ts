/** Numbers as a person types them and as clauses carry them. */

const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const minusSign = '\u2212';

/** The number that a text spells in full: NaN when it spells none, infinite when it is beyond what a number holds. */
export function parseNumber(text: string): number {
  // Minus zero is zero.
  return numberPattern.test(text) ? Number(text) + 0 : Number.NaN;
}

/** The same of a typed or pasted text, which may stand between spaces and begin with a typographic minus. */
export function parseTypedNumber(text: string): number {
  return parseNumber(text.trim().replace(minusSign, '-'));
}
