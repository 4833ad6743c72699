/**
 * react-aria's usePress inserts a <style>, which a Content-Security-Policy without 'unsafe-inline' refuses. With a
 * nonce, a meta element passes it to react-aria. Without one, an element with the style's id prevents the insertion,
 * and a constructed style sheet adds the rule, which the policy allows.
 */

const styleId = 'react-aria-pressable-style';
const rule = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/** Returns a function that reverts it. */
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

/** Each overlay adds its own, so none depends on another or on another copy of this package. */
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
