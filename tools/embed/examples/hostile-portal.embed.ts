/**
 * Tests examples/hostile-portal on its own server: what the page does to the menu, and what the menu does to the
 * page.
 */
import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { violations, wcag } from '../../e2e/support/axe.ts';
import { noMisdeeds } from '../../e2e/support/browser.ts';
import { eventually } from '../../e2e/support/eventually.ts';
import { inChromiumAlone } from '../visitPortal.ts';
import { hostilePortal, press, show } from './hostilePortal.ts';
import { changedStyles, ownStyles } from './ownStyles.ts';

const open = hostilePortal();

/**
 * The portal's own elements that are compared. The button is left out, because its label changes. None changes its
 * size with the menus.
 */
const own = { ignored: 'header button:first-of-type', growsWithMenu: false } as const;

function unseen(page: Page, selector: string): Promise<readonly string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((place) =>
      [...place.querySelectorAll('button, [role=option], h2')]
        .filter((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const tree = element.getRootNode() as Document | ShadowRoot;
          const seen = tree.elementFromPoint(left + width / 2, top + height / 2);
          return seen === null || !(element.contains(seen) || seen.contains(element));
        })
        .map((element) => element.textContent || element.getAttribute('aria-label') || element.localName),
    );
}

/**
 * Returns the texts that are cut off by more than one pixel above or below the letters. Texts in scroll containers do
 * not count.
 */
function cutTexts(place: Locator): Promise<readonly string[]> {
  return place.first().evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      range.selectNodeContents(text);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (width === 0 || text.textContent?.trim() === '') continue;
      for (let box = text.parentElement; box !== null && root.contains(box); box = box.parentElement) {
        const { overflowY, contain } = getComputedStyle(box);
        if (overflowY === 'auto' || overflowY === 'scroll') break;
        if (overflowY === 'visible' && !/strict|content|paint/.test(contain)) continue;
        const around = box.getBoundingClientRect();
        // Skips texts that only screen readers get.
        if (around.height <= 1) break;
        if (top < around.top - 1 || bottom > around.bottom + 1) {
          cut.push(`${text.textContent} (${Math.round(bottom - top)} px in ${Math.round(around.height)})`);
          break;
        }
      }
    }
    return cut;
  });
}

const dialogSelector = '[data-component=Modal]';

