/**
 * react-aria's usePress puts a <style> into the page's head, which a Content-Security-Policy without
 * 'unsafe-inline' refuses. With a nonce it is told the nonce, as it asks for it (a meta element). Without one
 * it is kept from inserting by an element that has the style's id, and the same rule is adopted as a
 * constructed style sheet, which the policy allows.
 */

const styleId = 'react-aria-pressable-style';
const rule = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/** Answers what takes it back. */
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

/** Each overlay brings its own, so that none depends on another of the same page, or of another copy of this package. */
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
