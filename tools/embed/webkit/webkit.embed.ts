/**
 * Tests the main functions of the plain page and the application in WebKitGTK. It has the engine of Safari, but not
 * Safari's system parts.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { emailOf } from '../../e2e/support/account.ts';
import { eventually } from '../../e2e/support/eventually.ts';
import { type MenuServer, startMenuServer } from '../../e2e/support/server.ts';
import { keys, startWebKit, type WebKit } from './webKit.ts';

let webKit: WebKit;

beforeAll(async () => {
  webKit = await startWebKit();
});

afterAll(async () => {
  await webKit?.close();
});

const textOf = (selector: string) =>
  webKit.read<string | undefined>(
    `trees(document).flatMap((tree) => [...tree.querySelectorAll(${JSON.stringify(selector)})])[0]?.textContent.trim()`,
  );

const counted = () =>
  webKit.read<string | undefined>(
    `trees(document).flatMap((tree) => [...tree.querySelectorAll('output, [role=status]')])
      .map(({ textContent }) => /[\\d,]+ of [\\d,]+ reagents/.exec(textContent)?.[0]).find(Boolean)`,
  );

const seqIds = () =>
  webKit.read<readonly string[]>(
    `trees(document).flatMap((tree) => [...tree.querySelectorAll('[role=gridcell]')])
      .map(({ textContent }) => textContent.trim()).filter((text) => /^\\d+-\\d+$/.test(text))`,
  );

const dialogs = () =>
  webKit.read<number>(`trees(document).flatMap((tree) => [...tree.querySelectorAll('[role=dialog]')]).length`);

/**
 * Counts the values of the builder in IndexedDB. Tests wait for the first value, because leaving the page at once may
 * skip the write.
 */
const valuesKept = () =>
  webKit.read<number>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('SSM', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('selectedValues').objectStore('selectedValues').count();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result);
      };
    };
  })`);

const focused = () =>
  webKit.read<string>(`(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return nameOf(element).trim();
  })()`);

describe('the page without React in WebKit', () => {
  test('shows rows in the portal’s colour, searches, reports selections, and keeps a dialog in the shadow root', async () => {
    await webKit.open(`${inject('origin')}/plain-html/index.html`);
    await eventually(counted, '7,596 of 7,596 reagents');
    const [first = ''] = await seqIds();
    await webKit.type('input[type=search]', 'Search by Keywords or IDs', first);
    await eventually(async () => (await seqIds())[0], first);
    await webKit.click('input[type=checkbox]', `Select ${first}`);
    await eventually(() => textOf('#selected'), first);
    await webKit.click('button', 'Filters');
    await eventually(dialogs, 1);
    const places = await webKit.read(`[
      document.querySelectorAll('[role=dialog]').length,
      document.querySelector('ssm-menu').shadowRoot.querySelectorAll('[role=dialog]').length,
      getComputedStyle(document.querySelector('ssm-menu').shadowRoot.querySelector('.ssm-root')).getPropertyValue('--ssm-color-accent'),
    ]`);
    await webKit.press(keys.escape);
    await eventually(dialogs, 0);
    await eventually(focused, 'Filters');
    expect(places).toEqual([0, 1, 'light-dark(#6b2fb3, #c9a4ff)']);
  });
});

describe('the application in WebKit', () => {
  let server: MenuServer;

  beforeEach(async () => {
    server = await startMenuServer();
  });

  afterEach(async () => {
    await server?.stop();
  });

  test('a person signs in, searches, sorts, scrolls, collects and saves a panel', async () => {
    await webKit.open(server.origin);
    await eventually(counted, '7,596 of 7,596 reagents');
    await webKit.click('button', 'Login');
    await webKit.click('button', 'Continue as SSM-Registered');
    await eventually(counted, '7,596 of 7,596 reagents');
    await webKit.click('button', emailOf('SSM-Registered'));
    await webKit.press(keys.escape);
    await webKit.type('input[type=search]', 'Search by Keywords or IDs', 'kinase');
    await eventually(async () => (await counted())?.startsWith('7,596'), false);
    await webKit.click('[role=columnheader]', 'Full Name');
    await eventually(
      () => webKit.read(`document.querySelector('[role=columnheader][aria-sort=ascending]')?.textContent.trim()`),
      'Full Name',
    );
    await webKit.read(`(document.querySelector('[role=grid]').scrollTop = 1200)`);
    await eventually(() => webKit.read(`document.querySelector('[role=grid]').scrollTop`), 1200);
    await eventually(async () => (await seqIds()).length > 5, true);
    await webKit.read(`(document.querySelector('[role=grid]').scrollTop = 0)`);
    await eventually(() => webKit.read(`document.querySelector('[aria-rowindex="2"]') !== null`), true);
    const [first = ''] = await seqIds();
    await webKit.click('input[type=checkbox]', `Select ${first}`);
    expect(await valuesKept()).toBe(0);
    await webKit.click('button', 'Add to Panel Builder (1)');
    await eventually(valuesKept, 1);
    await webKit.open(`${server.origin}/7k-panel-builder`);
    await eventually(seqIds, [first]);
    await webKit.click('button', 'Save Panel');
    await webKit.type('input', 'Name', 'From WebKit');
    await webKit.click('button', 'Save');
    await eventually(
      () => webKit.read<boolean>(`document.body.textContent.includes('Panel saved: From WebKit')`),
      true,
    );
    expect(await seqIds()).toEqual([first]);
  });
});
