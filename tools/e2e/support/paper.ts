/** A page as it is laid out for paper. */
import type { Page } from 'playwright';
import { isFirefox } from './browser.ts';

declare global {
  interface Window {
    layOutFor?: (medium: 'print' | 'screen') => void;
  }
}

/** Has rules for print hold on the screen too, and tells the page that it is printed, as a browser does before and afterwards. */
function prepareLayout(): void {
  function mediaRulesOf(rules: CSSRuleList): readonly CSSMediaRule[] {
    return [...rules].flatMap((rule) => [
      ...(rule instanceof CSSMediaRule ? [rule] : []),
      ...(rule instanceof CSSGroupingRule ? mediaRulesOf(rule.cssRules) : []),
    ]);
  }
  const onScreen = window.matchMedia.bind(window);
  window.layOutFor = (medium) => {
    const paper = Object.assign(new EventTarget(), { media: 'print', matches: true }) as MediaQueryList;
    window.matchMedia = (query) => (query === 'print' && medium === 'print' ? paper : onScreen(query));
    const [from, to] = medium === 'print' ? ['print', 'print, screen'] : ['print, screen', 'print'];
    for (const { media } of [...document.styleSheets].flatMap(({ cssRules }) => mediaRulesOf(cssRules))) {
      if (media.mediaText === from) media.mediaText = to;
    }
    window.dispatchEvent(new Event(medium === 'print' ? 'beforeprint' : 'afterprint'));
  };
}

/**
 * Lays a page out for paper or, afterwards, for the screen. Firefox cannot be asked for it as Chromium can (support/firefox.ts): there
 * its rules for print are laid out on the screen.
 */
export async function layOutFor(page: Page, medium: 'print' | 'screen'): Promise<void> {
  if (!isFirefox) return page.emulateMedia({ media: medium === 'print' ? 'print' : null });
  await page.evaluate(prepareLayout);
  await page.evaluate((to) => window.layOutFor?.(to), medium);
}
