/**
 * Checks the built Storybook for designers (`npm run story -- --check`). Runs axe on its own pages and on the stories
 * that `npm test` skips. Checks that each state of a review shows what its name says.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Review,
  type ReviewedState,
  type ReviewName,
  reviewedStates,
  reviews,
} from '../../.storybook/review/reviews.ts';
import { surroundings } from '../../.storybook/review/surroundings.ts';
import { chromiumArguments, chromiumPath } from '../chromium.ts';
import { violations, wcag } from '../e2e/support/axe.ts';
import { signOf } from '../images/shots.ts';
import type { Listening } from '../listen.ts';
import { outputOf } from '../process.ts';
import { packStorybook } from '../release/storybookArchive.ts';
import { serveStorybook, storybookFolder } from '../storybook-build.ts';
import { type Looked, lookAround, type Sign, signs } from './states.ts';
import { emptyFrames, openDocs, openStory } from './storyPage.ts';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const index = await readFile(path.join(storybookFolder, 'index.json'), 'utf8');
const entries = Object.values((JSON.parse(index) as { readonly entries: Readonly<Record<string, Entry>> }).entries);
/** Whether a Storybook page shows stories in frames. */
const isOfFrames = ({ title }: Entry): boolean => title === 'Review' || title === 'Desk';
const docs = entries.filter(({ type }) => type === 'docs');
const framePages = entries.filter((entry) => entry.type === 'story' && isOfFrames(entry));
const untested = entries.filter(
  (entry) => entry.type === 'story' && !entry.tags.includes('test') && !isOfFrames(entry),
);

let storybook: Listening;
let browser: Browser;

beforeAll(async () => {
  storybook = await serveStorybook(0);
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
});

afterAll(async () => {
  await browser?.close();
  await storybook?.close();
});

async function visiting<Value>(
  look: (context: BrowserContext) => Promise<Value>,
  options: BrowserContextOptions = {},
): Promise<Value> {
  const context = await browser.newContext({
    baseURL: `${storybook.origin}/`,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  try {
    return await look(context);
  } finally {
    await context.close();
  }
}

async function violationsInAll(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await violations(frame, { rules: wcag })));
  return found;
}

describe.concurrent('axe finds nothing wrong', () => {
  test.each(docs)('on the page of $title', async ({ id }) => {
    const found = await visiting(async (context) => {
      await emptyFrames(context);
      return violations(await openDocs(context, id));
    });
    expect(found).toEqual([]);
  });

  test.each(framePages)('on $title, $name', async ({ id }) => {
    const found = await visiting(async (context) => {
      await emptyFrames(context);
      return violations(await openStory(context, { id }));
    });
    expect(found).toEqual([]);
  });

  test('on a page of frames, and in each frame', async () => {
    const found = await visiting(async (context) => {
      const page = await openDocs(context, 'controls-button--docs');
      const states = page.locator('iframe');
      for (const state of await states.all()) {
        await state.scrollIntoViewIfNeeded();
        await state.contentFrame().locator('.ssm-root').waitFor();
      }
      await page.getByText('--ssm-color-accent', { exact: true }).waitFor();
      return { states: (await states.count()) > 1, found: await violationsInAll(page) };
    });
    expect(found).toEqual({ states: true, found: [] });
  });

  test.each(untested)('in $title, $name', async ({ id }) => {
    expect(await visiting(async (context) => violations(await openStory(context, { id }), { rules: wcag }))).toEqual(
      [],
    );
  });
});

/** Surroundings that no component test covers. */
const onlyHere = surroundings.filter(({ globals }) => ['colours', 'locale', 'focus'].some((name) => name in globals));
const tiles = Object.entries(reviews).flatMap(([name, { stories, usual }]) =>
  onlyHere.map((surrounding) => ({
    ...surrounding,
    title: name,
    id: `${stories}--${usual}`,
    sign: signOf(name as ReviewName, 'usual'),
  })),
);

describe.concurrent('axe finds nothing wrong in other surroundings', () => {
  test.each(tiles)('$title, $name', async ({ id, globals, width, sign }) => {
    const story = { id, globals, width, sign };
    const found = await visiting(async (context) => violations(await openStory(context, story), { rules: wcag }));
    expect(found).toEqual([]);
  });
});

const states = Object.entries(reviews).flatMap(([name, { stories, states: of }]) =>
  Object.entries(of as Review['states']).flatMap(([state, shownBy]) => {
    const shown = typeof shownBy === 'string' ? { story: shownBy, title: undefined } : shownBy;
    if ('none' in shown) return [];
    const { story, title } = shown;
    return [
      {
        name,
        state: state as ReviewedState,
        called: title ?? reviewedStates[state as ReviewedState],
        isOther: title !== undefined,
        id: `${stories}--${story}`,
      },
    ];
  }),
);

/** Waits until the state matches its name, or until a timeout. */
async function lookAt(page: Page, sign: Sign | undefined): Promise<Looked & { readonly isAsCalled: boolean }> {
  const end = Date.now() + 60_000;
  for (;;) {
    const looked = await page.evaluate(lookAround);
    const isAsCalled = sign?.(looked) ?? true;
    if (isAsCalled || Date.now() > end) return { ...looked, isAsCalled };
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

describe.concurrent('a state matches its name and fits its window', () => {
  test.each(states)('$name, $called', async ({ name, id, state, isOther }) => {
    const sign = isOther ? undefined : signs[state];
    // Waits for the whole story if a table must stay empty, because only a finished story shows that.
    const isWaiting = state !== 'empty' && sign !== undefined;
    const looked = await visiting(async (context) =>
      lookAt(await openStory(context, { id, isWaiting, sign: signOf(name as ReviewName, state) }), sign),
    );
    expect(looked).toMatchObject({ isAsCalled: true, beyond: 0 });
  });
});

test('the archive of a release is complete and works in any folder of a web server', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-storybook-'));
  const archive = await packStorybook(folder, '1.2.3');
  const place = path.join(folder, 'unpacked');
  await mkdir(place);
  await outputOf('tar', ['-xzf', archive], { cwd: place });
  const served = await serveStorybook(0, place);
  const told = await visiting(
    async (context) => {
      const page = await openStory(context, { id: 'controls-button--secondary' });
      return { place: new URL(page.url()).pathname, buttons: (await page.getByRole('button').count()) > 0 };
    },
    { baseURL: `${served.origin}/somascan-menu-storybook-1.2.3/` },
  );
  await served.close();
  await rm(folder, { recursive: true, force: true });
  expect(told).toEqual({ place: '/somascan-menu-storybook-1.2.3/iframe.html', buttons: true });
});
