/**
 * Allows or replaces a <style> that react-aria's usePress inserts, and that a Content-Security-Policy without
 * 'unsafe-inline' refuses. With a nonce, a meta element passes the nonce to react-aria. Without a nonce, an element
 * with the id of the <style> prevents the insertion, and a constructed style sheet, which the policy allows, adds the
 * rule.
 */

const styleId = 'react-aria-pressable-style';
const rule = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/** Prepares the page for react-aria's style. Returns a function that reverts the change. */
export function allowPressStyle(page: Document, nonce: string | undefined): () => void {
  return nonce === undefined ? adoptRule(page) : announceNonce(page, nonce);
}

function announceNonce(page: Document, nonce: string): () => void {
  if (page.querySelector('meta[name="csp-nonce"], meta[property="csp-nonce"]') !== null) return () => {};
  const meta = page.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = nonce;
  page.head.append(meta);
  return () => meta.remove();
}

/**
 * Adds the rule. Each overlay adds its own sheet, so no overlay depends on another, or on another copy of this
 * package.
 */
function adoptRule(page: Document): () => void {
  if (page.getElementById(styleId)?.localName === 'style') return () => {};
  const placeholder = page.createElement('meta');
  placeholder.id = styleId;
  page.head.append(placeholder);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    placeholder.remove();
    const position = page.adoptedStyleSheets.indexOf(sheet);
    if (position >= 0) page.adoptedStyleSheets.splice(position, 1);
  };
}
