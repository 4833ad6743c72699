import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { builtFrom, ensureHostBuilt, stampName } from '../../host-build.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';
import { type PrefixProxy, startPrefixProxy } from '../support/proxy.ts';

describe('hosted under a path, with its own settings', () => {
  const options = { built: '' };
  let proxy: PrefixProxy;

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ssm-hosting-'));
    // Pretends that the same sources were built here for the root. A build for a path must replace such a build.
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
    options.built = folder;
  });

  const host = hosted(options);

  beforeAll(async () => {
    proxy = await startPrefixProxy(() => host.server.origin, '/menu');
  });

  afterAll(async () => {
    await proxy?.stop();
    await rm(options.built, { recursive: true, force: true });
  });

  const visit = () => host.visit({}, proxy.origin);

  test('R36: all requests are below the path, and a deep link works on reload', async () => {
    const { page, requests, misdeeds } = await visit();
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
  });

  test('every asset of the build has compressed copies with equal content, and the page with edited settings has no copies', async () => {
    const names = (await readdir(options.built, { recursive: true })).filter((name) => /\.(css|html|js)$/.test(name));
    const copies = await Promise.all(
      names.map(async (name) => {
        const file = path.join(options.built, name);
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

  test('S2-13: an unknown address below the path leads to Home of the application', async () => {
    const { page, misdeeds } = await visit();
    await page.goto('/menu/no/such/page');
    await eventuallyReads(menuOf(page).count, '7,596 of 7,596 reagents');
    expect({ url: page.url(), misdeeds }).toEqual({ url: `${proxy.origin}/menu/`, misdeeds: noMisdeeds });
  });
});
