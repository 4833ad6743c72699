/** axe over a page of the built application. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every violation as `rule: selector`. The script comes in by the debugger, which no policy stops. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    async (values): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: 'tag', values } }),
    rules,
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
