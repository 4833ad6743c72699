/** Tests examples/iframe on its own origin. Its frame shows a page of a reference server. */
import path from 'node:path';
import type { Frame, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { embedMessageSchema } from '../../packages/ssm-core/src/embed/embed.messages.ts';
import type { mountSsmMenu } from '../../packages/ssm-react/src/iframe/iframe.ts';
import { isFirefox, type Misdeeds, noMisdeeds } from '../e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../e2e/support/eventually.ts';
import { type Menu, menuOf } from '../e2e/support/menu.ts';
import { type MenuServer, startMenuServer } from '../e2e/support/server.ts';
import { visitorsOf } from '../e2e/support/visitors.ts';
import { run } from '../process.ts';
import { changedStyles, ownStyles } from './examples/ownStyles.ts';
import { type Portal, startPortal } from './portal.ts';
import { isSmoke, variants } from './variants.ts';
import { inChromiumAlone, visitPortal } from './visitPortal.ts';

declare global {
  interface Window {
    readonly mountSsmMenu: typeof mountSsmMenu;
    readonly noteMessage?: (message: unknown) => void;
    heard: unknown[];
    mounted: ReturnType<typeof mountSsmMenu>;
  }
}

let portal: Portal;
let packaged: Portal;
let stranger: Portal;
let server: MenuServer;

beforeAll(async () => {
  const script = path.join(inject('projects'), 'react-19/node_modules/ssm-react/dist/iframe/iframe.js');
  [portal, packaged, stranger] = await Promise.all([startPortal(), startPortal(script), startPortal()]);
  server = await startMenuServer({ env: { SSM_EMBED_ORIGINS: `${portal.origin} ${packaged.origin}` } });
  for (const each of [portal, packaged, stranger]) each.show(server.origin, [stranger.origin]);
});

afterAll(() => Promise.all([portal?.close(), packaged?.close(), stranger?.close(), server?.stop()]));

const visitors = visitorsOf(() => portal.origin);

const received: unknown[] = [];

/** Checks that messages have only properties of the schema, because parsing drops other properties. */
function areOfSchema(): void {
  const messages = received.splice(0);
  expect(messages.map((message) => embedMessageSchema().parse(message))).toEqual(messages);
}

afterEach(areOfSchema);

interface Opened {
  readonly page: Page;
  readonly misdeeds: () => Misdeeds;
  readonly logged: readonly string[];
  readonly menu: Menu;
  readonly frame: () => Frame;
  readonly selected: () => Promise<string>;
}

async function open({ token = null, at = portal }: { token?: string | null; at?: Portal } = {}): Promise<Opened> {
  const { page, misdeeds, logged } = await visitPortal(visitors, token);
  await page.exposeFunction('noteMessage', (message: unknown) => void received.push(message));
  await page.addInitScript((menu) => {
    if (window !== window.top) return;
    window.addEventListener('message', ({ origin, data }) => {
      if (origin === menu) window.noteMessage?.(data);
    });
  }, server.origin);
  await page.goto(`${at.origin}/`);
  return {
    page,
    logged,
    misdeeds: () => ({
      ...misdeeds,
      otherOrigins: misdeeds.otherOrigins.filter(
        (address) => ![server.origin, at.origin].includes(new URL(address).origin),
      ),
    }),
    menu: menuOf(page.frameLocator('iframe').first().locator('body')),
    frame: () => page.frames().find((each) => each.url().startsWith(`${server.origin}/embed.html`)) as Frame,
    selected: () => page.locator('#selected').innerText(),
  };
}

interface Mounted {
  readonly menu: Menu;
  /** Arguments with which the callbacks of the options were called, in order, without heights. */
  readonly heard: () => Promise<readonly unknown[]>;
}

/** Mounts another frame on the page of the example and records its messages. `query` has the settings of its page. */
async function mountHeard(page: Page, query = ''): Promise<Mounted> {
  await page.addScriptTag({ url: '/mount.js', type: 'module' });
  await page.evaluate((asked) => {
    const container = document.querySelector('#menu') as HTMLElement;
    window.heard = [];
    window.mounted = window.mountSsmMenu(container, {
      src: `${new URL(container.dataset['src'] as string).origin}/embed.html?${asked}`,
      title: 'Heard',
      session: async () => (await (await fetch('session.json')).json()).token,
      onReady: ({ spoken, shows }) => window.heard.push({ spoken, shows }),
      onHeight: (height) => {
        document.documentElement.dataset['height'] = `${height}`;
      },
      onView: ({ view, version, search }) => window.heard.push({ view, version, search }),
      onError: ({ code, at }) => window.heard.push({ code, at }),
    });
  }, query);
  return {
    menu: menuOf(page.frameLocator('iframe[title="Heard"]').locator('body')),
    heard: () => page.evaluate(() => window.heard),
  };
}

function answerTo(page: Page, message: unknown): Promise<unknown> {
  return page.evaluate(
    (said) =>
      new Promise((resolve) => {
        const frame = document.querySelector('iframe') as HTMLIFrameElement;
        window.addEventListener('message', ({ data, origin }) => {
          if (data.type === 'error') resolve({ ...data, isOfFrame: origin === new URL(frame.src).origin });
        });
        frame.contentWindow?.postMessage(said, new URL(frame.src).origin);
      }),
    message,
  );
}

const scripts = [
  ['its server', () => portal],
  ['the installed package', () => packaged],
] as const;

// Firefox and `--smoke` test only the first of the two scripts.
describe.each(isFirefox || isSmoke ? scripts.slice(0, 1) : scripts)(
  'a portal on another origin, with the script of %s',
  (_, portalOf) => {
    test("shows the rows, receives the frame's selection, and selects and clears in the frame", async () => {
      const { page, menu, selected, misdeeds, logged } = await open({ at: portalOf() });
      await eventuallyReads(menu.heading, 'Assay menu');
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      const [first = ''] = await menu.cells('Sequence ID');
      const box = page.frameLocator('iframe').getByRole('checkbox', { name: `Select ${first}` });
      await box.click();
      await eventually(selected, first);
      await page.getByRole('button', { name: 'Clear' }).click();
      await eventually(() => box.isChecked(), false);
      await page.getByRole('button', { name: 'Kinases of 11K' }).click();
      await eventually(() => menu.version('11K').isChecked(), true);
      await eventually(() => menu.search.inputValue(), 'kinase');
      await eventually(async () => /^[\d,]+ of 11,083 reagents$/.test(await menu.count.innerText()), true);
      expect({ misdeeds: misdeeds(), logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
    });

    test('has a frame as high as its page, also when the page grows and shrinks', async () => {
      const { page, menu, frame, misdeeds, logged } = await open({ at: portalOf() });
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      const heights = async () => ({
        frame: await page.locator('iframe').evaluate((element) => element.clientHeight),
        page: await frame().evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)),
        scrolls: await frame().evaluate(() => document.documentElement.scrollHeight > window.innerHeight),
      });
      const fits = async () => {
        const now = await heights();
        return now.frame === now.page && !now.scrolls;
      };
      await eventually(fits, true);
      const { frame: wide } = await heights();
      await page.setViewportSize({ width: 420, height: 800 });
      await eventually(async () => (await fits()) && (await heights()).frame > wide, true);
      await page.setViewportSize({ width: 1280, height: 800 });
      await eventually(async () => (await fits()) && (await heights()).frame === wide, true);
      expect({ misdeeds: misdeeds(), logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
    });

    test("is notified of readiness, height and the user's view, and can restore the view", async () => {
      const { page } = await open({ at: portalOf() });
      const { menu, heard } = await mountHeard(page, 'height=320');
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      const ready = { spoken: [1], shows: 'menu' };
      await eventually(heard, [ready]);
      await eventually(
        () =>
          page
            .locator('iframe[title="Heard"]')
            .evaluate((frame) => frame.style.height === `${document.documentElement.dataset['height']}px`),
        true,
      );
      await menu.search.fill('kinase');
      const searched = { view: 'search=kinase', version: 'V_7K', search: 'kinase' };
      await eventually(heard, [ready, searched]);
      const found = await menu.count.innerText();
      await menu.version('11K').click();
      const of11K = { view: 'search=kinase&version=V_11K', version: 'V_11K', search: 'kinase' };
      await eventually(heard, [ready, searched, of11K]);
      // Changes that the portal itself makes are not reported to it.
      await page.evaluate((view) => window.mounted.setView({ view }), searched.view);
      await eventuallyReads(menu.count, found);
      await eventually(() => menu.version('7K').isChecked(), true);
      expect(await heard()).toEqual([ready, searched, of11K]);
    });

    test('shows dialogs and notifications in the visible part of a frame that is higher than the window, also when scrolled', async () => {
      const { page, misdeeds, logged } = await open({ at: portalOf() });
      await page.setViewportSize({ width: 1280, height: 500 });
      const { menu } = await mountHeard(page, 'height=1500');
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      const framed = page.locator('iframe[title="Heard"]');
      const scrollTo = (y: number) =>
        framed.evaluate((frame, top) => window.scrollTo(0, frame.getBoundingClientRect().top + scrollY + top), y);
      await scrollTo(-20);
      // The frame is in view, because a frame out of sight has no layout and reports no height.
      await eventually(async () => ((await framed.boundingBox())?.height ?? 0) > 1500, true);
      await scrollTo(-20);
      await menu.button('Keyboard shortcuts').press('Enter');
      const inside = page.frameLocator('iframe[title="Heard"]');
      const dialog = inside.getByRole('dialog');
      await dialog.waitFor();
      const spanOf = async (place: Locator) => {
        const { y, height } = (await place.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
        return [y, y + height] as const;
      };
      const stands = async () => {
        const [from, to] = await spanOf(framed);
        const [seenFrom, seenTo] = [Math.max(from, 0), Math.min(to, 500)];
        const [top, bottom] = await spanOf(dialog);
        const [, foot] = await spanOf(inside.locator('.ssm-Toasts'));
        return {
          isWithin: top >= seenFrom && bottom <= seenTo,
          isInTheMiddle: Math.abs(top + bottom - seenFrom - seenTo) < 20,
          notificationsEndThere: Math.abs(foot - seenTo) < 20,
        };
      };
      const well = { isWithin: true, isInTheMiddle: true, notificationsEndThere: true };
      await eventually(stands, well);
      for (const top of [60, 600, 1100, 0]) {
        await scrollTo(top);
        await eventually(stands, well);
      }
      await dialog.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
      await eventually(() => dialog.count(), 0);
      expect({ misdeeds: misdeeds(), logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
    });

    test('looks the same as without the frame', async () => {
      const { page, menu } = await open({ at: portalOf() });
      await page.route('**/portal.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.reload();
      expect(await page.locator('iframe').count()).toBe(0);
      const own = { ignored: 'iframe' };
      const before = await ownStyles(page, own);
      await page.unroute('**/portal.js');
      await page.reload();
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      expect(Object.keys(before).length).toBeGreaterThan(1000);
      expect(await changedStyles(page, before, own)).toEqual([]);
    });

    inChromiumAlone(() => {
      test('with a builder in the frame can set only its version, and gets an error for a view or a selection', async () => {
        const { page } = await open({ token: await server.token('SSM-Registered'), at: portalOf() });
        const { menu, heard } = await mountHeard(page, 'show=builder');
        await eventually(() => menu.version('7K').isChecked(), true);
        const ready = { spoken: [1], shows: 'builder' };
        await page.evaluate(() => window.mounted.setView({ version: 'V_11K' }));
        await eventually(() => menu.version('11K').isChecked(), true);
        expect(await heard()).toEqual([ready]);
        await page.evaluate(() => {
          window.mounted.setView({ view: 'search=kinase', version: 'V_7K' });
          window.mounted.setView({ search: 'kinase', version: 'V_7K' });
          window.mounted.select(['10000-28']);
        });
        const refused = ['view.view', 'view.search', 'select'].map((at) => ({ code: 'message', at }));
        await eventually(heard, [ready, ...refused]);
        expect(await menu.version('11K').isChecked()).toBe(true);
        await menu.version('7K').click();
        await eventually(heard, [ready, ...refused, { view: 'version=V_7K', version: 'V_7K', search: '' }]);
      });

      test('with a session shows another search within the list that a person has searched for', async () => {
        const { page } = await open({ token: await server.token('SSM-Registered'), at: portalOf() });
        const { menu } = await mountHeard(page);
        await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
        const listed = (await menu.cells('Sequence ID')).slice(0, 3);
        const frame = page.frameLocator('iframe[title="Heard"]');
        await page.locator('iframe[title="Heard"]').evaluate((element) => element.scrollIntoView());
        await frame.getByRole('button', { name: 'Bulk Search' }).click();
        const dialog = frame.getByRole('dialog');
        await dialog.getByRole('textbox').fill(listed.join('\n'));
        await dialog.getByRole('button', { name: 'Upload' }).click();
        await dialog.getByRole('button', { name: 'Show in menu' }).click();
        await eventuallyReads(menu.count, '3 of 3 reagents');
        await page.evaluate((search) => window.mounted.setView({ search }), listed[0] as string);
        await eventuallyReads(menu.count, '1 of 3 reagents');
        await page.evaluate(() => window.mounted.setView({ search: '' }));
        await eventuallyReads(menu.count, '3 of 3 reagents');
        expect((await menu.cells('Sequence ID')).slice(0, 3)).toEqual(listed);
      });

      test('with a session saves in a second frame what was added in the first frame, and is notified of the panel', async () => {
        const { page, menu, misdeeds, logged } = await open({
          token: await server.token('SSM-Registered'),
          at: portalOf(),
        });
        await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
        const [first = ''] = await menu.cells('Sequence ID');
        const inMenu = page.frameLocator('iframe').first();
        await inMenu.getByRole('checkbox', { name: `Select ${first}` }).click();
        await inMenu.getByRole('button', { name: /^Add to Panel/ }).click();
        await page.addScriptTag({ url: '/mount.js', type: 'module' });
        await page.evaluate(() => {
          const container = document.querySelector('#menu') as HTMLElement;
          window.mountSsmMenu(container, {
            src: `${new URL(container.dataset['src'] as string).origin}/embed.html?show=builder`,
            title: 'Builder',
            session: async () => (await (await fetch('session.json')).json()).token,
            onPanelSaved: ({ name, version }) => {
              document.title = `${name} ${version}`;
            },
          });
        });
        const inBuilder = page.frameLocator('iframe[title="Builder"]');
        await inBuilder.getByRole('gridcell', { name: first, exact: true }).waitFor();
        await inBuilder.getByRole('button', { name: 'Save Panel' }).click();
        const panel = `Of the portal ${crypto.randomUUID()}`;
        await inBuilder.getByRole('textbox', { name: 'Name' }).fill(panel);
        // The dialog is in the middle of the frame. The end of the frame is below the portal's window.
        await page.mouse.move(640, 700);
        await page.mouse.wheel(0, 2000);
        await inBuilder.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
        await eventually(() => page.title(), `${panel} V_7K`);
        expect({ misdeeds: misdeeds(), logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
      });

      test('with a refused token is notified once that a session is needed, and shows the rows for visitors', async () => {
        const { page } = await open({ at: portalOf() });
        await page.addScriptTag({ url: '/mount.js', type: 'module' });
        await page.evaluate(() => {
          const container = document.querySelector('#menu') as HTMLElement;
          const reasons: string[] = [];
          window.mountSsmMenu(container, {
            src: container.dataset['src'] as string,
            title: 'Refused',
            session: () => 'no token of this server',
            onSessionNeeded: (reason) => {
              reasons.push(reason);
              document.title = reasons.join(' ');
            },
            onError: () => undefined,
          });
        });
        const refused = menuOf(page.frameLocator('iframe[title="Refused"]').locator('body'));
        await eventuallyReads(refused.count, '7,596 of 7,596 reagents');
        expect(await page.title()).toEqual('refused');
      });
    });
  },
);

inChromiumAlone(() => {
  describe('messages', () => {
    test.each([
      [
        { ssm: 0, type: 'hello' },
        {
          ssm: 1,
          type: 'error',
          code: 'version',
          spoken: [1],
          message: 'Messages of version 0 are not spoken here, but 1.',
          isOfFrame: true,
        },
      ],
      [
        { ssm: 1, type: 'select', seqIds: '10000-28' },
        {
          ssm: 1,
          type: 'error',
          code: 'message',
          at: 'select.seqIds',
          expected: 'array',
          message: 'select.seqIds: expected array. Nothing was changed.',
          isOfFrame: true,
        },
      ],
      [
        { ssm: 1, type: 'view', view: 'sort=nothing' },
        {
          ssm: 1,
          type: 'error',
          code: 'view',
          at: 'view.view',
          message: 'A part of the view was left out: invalid_value {"name":"sort","value":"nothing"}.',
          isOfFrame: true,
        },
      ],
    ])('%j gets an error reply, and the script logs the error', async (message, answer) => {
      const { page, menu, logged } = await open();
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      expect(await answerTo(page, message)).toEqual(answer);
      await eventually(
        () => logged.filter((text) => text.startsWith('mountSsmMenu')),
        [`mountSsmMenu: ${answer.code}: ${answer.message}`],
      );
    });

    test('from a frame of another origin are ignored by both sides', async () => {
      const { page, menu, frame, selected, misdeeds } = await open();
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      const [first = ''] = await menu.cells('Sequence ID');
      const note = () => {
        window.addEventListener('message', ({ origin }) => {
          document.documentElement.dataset['heard'] = origin;
        });
      };
      await Promise.all([page.evaluate(note), frame().evaluate(note)]);
      await page.evaluate((address) => {
        const element = document.createElement('iframe');
        element.src = address;
        document.body.append(element);
      }, `${stranger.origin}/blank.html`);
      const isThere = () => page.frames().some((each) => each.url() === `${stranger.origin}/blank.html`);
      await eventually(isThere, true);
      const other = page.frames().find((each) => each.url().startsWith(stranger.origin)) as Frame;
      await other.evaluate((seqId) => {
        const told = { ssm: 1, seqIds: [seqId], version: 'V_7K' };
        window.parent.frames[0]?.postMessage({ ssm: 1, type: 'select', seqIds: [seqId] }, '*');
        window.parent.postMessage({ ...told, type: 'selection' }, '*');
        window.parent.postMessage({ ssm: 1, type: 'session-wanted', id: 1 }, '*');
      }, first);
      const heard = () =>
        Promise.all([page, frame()].map((each) => each.evaluate(() => document.documentElement.dataset['heard'])));
      await eventually(heard, [stranger.origin, stranger.origin]);
      const box = page
        .frameLocator('iframe')
        .first()
        .getByRole('checkbox', { name: `Select ${first}` });
      expect({ isChecked: await box.isChecked(), selected: await selected(), misdeeds: misdeeds().uncaught }).toEqual({
        isChecked: false,
        selected: 'None',
        misdeeds: [],
      });
    });
  });

  describe('an origin that is not allowed', () => {
    test('cannot frame the page, and an allowed origin can frame no other page', async () => {
      const { page, logged } = await open({ at: stranger });
      await eventually(() => logged.filter((text) => text.includes('frame-ancestors')).length, 1);
      expect(page.frames().filter((each) => each.url().startsWith(server.origin))).toEqual([]);

      const allowed = await open();
      await eventuallyReads(allowed.menu.count, '7,596 of 7,596 reagents');
      await allowed.page.evaluate(() => {
        const framed = document.querySelector('iframe') as HTMLIFrameElement;
        framed.src = new URL('/', framed.src).href;
      });
      await eventually(() => allowed.logged.filter((text) => text.includes('frame-ancestors')).length, 1);
    });

    test('is not requested by an unframed page, which shows what visitors see', async () => {
      const { page, misdeeds } = await visitors.visit();
      await page.goto(`${server.origin}/embed.html`);
      await eventuallyReads(menuOf(page).count, '7,596 of 7,596 reagents');
      expect(misdeeds.policyViolations).toEqual([]);
    });
  });

  describe.each(variants)('on a server with $name', ({ name }) => {
    test('importing the portals’ script has no side effects', async () => {
      const cwd = `${inject('projects')}/${name}`;
      const args = ['--input-type=module', '--eval', "import 'ssm-react/iframe'"];
      expect(await run(process.execPath, args, { cwd, isQuiet: true })).toEqual({ code: 0, text: '' });
    });
  });
});