describe('a hostile portal', () => {
  test('keeps every computed style when the menus are added, used and removed', async () => {
    const { page, misdeeds, logged, components, element } = await open();
    const before = await ownStyles(page, own);
    expect(Object.keys(before).length).toBeGreaterThan(10_000);
    await show(page, components, element);
    await eventually(() => changedStyles(page, before, own), []);
    await components.visitDialog('Keyboard shortcuts');
    await eventually(() => changedStyles(page, before, own), []);
    await press(page, 'Take the menus away');
    await eventually(() => changedStyles(page, before, own), []);
    expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
  });

  test('its policy with a nonce and no trusted types allows everything that both menus do', async () => {
    const { page, misdeeds, logged, components, element } = await open();
    await show(page, components, element);
    for (const menu of [components, element]) {
      await menu.search.fill('kinase');
      await menu.header('Full Name').click();
      await menu.visitDialog('Keyboard shortcuts');
      await menu.choosePageSize(25);
      await eventually(() => menu.pageSize(), '25');
    }
    await element.button('Filters').click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
  });

  test.each(['left to right', 'right to left'])(
    'list boxes and dialogs cover its header completely, %s',
    async (way) => {
      const { page, misdeeds, components, element } = await open(way === 'right to left' ? '?rtl' : '');
      await show(page, components, element);
      for (const menu of [components, element]) {
        await menu.button('Rows per page').click();
        await page.getByRole('option', { name: '25', exact: true }).waitFor();
        await eventually(() => unseen(page, '[role=listbox]'), []);
        await page.keyboard.press('Escape');
        await eventually(() => page.getByRole('listbox').count(), 0);
        await menu.visitDialog('Keyboard shortcuts', async () => {
          await eventually(() => unseen(page, dialogSelector), []);
          const scrim = await page.locator('.ssm-ModalOverlay').boundingBox();
          const width = await page.evaluate(() => document.documentElement.clientWidth);
          expect([scrim, width > 1250]).toEqual([{ x: 0, y: 0, width, height: 800 }, true]);
        });
      }
      expect(misdeeds).toEqual(noMisdeeds);
    },
  );

  test('a dialog is complete at 200 % zoom in a window of 640 px, and the menu makes no page wider', async () => {
    const { page, components, element } = await open('', {
      viewport: { width: 640, height: 400 },
      deviceScaleFactor: 2,
    });
    const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
    const before = await widthOf();
    await show(page, components, element);
    expect(await widthOf()).toBe(before);
    const column = page.getByRole('region', { name: 'Element' });
    expect(await column.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await element.button('Filters').click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    const { x = -1, y = -1, width = 0, height = 0 } = (await page.locator(dialogSelector).boundingBox()) ?? {};
    expect([x >= 0, y >= 0, x + width <= 640, y + height <= 400]).toEqual([true, true, true, true]);
  });

  test('at double text size, rows and dialogs cut off no word, and dialogs are complete', async () => {
    const { page, misdeeds, components, element } = await open('?large');
    await show(page, components, element);
    for (const menu of [components, element]) {
      const cell = menu.grid.getByRole('gridcell', { name: /^\d+-\d+$/ }).first();
      expect(await cell.evaluate((each) => getComputedStyle(each).fontSize)).toBe('28px');
      expect(await cutTexts(menu.grid)).toEqual([]);
    }
    const opened = [
      [components, 'Keyboard shortcuts'],
      [element, 'Keyboard shortcuts'],
      [element, 'Filters'],
    ] as const;
    for (const [menu, name] of opened) {
      await menu.visitDialog(name, async () => {
        await eventually(() => unseen(page, dialogSelector), []);
        expect(await cutTexts(page.locator(dialogSelector))).toEqual([]);
      });
    }
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test("its policy allows the builder and the sheet of a signed-in person, and the portal's styles stay", async () => {
    const { page, misdeeds, logged, components, element } = await open();
    await show(page, components, element);
    const before = await ownStyles(page, own);
    const [first = ''] = await element.cells('Sequence ID');
    await page.evaluate(
      ([token, seqId]) => {
        const getAccessToken = () => token;
        Object.assign(document.querySelector('ssm-menu') as Element, { getAccessToken });
        for (const name of ['ssm-builder', 'ssm-spec-sheet']) {
          const each = Object.assign(document.createElement(name), { getAccessToken });
          each.setAttribute('version', 'V_11K');
          each.setAttribute('seq-id', seqId);
          document.querySelector('.column')?.append(each);
        }
      },
      [inject('token'), first] as const,
    );
    await element.button('Bulk Search').waitFor();
    await page.locator('ssm-spec-sheet').getByRole('heading', { level: 1, name: first }).waitFor();
    const builder = page.locator('ssm-builder');
    await builder.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('dialog', { name: 'Import Analytes' }).waitFor();
    await eventually(() => unseen(page, dialogSelector), []);
    await page.keyboard.press('Escape');
    await eventually(() => page.getByRole('dialog').count(), 0);
    await eventually(() => changedStyles(page, before, own), []);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('ssm-builder, ssm-spec-sheet')) each.remove();
    });
    await press(page, 'Take the menus away');
    await eventually(() => changedStyles(page, before, own), []);
    expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
  });

  inChromiumAlone(() => {
    test("axe finds nothing in either menu, in a signed-in person's elements, or in dialogs", async () => {
      const { page, misdeeds, components, element } = await open();
      await show(page, components, element);
      await page.locator('ssm-menu').evaluate((menu, token) => {
        Object.assign(menu, { getAccessToken: () => token });
      }, inject('token'));
      await element.button('Bulk Search').waitFor();
      const ofMenus = () => violations(page, { rules: wcag, within: ['.ssm-root', 'ssm-menu'] });
      const found = [await ofMenus()];
      for (const menu of [components, element]) {
        await menu.visitDialog('Keyboard shortcuts', async () => {
          found.push(await ofMenus());
        });
      }
      expect({ found, misdeeds }).toEqual({ found: [[], [], []], misdeeds: noMisdeeds });
    });
  });

  test('a dialog of the portal covers the menus, which work after it closes', async () => {
    const { page, misdeeds, logged, components, element } = await open();
    await show(page, components, element);
    await press(page, 'Ask');
    await press(page, 'Answer');
    await eventually(() => page.getByRole('dialog').count(), 0);
    await components.choosePageSize(25);
    await eventually(() => components.pageSize(), '25');
    expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
  });

  test('React 18.3 of the portal renders the components, while the element brings its own React', async () => {
    const { page, components, element } = await open();
    await show(page, components, element);
    await page.getByText('React 18.3.1').waitFor();
    const fibers = await page.evaluate(() => {
      const keyOf = (node: Element | null | undefined) =>
        Object.keys(node ?? {}).find((key) => key.startsWith('__reactFiber$'));
      return [
        document.querySelector('.stage .ssm-root'),
        document.querySelector('ssm-menu')?.shadowRoot?.firstElementChild,
      ].map(keyOf);
    });
    expect([fibers.every((key) => key !== undefined), fibers[0] === fibers[1]]).toEqual([true, false]);
  });

  test("when the portal's callback throws, that menu shows an error and the other keeps working", async () => {
    const { page, misdeeds, logged, components, element } = await open();
    await show(page, components, element);
    await press(page, 'Break');
    await page.getByRole('region', { name: 'Components' }).getByRole('alert').waitFor();
    await page.locator('output').filter({ hasText: 'crash' }).waitFor();
    await eventually(() => logged.some((text) => text.includes('getAccessToken failed')), true);
    await element.search.fill('no reagent is called so');
    await eventually(() => element.count.textContent(), '0 of 11,083 reagents');
    await press(page, 'Take the menus away');
    await eventually(() => page.locator('ssm-menu').count(), 0);
    expect(misdeeds).toEqual(noMisdeeds);
  });
});
