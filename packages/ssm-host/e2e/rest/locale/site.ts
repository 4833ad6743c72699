/** The application in another language, and people who note what is wrong with what they see. */
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

/** What is wrong with each state of the application that was looked at; a state without a fault is not in it. */
type Faults = Record<string, readonly string[]>;

/** In which every state is looked at: one from right to left, where the browser writes no Latin letter either, and those that are shipped. */
export const walked = ['ar-XB', 'de', 'ja'] as const;

/**
 * Of those, where axe looks: what stands on a page is the same in every language, so once from right to left, and once in the
 * language of the longest words.
 */
const axeLooksAt: readonly string[] = ['ar-XB', 'de'];

/** At each of them nothing is wider than the screen, and in a language that people read no text is cut: a pseudo-locale is longer than any. */
const widths = [320, 768, 1280] as const;

/** The product with SSM_LOCALE, from the first test of a describe to its last, and people who look for faults. */
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

  /** A person at a page, who notes what is wrong with what they see. */
  async function open(title: Title | null, path = '/', options: BrowserContextOptions = {}) {
    const session = await signedIn(host.server, title);
    const { page, context } = await host.visit({ reducedMotion: 'reduce', ...options, ...session });
    // Where the browser refuses the clipboard, the link is shown.
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const faults: Faults = {};
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const account = (of: Title) => page.getByRole('button', { name: emailOf(of) });

    await page.goto(path);
    if (title !== null) await account(title).waitFor();

    /** By the pages of the sign-in, which are looked at. */
    async function signIn(as: Title): Promise<void> {
      await button(texts.shell.login).click();
      await page.getByRole('heading', { level: 1, name: texts.serverPages.signInTitle }).waitFor();
      // Its style comes after its words.
      await page.waitForLoadState();
      await look('signing in');
      await button(texts.serverPages.continueAs(as)).click();
      await account(as).waitFor();
    }

    /** `place`: what axe looks at, where a list over the page or an alert in place of one breaks rules of whole pages. */
    async function look(state: string, place = 'html'): Promise<void> {
      const wrong = [...(await untranslated(page, known))];
      if (tag !== 'en-XA') {
        // Colours are the same in every language: those of words are looked at from right to left.
        const hasColours = tag === 'ar-XB';
        if (axeLooksAt.includes(tag)) wrong.push(...(await violations(page, { within: [place], hasColours })));
        // A list stands at its button, and is looked at where it was opened.
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

    /** Leaves the page as wide as it is. A list follows its button some frames after the window has changed. */
    async function lookAt(width: number): Promise<readonly string[]> {
      await page.setViewportSize({ width, height: 800 });
      let wrong = await beyondScreen();
      for (let frames = 0; wrong.length > 0 && frames < 60; frames += 1) {
        await page.evaluate(() => new Promise(requestAnimationFrame));
        wrong = await beyondScreen();
      }
      return wrong.map((fault) => `${fault}, at ${width}`);
    }

    /** A menu by its button, which is opened anew at each width. */
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
    /** Opens a dialog by its button, looks at it, and leaves it open. */
    async function lookAtDialog(state: string, opener: string, name = opener) {
      await button(opener).click();
      const opened = dialog(name);
      await isOpen(opened);
      await look(state);
      return opened;
    }
    /** Waits for a dialog, and for the page behind it, which is out of reach once the dialog is painted. */
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
