/** Opens the popup of a button in every way that users and assistive technology can. */
import type { Locator } from 'playwright';
import { isFirefox } from './browser.ts';
import { eventually } from './eventually.ts';

type Way = (button: Locator) => Promise<void>;

function byKey(key: string): Way {
  return async (button) => {
    await button.focus();
    await button.page().keyboard.press(key);
  };
}

/** The ways to press a button. The browser context needs `hasTouch`. */
export const presses: Readonly<Record<string, Way>> = {
  Enter: byKey('Enter'),
  Space: byKey('Space'),
  pointer: (button) => button.click(),
  // Left out in Firefox, which ignores Playwright's touch.
  ...(!isFirefox && { touch: (button: Locator) => button.tap() }),
  async 'screen reader'(button) {
    await button.focus();
    await button.evaluate((element: HTMLElement) => element.click());
  },
};

/** Ways to open the menu or list of a button. They include the arrow keys. */
export const openings: Readonly<Record<string, Way>> = {
  ...presses,
  ArrowDown: byKey('ArrowDown'),
  ArrowUp: byKey('ArrowUp'),
};

function focusedRole(button: Locator): Promise<string | null | undefined> {
  return button.page().evaluate(() => {
    const element = document.activeElement;
    const role = element?.getAttribute('role');
    const isItem = role === 'menuitem' || role === 'option' || role === 'menu' || role === 'listbox';
    return isItem || element?.closest('[role=dialog]') === null ? role : 'dialog';
  });
}

/**
 * Opens the popup in each way, waits until an element with the role has the focus, and closes it with Escape, which
 * must return the focus. Resolves to the ways that worked.
 */
export async function openEachWay(button: Locator, role: 'menuitem' | 'option' | 'dialog'): Promise<readonly string[]> {
  const page = button.page();
  const done: string[] = [];
  for (const [name, open] of Object.entries(role === 'dialog' ? presses : openings)) {
    const where = `${name} on ${await button.getAttribute('aria-label')}`;
    await open(button);
    await eventually(async () => [where, await focusedRole(button)], [where, role]);
    await page.keyboard.press('Escape');
    await eventually(async () => [where, await button.evaluate((element) => element.matches(':focus'))], [where, true]);
    done.push(name);
  }
  return done;
}
