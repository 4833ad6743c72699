/** Pages of Storybook as files, opened as Storybook's own frames open them. */
import type { BrowserContext, Page } from 'playwright';
import { frameAddress } from '../../.storybook/docs/frameAddress.ts';
import { type AwaitedStory, isStoryDone } from '../storyDone.ts';

/** A machine may have much else to do; this ends what hangs. */
const patience = 120_000;

export interface OpenStory extends Partial<AwaitedStory> {
  readonly id: string;
  /** What the toolbar would say. */
  readonly globals?: Readonly<Record<string, string>>;
  readonly width?: number | undefined;
}

/** Opens a story in a page of its own, once it has become what it shows. Throws the story's own error. */
export async function openStory(context: BrowserContext, story: OpenStory): Promise<Page> {
  const { id, globals = {}, width = 1280, isWaiting = false, sign } = story;
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  // Storybook's own check of accessibility would take its time, too.
  await page.goto(frameAddress(id, { ...globals, 'a11y.manual': '!true' }), { timeout: patience });
  await page.waitForFunction(isStoryDone, { isWaiting, sign }, { timeout: patience });
  return page;
}

/** Opens the page "Docs" of a component. */
export async function openDocs(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`iframe.html?id=${id}&viewMode=docs`, { timeout: patience });
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: patience });
  return page;
}

/** Puts a page with nothing on it into every frame: what stories show in them is looked at by itself. */
export async function emptyFrames(context: BrowserContext): Promise<void> {
  await context.route('**/iframe.html*', async (route) => {
    if (route.request().frame().parentFrame() === null) return route.fallback();
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>A state</title>' });
  });
}
