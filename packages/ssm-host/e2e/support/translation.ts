/** Does to a page what a browser's page translation does. */
import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    translatePage?: () => void;
  }
}

/** What the translation writes before each text. */
const mark = 'ü';

/** Runs in the page. Each text node leaves the tree and elements with a translation take its place; so do those that come later. */
function defineTranslation(prefix: string): void {
  const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'INPUT', 'FONT', 'NOSCRIPT']);

  function isTranslated(node: Text): boolean {
    const parent = node.parentElement;
    return (
      node.data.trim() !== '' &&
      parent !== null &&
      !skipped.has(parent.tagName) &&
      !parent.closest('[translate=no],svg')
    );
  }

  function translate(place: Node): void {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(isTranslated)) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = prefix + text.data;
      text.replaceWith(outer);
    }
  }

  window.translatePage = () => {
    translate(document.body);
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          if (node instanceof Text) translate(node.parentElement ?? node);
          else if (node instanceof Element && node.tagName !== 'FONT') translate(node);
        }
      }
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
}

/** Lets the pages of a browser be translated; `window.translatePage` does it. */
export async function prepareTranslation(context: BrowserContext): Promise<void> {
  await context.addInitScript(defineTranslation, mark);
}

/** The text of the application as it was before the translation. Pages that are kept out of sight may stand there in part. */
export function originalText(page: Page): Promise<string> {
  return page.evaluate((prefix) => {
    const root = document.querySelector('.ssm-root');
    if (root === null) return '';
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (parentElement?.checkVisibility() === true) text += data;
    }
    return text.replaceAll(prefix, '').replace(/\s+/g, ' ');
  }, mark);
}

/** Texts that React keeps apart beside other nodes: it would lose a translated one, and fail as it removes it. */
export function textsBesideOthers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isKeptApart = Object.keys(text).some((name) => name.startsWith('__reactFiber'));
      const place = text.parentElement;
      if (isKeptApart && text.data.trim() !== '' && !place?.closest('.ssm-Markdown, [translate=no], [role=option]'))
        found.push(`<${place?.localName} class="${place?.className}"> ${text.data}`);
    }
    return found;
  });
}
