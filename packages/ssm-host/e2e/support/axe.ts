/** axe over a page of the built application. */
import axe from 'axe-core';
import type { Frame, Page } from 'playwright';

/** Those that also hold for a part of a page, as a dialog or a button by itself. */
export const wcag: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofWholePages: readonly string[] = [...wcag, 'best-practice'];

interface Look {
  readonly rules?: readonly string[];
  /** Selectors of what is looked at; the whole page where they are not given. */
  readonly within?: readonly string[];
  readonly hasColours?: boolean;
}

/**
 * Every violation as `rule: selector`, of the page or of what these selectors find in it, shadow roots too. The script comes in by
 * the debugger, which no policy stops. What passes is neither described in the page nor sent from it: nobody reads it.
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
