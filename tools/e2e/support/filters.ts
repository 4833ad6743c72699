import type { Page } from 'playwright';
import { eventually } from './eventually.ts';
import { focused } from './keyboard.ts';

export interface FilterKeys {
  /** Opens the list of the focused button, types the start of an option and chooses the option. */
  choose(typed: string): Promise<void>;
  /** Chooses an option in a list that allows several, and closes the list. */
  chooseInMany(typed: string): Promise<void>;
  tab(times?: number): Promise<void>;
  to(name: string): Promise<void>;
}

export function filterKeys(page: Page): FilterKeys {
  const { keyboard } = page;

  async function pick(typed: string): Promise<void> {
    await keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await eventually(() => isOption(page), true);
    await keyboard.type(typed);
    await eventually(() => isOption(page), true);
    await keyboard.press('Enter');
  }

  async function isClosed(): Promise<void> {
    await eventually(() => page.getByRole('listbox').count(), 0);
    await eventually(async () => (await focused(page)).startsWith('button '), true);
  }

  return {
    async choose(typed) {
      await pick(typed);
      await isClosed();
    },
    async chooseInMany(typed) {
      await pick(typed);
      await keyboard.press('Escape');
      await isClosed();
    },
    async tab(times = 1) {
      for (let time = 0; time < times; time += 1) await keyboard.press('Tab');
    },
    async to(name) {
      for (let stop = 0; stop < 40; stop += 1) {
        if ((await focused(page)).endsWith(` ${name}`)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`Tab never reached ${name}.`);
    },
  };
}

async function isOption(page: Page): Promise<boolean> {
  return (await focused(page)).startsWith('option ');
}
