import axe from 'axe-core';
import type { Frame, Page } from 'playwright';

/** Rules that also apply to a part of a page, such as a dialog. */
export const wcag: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofWholePages: readonly string[] = [...wcag, 'best-practice'];

interface Look {
  readonly rules?: readonly string[];
  readonly within?: readonly string[];
  readonly hasColours?: boolean;
}

/**
 * Returns every violation as `rule: selector`, also in shadow roots. Playwright injects the script through the
 * debugger, which no policy blocks. Rules without violations are not collected.
 */
export async function violations(
  page: Page | Frame,
  { rules = ofWholePages, within = ['html'], hasColours = true }: Look = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([places, values, enabled]) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run([...places], {
        runOnly: { type: 'tag', values: [...values] },
        rules: { 'color-contrast': { enabled } },
        resultTypes: ['violations'],
      });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    [within, rules, hasColours] as const,
  );
}
