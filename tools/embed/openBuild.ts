import type { BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import { loggedBy, type Misdeeds, noMisdeeds, type Visitors } from '../e2e/support/browser.ts';
import type { Menu } from '../e2e/support/menu.ts';
import type { Mode } from './variants.ts';

export interface Complaints extends Misdeeds {
  readonly logged: readonly string[];
}

export const noComplaints: Complaints = { ...noMisdeeds, logged: [] };

export interface OpenedBuild {
  readonly page: Page;
  readonly complaints: Complaints;
}

export async function openBuild(
  visitors: Pick<Visitors, 'visit'>,
  build: { readonly project: string; readonly mode: Mode },
  name: 'app' | 'server' | 'element',
  options: BrowserContextOptions = {},
): Promise<OpenedBuild> {
  const { page, misdeeds } = await visitors.visit(options);
  const logged = await loggedBy(page);
  await page.goto(`${inject('origin')}/${build.project}/${build.mode}/${name}/index.html`);
  return { page, complaints: { ...misdeeds, logged } };
}

export async function shareOf(menu: Menu, name: string): Promise<number> {
  const [whole, column] = await Promise.all([menu.grid.boundingBox(), menu.header(name).boundingBox()]);
  return Math.round((100 * (column?.width ?? 0)) / (whole?.width ?? 1)) / 100;
}
