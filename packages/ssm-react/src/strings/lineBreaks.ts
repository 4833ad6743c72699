/**
 * How lines break in a language that is written without spaces: between phrases, so that a word is broken only where it has no room by itself.
 * A browser that knows no phrases breaks as it does. The rules come with the texts of such a language, which cost whoever reads another
 * nothing, and with the elements, whose roots no rule of the page reaches.
 */
export const lineBreaks = `@layer ssm.tokens {
  .ssm-root:lang(ja) { word-break: auto-phrase; line-break: strict; overflow-wrap: anywhere; }
}`;

/** Gives them to the page, as a constructed sheet, which a strict Content-Security-Policy allows. On a server there is none. */
export function breakLinesByPhrases(): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lineBreaks);
  document.adoptedStyleSheets.push(sheet);
}
