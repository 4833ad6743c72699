/** Lays out pages for paper. */
import type { Page } from 'playwright';
import { isFirefox } from './browser.ts';

declare global {
  interface Window {
    layOutFor?: (medium: 'print' | 'screen') => void;
  }
}

/** Applies rules for print on the screen too. Emits the events by which a browser tells a page that it is printed. */
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
 * Lays out a page for paper or for the screen. Chromium can emulate the medium. Firefox cannot (support/firefox.ts),
 * so there the rules for print are applied on the screen.
 */
export async function layOutFor(page: Page, medium: 'print' | 'screen'): Promise<void> {
  if (!isFirefox) return page.emulateMedia({ media: medium === 'print' ? 'print' : null });
  await page.evaluate(prepareLayout);
  await page.evaluate((to) => window.layOutFor?.(to), medium);
}
