/** What the page around the menu looks like, and what of it the menu has changed. */
import type { Page } from 'playwright';

export type Styles = Readonly<Record<string, string>>;

interface Own {
  /** Elements of the page that change by themselves. */
  readonly ignored?: string;
  /** Whether the page is as high as the menu makes it: what follows from that is left out. */
  readonly growsWithMenu?: boolean;
}

/** Texts that React Aria describes its tables with: they stand at the end of the page, with no box, as long as such a table does. */
const descriptions = 'body > [id^="react-aria-description-"]';

/** How the descriptions in the page are displayed, each once. */
export function descriptionDisplays(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (selector) => [...new Set([...document.querySelectorAll(selector)].map((each) => getComputedStyle(each).display))],
    descriptions,
  );
}

/** All computed properties, of what stands before and behind it too, of everything that is the page's own, as `1 h1::before color`. */
export function ownStyles(page: Page, { ignored, growsWithMenu = true }: Own = {}): Promise<Styles> {
  return page.evaluate(
    ([left, isGrowing, hidden]) => {
      // A bar that scrolls the page takes of its width in some browsers: it is there with each look, not only once the menu is.
      if (isGrowing) document.documentElement.style.minHeight = '200vh';
      const sized = /^(height|block-size|perspective-origin|transform-origin|inset|top|bottom)/;
      const own = [...document.querySelectorAll('html, body, body *')].filter(
        (element) =>
          element.closest(`.ssm-root, ssm-menu, ssm-panels, ssm-builder, ssm-spec-sheet, script, style, ${hidden}`) ===
            null &&
          (left === undefined || !element.matches(left)),
      );
      return Object.fromEntries(
        own.flatMap((element, index) =>
          [undefined, '::before', '::after'].flatMap((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            const name = `${index} ${element.localName}${pseudo ?? ''}`;
            return [...style]
              .filter((property) => !isGrowing || !sized.test(property))
              .map((property) => [`${name} ${property}`, style.getPropertyValue(property)] as const);
          }),
        ),
      );
    },
    [ignored, growsWithMenu, descriptions] as const,
  );
}

/** Those that are no longer as they were, each as `h1 color: was, is`. */
export async function changedStyles(page: Page, before: Styles, own?: Own): Promise<readonly string[]> {
  const now = await ownStyles(page, own);
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names]
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name}: ${before[name]}, ${now[name]}`);
}

/** Takes every rule of the menu's layers out of the page's style sheets; answers how many there were. */
export function takeStylesAway(page: Page): Promise<number> {
  return page.evaluate(() => {
    let count = 0;
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (!(rule instanceof CSSLayerBlockRule) || !/^ssm(\.|$)/.test(rule.name)) continue;
        sheet.deleteRule(index);
        count += 1;
      }
    }
    return count;
  });
}
