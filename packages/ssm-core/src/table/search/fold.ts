/** Text without case and accents, so that both sides of every comparison agree. */

const notAscii = /[^\0-\x7f]/;
const notAsciiLetters = /[^\0-\x7f]+/g;
/** Combining marks of every kind; halves of surrogate pairs, and what stands for one after it travelled. */
const dropped = /[\p{M}\p{Cs}\ufffd]/gu;

/**
 * Folds case and accents away. Folding a piece of a text gives a piece of the folded text,
 * wherever the text is cut: every character folds by itself, whatever stands beside it.
 */
export function fold(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase();
  return text.replace(notAsciiLetters, foldBeyondAscii).toLowerCase();
}

function foldBeyondAscii(text: string): string {
  // Only the final sigma folds by its neighbours; it is made the plain one before that shows.
  return text.normalize('NFD').replace(dropped, '').toLowerCase().replace(/ς/g, 'σ');
}
