import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { builtFrom, ensureHostBuilt, stampName } from '../../../tools/host-build.ts';
import { noMisdeeds, openBrowser, type Visitors } from './support/browser.ts';
import { eventually, eventuallyReads } from './support/eventually.ts';
import { menuOf } from './support/menu.ts';
import { type PrefixProxy, startPrefixProxy } from './support/proxy.ts';
import { type MenuServer, startMenuServer } from './support/server.ts';

describe('hosted under a path, with settings of its own', () => {
  let folder: string;
  let server: MenuServer;
  let proxy: PrefixProxy;
  let visitors: Visitors;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ssm-hosting-'));
    // As if the same sources had been built there for the root: a build for a path takes its place.
    await writeFile(path.join(folder, stampName), await builtFrom());
    vi.stubEnv('SSM_BASE', '/menu');
    await ensureHostBuilt(undefined, folder);
    vi.unstubAllEnvs();
    const page = path.join(folder, 'index.html');
    const html = await readFile(page, 'utf8');
    await writeFile(
      page,
      html.replace('name="ssm-menu-name" content=""', 'name="ssm-menu-name" content="Protein Menu"'),
    );
    server = await startMenuServer({ built: folder });
    proxy = await startPrefixProxy(server.origin, '/menu');
    visitors = await openBrowser(proxy.origin);
  });

  afterAll(async () => {
    await visitors?.close();
    await proxy?.stop();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('R36: everything it asks for is below the path, and a deep link works on reload', async () => {
    const { page, context, requests, misdeeds } = await visitors.visit();
    const menu = menuOf(page);
    await page.goto('/menu/?version=V_11K');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await menu.button('Next page').click();
    await eventually(async () => page.url(), `${proxy.origin}/menu/?page=2&version=V_11K`);
    await page.reload();
    await eventually(async () => menu.grid.locator('[aria-rowindex="102"]').count(), 1);
    expect({
      outside: requests.filter((address) => !address.startsWith('/menu/')),
      heading: await menu.heading.innerText(),
      title: await page.title(),
      misdeeds,
    }).toEqual({ outside: [], heading: 'Protein Menu', title: 'Protein Menu', misdeeds: noMisdeeds });
    await context.close();
  });

  test('every asset of the build has compressed copies that say the same, and the page, which is edited, has none', async () => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(css|html|js)$/.test(name));
    const copies = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name);
        const plain = await readFile(file);
        const [br, gz] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]).catch(() => [
          undefined,
          undefined,
        ]);
        const isSame = br && gz && plain.equals(brotliDecompressSync(br)) && plain.equals(gunzipSync(gz));
        return { name, isCompressed: isSame ?? false, isLarge: plain.length >= 256 };
      }),
    );
    const wrong = copies.filter(
      ({ name, isCompressed, isLarge }) => isCompressed !== (isLarge && !name.endsWith('.html')),
    );
    expect({ wrong, scripts: names.filter((name) => name.endsWith('.js')).length > 1 }).toEqual({
      wrong: [],
      scripts: true,
    });
  });

  test('S2-13: any other path below it leads to its Home', async () => {
    const { page, context, misdeeds } = await visitors.visit();
    await page.goto('/menu/no/such/page');
    await eventuallyReads(menuOf(page).count, '7,596 of 7,596 reagents');
    expect({ url: page.url(), misdeeds }).toEqual({ url: `${proxy.origin}/menu/`, misdeeds: noMisdeeds });
    await context.close();
  });
});
