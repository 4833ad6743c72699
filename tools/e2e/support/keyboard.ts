import type { Page } from 'playwright';

const roles: Readonly<Record<string, string>> = { A: 'link', BUTTON: 'button', MAIN: 'main' };
const mostStops = 60;

/** Returns role and name of the focused element, like `button Next page`. */
export async function focused(page: Page): Promise<string> {
  const { tag, role, type, name } = await page.evaluate(() => {
    const element = document.activeElement;
    const label =
      element?.closest('label')?.textContent ?? (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return {
      tag: element?.tagName ?? '',
      role: element?.getAttribute('role') ?? '',
      type: element?.getAttribute('type') ?? '',
      name: (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim(),
    };
  });
  const inputRole = type === 'search' ? 'searchbox' : type;
  return `${role || (tag === 'INPUT' ? inputRole : (roles[tag] ?? tag.toLowerCase()))} ${name}`;
}

/** Presses Tab until the wanted element has focus; throws with all stops if it never has. */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  const stops: string[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    stops.push(stop);
    if (typeof wanted === 'string' ? stop === wanted : wanted.test(stop)) return;
  }
  throw new Error(`Tab never reached ${wanted}; it stopped at ${stops.join(', ')}`);
}
