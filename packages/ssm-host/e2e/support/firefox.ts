/** A release of Firefox by Playwright, which speaks WebDriver BiDi with it. */
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, firefox } from 'playwright';
import { firefoxPath } from '../../../../tools/firefox.ts';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly url?: string; readonly navigation?: string | null; readonly download?: string };
}

interface Transport {
  onmessage?: (message: object) => void;
  send(command: Message): void;
}

/**
 * Playwright says of each person which colours they want, by a command that Firefox 153 does not know, and gives up when it is refused.
 * It is answered here instead, and what is wanted is a preference of the browser.
 */
const unknownCommand = 'emulation.setMediaFeaturesOverride';

/** Files that a page makes itself: Firefox 153 gives them no name of its own, without which Playwright passes them over. */
function named(message: Message): Message {
  const { method = '', params } = message;
  if (!method.startsWith('browsingContext.download') || params?.navigation || params?.download) return message;
  return { ...message, params: { ...params, ...(params?.url !== undefined && { download: params.url }) } };
}

/** What Playwright 1.65 expects and Firefox 153 does not have: once both agree this can go. */
function mediate(): void {
  const ofPlaywright = createRequire(createRequire(import.meta.url).resolve('playwright'));
  const { server } = ofPlaywright('playwright-core/lib/coreBundle') as {
    readonly server: { readonly WebSocketTransport: { readonly prototype: Transport } };
  };
  const transport = server.WebSocketTransport.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- called with its transport below
  const { send } = transport;
  const listening = new WeakSet<Transport>();
  transport.send = function sendKnown(this: Transport, command) {
    const receive = this.onmessage;
    if (receive !== undefined && !listening.has(this)) {
      listening.add(this);
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is no event target
      this.onmessage = (message) => receive(named(message));
    }
    if (command.method !== unknownCommand) send.call(this, command);
    else setImmediate(() => this.onmessage?.({ type: 'success', id: command.id, result: {} }));
  };
}

declare global {
  interface Window {
    __pw_bidiInsertText: (text: string) => Element | undefined;
  }
}

/**
 * For a script that runs in each page before its own: what is filled into a field is put there as a paste would. Playwright sets the
 * value instead, which React then takes for its own doing. In a frame it asks again.
 */
export function insertAsPeopleDo(): void {
  const insert = (text: string): Element | undefined => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement) return activeElement;
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}

type Wishes = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion'>;

function launch({ colorScheme, reducedMotion }: Wishes): Promise<Browser> {
  return firefox.launch({
    // The channel makes Playwright speak BiDi.
    channel: 'moz-firefox',
    executablePath: firefoxPath(),
    firefoxUserPrefs: {
      // It asks for the icon of a page by itself, and says so where the page's policy has no place for one.
      'browser.chrome.site_icons': false,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
    },
  });
}

/** A browser, or several that differ in their preferences. */
export interface Browsers {
  /** The one for a person with these wishes. */
  of(wishes: Wishes): Promise<Browser>;
  close(): Promise<void>;
}

let isMediated = false;

/** One browser for each pair of wishes, as its preferences hold for all its pages. */
export function openFirefox(): Browsers {
  if (!isMediated) mediate();
  isMediated = true;
  const browsers = new Map<string, Promise<Browser>>();
  return {
    of(wishes) {
      const key = `${wishes.colorScheme === 'dark'} ${wishes.reducedMotion === 'reduce'}`;
      const browser = browsers.get(key) ?? launch(wishes);
      browsers.set(key, browser);
      return browser;
    },
    async close() {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
    },
  };
}
