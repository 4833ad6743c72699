/**
 * Takes screenshots of stories that hardly differ between machines: they have our own font, no motion, and a fixed
 * time and randomness.
 */
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { frameAddress } from '../../.storybook/docs/frameAddress.ts';
import { chromiumArguments, chromiumPath } from '../chromium.ts';
import { isStoryDone } from '../storyDone.ts';
import { fontStyle } from './font.ts';
import { type Picture, readPng, reduced } from './picture.ts';
import type { Shot } from './shots.ts';

/** Flags which, with the font settings, make the rendering of letters and colours independent of the system. */
export const drawing: readonly string[] = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
];

/** Settings for fontconfig, by which Chromium on Linux renders letters. Its flags have no effect on that. */
const fontSettings = path.join(import.meta.dirname, 'fonts.conf');

export interface CameraOptions {
  readonly executablePath?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly deviceScaleFactor?: number;
}

export interface Camera {
  readonly version: string;
  photograph(shot: Shot, css?: string): Promise<Picture>;
  close(): Promise<void>;
}

const now = new Date('2026-12-01T10:00:00Z');
/** Time after which a page counts as hung. It is generous, because the machine may be busy. */
const patience = 120_000;

/** Replaces random numbers with a fixed sequence. Runs in the page before its own scripts. */
function castTheSameDice(): void {
  let state = 1;
  const cast = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  Math.random = () => cast() / 2_147_483_647;
  crypto.getRandomValues = (values) => {
    const bytes = values as unknown as Uint8Array;
    for (const index of bytes.keys()) bytes[index] = cast();
    return values;
  };
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(cast() % 1_000_000).padStart(12, '0')}`;
}

const untilIdle = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 })));

async function atRest(page: Page, shot: Shot, isLoading: () => boolean): Promise<Buffer> {
  const end = Date.now() + patience;
  const { isWaiting, sign } = shot;
  let before: Buffer | undefined;
  while (Date.now() < end) {
    await page.waitForFunction(isStoryDone, { isWaiting, sign }, { polling: 'raf', timeout: patience });
    await page.evaluate(untilIdle);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (before?.equals(picture) === true && !isLoading()) return picture;
    before = picture;
  }
  throw new Error(`${shot.name} does not come to rest: ${shot.story} changes as it is looked at.`);
}

async function take(context: BrowserContext, shot: Shot, css: string): Promise<Buffer> {
  const page = await context.newPage();
  const loading = new Set<unknown>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  await page.addInitScript(castTheSameDice);
  await page.clock.setFixedTime(now);
  // Skips the accessibility check, which takes a second per story. `npm test` runs it.
  await page.goto(frameAddress(shot.story, { ...shot.globals, 'a11y.manual': '!true' }), { timeout: patience });
  if (css !== '') await page.addStyleTag({ content: css });
  return atRest(page, shot, () => loading.size > 0);
}

async function contextOf(browser: Browser, origin: string, font: string, shot: Shot, deviceScaleFactor: number) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: shot.width, height: shot.height },
    deviceScaleFactor,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    forcedColors: shot.areColoursForced ? 'active' : 'none',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.route('**/iframe.html*', async (route) => {
    const response = await route.fetch();
    const page = (await response.text()).replace('</head>', `<style>${font}</style></head>`);
    await route.fulfill({ response, body: page });
  });
  return context;
}

export async function openCamera(origin: string, options: CameraOptions = {}): Promise<Camera> {
  const { executablePath = chromiumPath(), args = drawing, env = {}, deviceScaleFactor = 1 } = options;
  const font = await fontStyle();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, ...args],
    env: { ...process.env, FONTCONFIG_FILE: fontSettings, ...env },
  });
  return {
    version: browser.version(),
    async photograph(shot, css = '') {
      const context = await contextOf(browser, origin, font, shot, deviceScaleFactor);
      try {
        return reduced(readPng(await take(context, shot, css)), 2 * deviceScaleFactor);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}
