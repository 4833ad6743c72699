/** axe over a page of the built application. */
import axe, { type AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright';

/** Those that also hold for a part of a page, as a dialog or a button by itself. */
export const wcag: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofWholePages: readonly string[] = [...wcag, 'best-practice'];

/**
 * Every violation as `rule: selector`, of the page or of what these selectors find in it, shadow roots too. The script comes in by
 * the debugger, which no policy stops.
 */
export async function violations(
  page: Page | Frame,
  rules: readonly string[] = ofWholePages,
  within: readonly string[] = ['html'],
): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    async ([values, places]): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run([...places], {
        runOnly: { type: 'tag', values: [...values] },
      }),
    [rules, within] as const,
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
