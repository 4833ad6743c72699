/**
 * Checks that menus removed from examples/hostile-portal leak nothing, by heap size and listeners from Chromium's
 * protocol.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { noMisdeeds } from '../../e2e/support/browser.ts';
import { eventually } from '../../e2e/support/eventually.ts';
import { hostilePortal, press, show } from './hostilePortal.ts';

const open = hostilePortal();

/** Returns the bytes of the heap after garbage collection, which may need several runs. */
async function usedHeap(session: CDPSession): Promise<number> {
  for (let go = 0; go < 3; go += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

const often = { timeout: 60_000, interval: 500 };

async function listeners(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const expression of [
    'window',
    'document',
    'document.documentElement',
    'document.body',
    'window.visualViewport',
  ]) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    counts[expression] = found.listeners.length;
  }
  return counts;
}

async function keepsNothing(
  page: Page,
  context: BrowserContext,
  showOften: (times: number) => Promise<void>,
): Promise<void> {
  const session = await context.newCDPSession(page);
  await showOften(15);
  const living = () => page.evaluate(() => window.readLiving());
  await eventually(async () => (await living())['timers'], 0);
  const before = { living: await living(), listeners: await listeners(session) };
  const heapBefore = await usedHeap(session);
  await showOften(50);
  await eventually(async () => ({ living: await living(), listeners: await listeners(session) }), before);
  // Polls, because some objects are released a moment later.
  await expect.poll(async () => (await usedHeap(session)) - heapBefore, often).toBeLessThan(1024 * 1024);
}

test('showing and removing both menus fifty times leaks no listener, timer, style or node, and less than 1 MB', async () => {
  const { page, context, misdeeds, logged, components, element } = await open();
  const showOften = (times: number) =>
    page.evaluate(async (count) => {
      const button = document.querySelector<HTMLButtonElement>('header button');
      const texts = () =>
        [document.querySelector('.stage'), document.querySelector('ssm-menu')?.shadowRoot].map(
          (place) => place?.textContent ?? '',
        );
      for (let index = 0; index < count; index += 1) {
        button?.click();
        while (!texts().every((text) => /of [\d,]+ reagents/.test(text)))
          await new Promise((resolve) => requestAnimationFrame(resolve));
        button?.click();
        while (document.querySelector('ssm-menu') !== null)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, times);
  await show(page, components, element);
  await components.choosePageSize(25);
  await press(page, 'Take the menus away');
  await keepsNothing(page, context, showOften);
  expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
});

test('showing and removing builder and sheet fifty times for a signed-in person leaks nothing either', async () => {
  const { page, context, misdeeds, logged, components, element } = await open();
  await show(page, components, element);
  const [seqId = ''] = await element.cells('Sequence ID');
  await press(page, 'Take the menus away');
  const showOften = (times: number) =>
    page.evaluate(
      async ({ count, token, shown }) => {
        for (let index = 0; index < count; index += 1) {
          const [builder, sheet] = ['ssm-builder', 'ssm-spec-sheet'].map((name) => {
            const made = Object.assign(document.createElement(name), { getAccessToken: () => token });
            made.setAttribute('version', 'V_11K');
            made.setAttribute('seq-id', shown);
            document.body.append(made);
            return made;
          });
          const isShown = () =>
            builder?.shadowRoot?.textContent?.includes('Import') === true &&
            sheet?.shadowRoot?.querySelector('h1')?.textContent?.includes(shown) === true;
          while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
          builder?.remove();
          sheet?.remove();
        }
      },
      { count: times, token: inject('token'), shown: seqId },
    );
  await keepsNothing(page, context, showOften);
  expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
});
