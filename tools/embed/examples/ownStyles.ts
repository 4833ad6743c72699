import type { Page } from 'playwright';

export type Styles = Readonly<Record<string, string>>;

interface Own {
  readonly ignored?: string;
  /** Whether the height of the page depends on the menu. Sizes that follow from it are then skipped. */
  readonly growsWithMenu?: boolean;
}

/** Descriptions of tables, which React Aria appends to the page while a table exists. They take no space. */
const descriptions = 'body > [id^="react-aria-description-"]';

export function descriptionDisplays(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (selector) => [...new Set([...document.querySelectorAll(selector)].map((each) => getComputedStyle(each).display))],
    descriptions,
  );
}

/**
 * Returns all computed properties of the page's own elements and pseudo-elements, by names such as `1 h1::before
 * color`.
 */
export function ownStyles(page: Page, { ignored, growsWithMenu = true }: Own = {}): Promise<Styles> {
  return page.evaluate(
    ([left, isGrowing, hidden]) => {
      // Forces a scroll bar of the page, which takes width in some browsers, so that it exists before and after.
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

export async function changedStyles(page: Page, before: Styles, own?: Own): Promise<readonly string[]> {
  const now = await ownStyles(page, own);
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names]
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name}: ${before[name]}, ${now[name]}`);
}

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
