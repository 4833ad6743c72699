import type { BrowserContext, Page } from 'playwright';
import { frameAddress } from '../../.storybook/docs/frameAddress.ts';
import { type AwaitedStory, isStoryDone } from '../storyDone.ts';

/** Time after which a page counts as hung. It is generous, because the machine may be busy. */
const patience = 120_000;

export interface OpenStory extends Partial<AwaitedStory> {
  readonly id: string;
  readonly globals?: Readonly<Record<string, string>>;
  readonly width?: number | undefined;
}

/** Opens a story and waits until it is done. Throws the error that the story itself reports. */
export async function openStory(context: BrowserContext, story: OpenStory): Promise<Page> {
  const { id, globals = {}, width = 1280, isWaiting = false, sign } = story;
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  // Skips the accessibility check of Storybook, which would take time.
  await page.goto(frameAddress(id, { ...globals, 'a11y.manual': '!true' }), { timeout: patience });
  await page.waitForFunction(isStoryDone, { isWaiting, sign }, { timeout: patience });
  return page;
}

export async function openDocs(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`iframe.html?id=${id}&viewMode=docs`, { timeout: patience });
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: patience });
  return page;
}

/** Fills frames with an empty page, because the stories in them are checked separately. */
export async function emptyFrames(context: BrowserContext): Promise<void> {
  await context.route('**/iframe.html*', async (route) => {
    if (route.request().frame().parentFrame() === null) return route.fallback();
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>A state</title>' });
  });
}
