import type { BrowserContextOptions, Locator } from 'playwright';
import { beforeAll } from 'vitest';
import { emailOf, type Title } from '../../support/account.ts';
import { violations } from '../../support/axe.ts';
import { cutIn } from '../../support/cut.ts';
import { hosted } from '../../support/hosted.ts';
import { signedIn } from '../../support/signedIn.ts';
import {
  type KnownWords,
  knownWordsOf,
  textsOf,
  untranslated,
  type WholeTexts,
  wordsOfCatalogue,
} from '../../support/words.ts';

type Faults = Record<string, readonly string[]>;

/**
 * Languages in which every state is checked: a right-to-left language without Latin letters, and the shipped
 * languages.
 */
export const walked = ['ar-XB', 'de', 'ja'] as const;

/**
 * Languages in which axe runs. The structure of pages is the same in all languages, so a right-to-left language and
 * the language with the longest words suffice.
 */
const axeLooksAt: readonly string[] = ['ar-XB', 'de'];

/**
 * Widths at which nothing may overflow. A real language may also cut off no text; pseudo-locales are longer than any
 * language.
 */
const widths = [320, 768, 1280] as const;

export function siteIn(tag: string) {
  const host = hosted({
    env: {
      SSM_LOCALE: tag,
      SSM_ANALYTICS_ID: 'G-1',
      SSM_FORMS_PORTAL_ID: '4711',
      SSM_REQUEST_ACCESS_FORM_ID: 'access',
      SSM_LINK_PORTAL: 'https://portal.example/',
      SSM_LINK_CUSTOMER_SERVICE: 'https://help.example/',
      SSM_LINK_STUDIES: 'https://studies.example/',
      SSM_LINK_DATA_VISUALIZATION_LOGIN: 'https://plots.example/',
    },
  });
  let texts: WholeTexts;
  let known: KnownWords;

  beforeAll(async () => {
    texts = await textsOf(tag);
    known = { ...knownWordsOf(tag), data: await wordsOfCatalogue(host.server.origin) };
  });

  async function open(title: Title | null, path = '/', options: BrowserContextOptions = {}) {
    const session = await signedIn(host.server, title);
    const { page, context } = await host.visit({ reducedMotion: 'reduce', ...options, ...session });
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const faults: Faults = {};
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const account = (of: Title) => page.getByRole('button', { name: emailOf(of) });

    await page.goto(path);
    if (title !== null) await account(title).waitFor();

    /** Signs in through the pages of the provider, and checks these pages too. */
    async function signIn(as: Title): Promise<void> {
      await button(texts.shell.login).click();
      await page.getByRole('heading', { level: 1, name: texts.serverPages.signInTitle }).waitFor();
      await page.waitForLoadState();
      await look('signing in');
      await button(texts.serverPages.continueAs(as)).click();
      await account(as).waitFor();
    }

    /**
     * Checks a state. `place` limits axe to an element, because a list or an alert by itself breaks rules for whole
     * pages.
     */
    async function look(state: string, place = 'html'): Promise<void> {
      const wrong = [...(await untranslated(page, known))];
      if (tag !== 'en-XA') {
        // Only one run checks colours, because colours do not depend on the language.
        const hasColours = tag === 'ar-XB';
        if (axeLooksAt.includes(tag)) wrong.push(...(await violations(page, { within: [place], hasColours })));
        // A list is checked only at the width at which it was opened, because its position depends on its button.
        if (place === 'html') for (const width of widths) wrong.push(...(await lookAt(width)));
      }
      if (wrong.length > 0) faults[state] = [...(faults[state] ?? []), ...wrong];
    }

    async function beyondScreen(): Promise<readonly string[]> {
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      const cut = tag === 'ar-XB' ? [] : await cutIn(page);
      return [...(beyond > 0 ? [`${beyond} px too wide`] : []), ...cut];
    }

    /**
     * Checks the page at a width, and leaves the page at that width. Waits some frames, because a list follows its
     * button late.
     */
    async function lookAt(width: number): Promise<readonly string[]> {
      await page.setViewportSize({ width, height: 800 });
      let wrong = await beyondScreen();
      for (let frames = 0; wrong.length > 0 && frames < 60; frames += 1) {
        await page.evaluate(() => new Promise(requestAnimationFrame));
        wrong = await beyondScreen();
      }
      return wrong.map((fault) => `${fault}, at ${width}`);
    }

    async function lookAtMenu(state: string, opener: string): Promise<void> {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await button(opener).click();
        await page.getByRole('menu').waitFor();
        const wrong = await lookAt(width);
        if (wrong.length > 0) faults[state] = [...(faults[state] ?? []), ...wrong];
        if (width === 1280) await look(state, '[role=menu]');
        await page.keyboard.press('Escape');
        await page.getByRole('menu').waitFor({ state: 'hidden' });
      }
    }

    const rows = () => page.getByRole('gridcell').first().waitFor();
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    async function lookAtDialog(state: string, opener: string, name = opener) {
      await button(opener).click();
      const opened = dialog(name);
      await isOpen(opened);
      await look(state);
      return opened;
    }
    /** Waits until the dialog is painted. The page behind it is inert only then. */
    async function isOpen(opened: Locator): Promise<void> {
      await opened.waitFor();
      await page.locator('[inert]').first().waitFor({ state: 'attached' });
    }
    return { page, context, faults, button, look, signIn, rows, dialog, isOpen, lookAtDialog, lookAtMenu };
  }

  return {
    open,
    get texts() {
      return texts;
    },
    get server() {
      return host.server;
    },
  };
}
