/** The library in pages of others: the element beside a page of React, and MenuTable shown again where its rows are there. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { compressAll } from '../../packages/ssm-host/vite.precompress.ts';
import { ensureLibrariesBuilt, folderOf } from '../release/libraries.ts';
import type { Catalogue } from './catalogues.ts';
import type { ColdBrowser } from './cold.ts';
import { openBlank, type Samples, settle, timedOpening, visitorPlace } from './page.ts';
import type { Session } from './runner.ts';

const slowdown = 4;
/** The first of them finds nothing compiled. */
const mounts = 6;

/** Puts the elements as they are published beside the built pages, compressed as these are. */
export async function copyElements(statics: string): Promise<void> {
  await ensureLibrariesBuilt(console.log);
  const folder = path.join(statics, 'bench/portal/shipped');
  await cp(path.join(folderOf('ssm-react'), 'dist/element'), folder, { recursive: true });
  await compressAll(folder);
}

async function measureMounts(browser: Browser, url: string, name: string): Promise<Samples> {
  await using opened = await openBlank(visitorPlace(browser), 1);
  const { page } = opened;
  await page.goto(url);
  const show = page.getByRole('button', { name: `Show ${name}` });
  const hide = page.getByRole('button', { name: `Hide ${name}` });
  const rows = '[role=grid] [role=gridcell]';
  const mount: number[] = [];
  for (let time = 0; time <= mounts; time += 1) {
    const took = await timedOpening(page, show, rows);
    if (time > 0) mount.push(took);
    await settle(page);
    await hide.click();
    await page.getByRole('grid').waitFor({ state: 'detached' });
    await settle(page);
  }
  return { mount };
}

export function embeddedSessions(browser: Browser, cold: ColdBrowser, { origin }: Catalogue): readonly Session[] {
  const firstRows = (page: string) => async () => ({
    element: [await cold.measure(`${origin}/bench/portal/${page}/index.html`, slowdown)],
  });
  const mounting = (name: string) => () => measureMounts(browser, `${origin}/bench/portal/mount/index.html`, name);
  return [
    { name: 'embedded: element', variants: { baseline: firstRows('react'), ours: firstRows('element') } },
    { name: 'embedded: mount', variants: { baseline: mounting('plain table'), ours: mounting('menu') } },
  ];
}
