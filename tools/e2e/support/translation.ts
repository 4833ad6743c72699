import type { BrowserContext, Page } from 'playwright';

declare global {
  interface Window {
    translatePage?: () => void;
  }
}

const mark = 'ü';

/** Replaces each text node, including later ones, with elements that contain a translation. Runs in the page. */
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

/** Adds `window.translatePage` to the pages of a browser context. */
export async function prepareTranslation(context: BrowserContext): Promise<void> {
  await context.addInitScript(defineTranslation, mark);
}

/** Returns the text of the application before translation. It may include a part of retained pages that are hidden. */
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

/** Returns React text nodes that have siblings. React would fail to remove such a node after its translation. */
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
