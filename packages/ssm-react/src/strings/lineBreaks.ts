/**
 * Breaks lines between phrases in a language without spaces. Other browsers use their own rules. The rules load only
 * with such a language, and with the custom elements, because page rules do not apply inside their roots.
 */
export const lineBreaks = `@layer ssm.tokens {
  .ssm-root:lang(ja) { word-break: auto-phrase; line-break: strict; overflow-wrap: anywhere; }
}`;

/**
 * Adds the rules as a constructed style sheet, which a strict Content-Security-Policy allows. Does nothing on a server.
 */
export function breakLinesByPhrases(): void {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lineBreaks);
  document.adoptedStyleSheets.push(sheet);
}
