/** Runs a release of Firefox with Playwright, by WebDriver BiDi. */
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, firefox } from 'playwright';
import { firefoxPath } from '../../firefox.ts';

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
 * A command that Playwright sends for each context, but that Firefox 153 does not know. The code below answers it.
 * Preferences of the browser set the media features instead.
 */
const unknownCommand = 'emulation.setMediaFeaturesOverride';

/**
 * Adds a name to downloads that a page makes. Firefox 153 omits the name, and Playwright ignores downloads without
 * one.
 */
function named(message: Message): Message {
  const { method = '', params } = message;
  if (!method.startsWith('browsingContext.download') || params?.navigation || params?.download) return message;
  return { ...message, params: { ...params, ...(params?.url !== undefined && { download: params.url }) } };
}

/** Adds what Playwright 1.65 expects and Firefox 153 lacks. Remove it once both agree. */
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
 * Makes filling a field insert the text, like a paste. Playwright would set the value, which React takes for its own
 * change. Runs in each page before its scripts. In a frame Playwright calls it again.
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
    // With this channel, Playwright uses BiDi.
    channel: 'moz-firefox',
    executablePath: firefoxPath(),
    firefoxUserPrefs: {
      // Otherwise Firefox requests icons of pages by itself, which violates a policy without icons.
      'browser.chrome.site_icons': false,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
    },
  });
}

export interface Browsers {
  of(wishes: Wishes): Promise<Browser>;
  close(): Promise<void>;
}

let isMediated = false;

/** Starts one browser for each set of preferences, because preferences apply to all pages of a browser. */
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
