/**
 * Rules that break lines between phrases in a language without spaces. Browsers without support use their usual line
 * breaks. The rules load only with such a language. The custom elements need them too, because rules of the page do
 * not apply inside a shadow root.
 */
export const lineBreaks = `@layer ssm.tokens {
  .ssm-root:lang(ja) { word-break: auto-phrase; line-break: strict; overflow-wrap: anywhere; }
}`;

/**
 * Adds the rules to the page as a constructed style sheet, which a strict Content-Security-Policy allows. Does
 * nothing on a server.
 */
export function breakLinesByPhrases(): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lineBreaks);
  document.adoptedStyleSheets.push(sheet);
}
