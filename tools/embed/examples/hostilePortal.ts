import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Visitors } from '../../e2e/support/browser.ts';
import { eventually } from '../../e2e/support/eventually.ts';
import { type Menu, menuOf } from '../../e2e/support/menu.ts';
import { visitorsOf } from '../../e2e/support/visitors.ts';
import { outputOf } from '../../process.ts';
import { visitPortal } from '../visitPortal.ts';
import { type RunningExample, startExample } from './startExample.ts';

type Options = Parameters<Visitors['visit']>[0];

async function openIn(visitors: Pick<Visitors, 'visit'>, origin: string, query: string, options: Options) {
  const { page, context, misdeeds, logged } = await visitPortal(visitors, null, options);
  await page.goto(`${origin}/${query}`);
  await page.getByRole('button', { name: 'Show the menus' }).waitFor();
  const components = menuOf(page.getByRole('region', { name: 'Components' }));
  const element = menuOf(page.locator('ssm-menu'));
  return { page, context, misdeeds, logged, components, element };
}

const example = 'hostile-portal';
const developed = `${example}-development`;

/** Builds the example for development, where StrictMode runs effects twice and React reports problems. */
async function buildForDevelopment(): Promise<void> {
  const examples = path.join(inject('projects'), 'examples');
  const [from, to] = [path.join(examples, example), path.join(examples, developed)];
  await mkdir(to, { recursive: true });
  for (const file of ['server.js', 'package.json']) await cp(path.join(from, file), path.join(to, file));
  const into = ['--outDir', path.join(to, 'dist'), '--emptyOutDir'];
  await outputOf('npx', ['vite', 'build', ...into], { cwd: from, env: { NODE_ENV: 'development' } });
}

export function hostilePortal(kind: 'built' | 'development' = 'built') {
  let portal: RunningExample | undefined;

  beforeAll(async () => {
    if (kind === 'development') await buildForDevelopment();
    portal = await startExample(kind === 'development' ? developed : example, 'server.js');
  });

  afterAll(() => portal?.stop());
  const visitors = visitorsOf(() => portal?.origin ?? '');

  return async (query = '', options: Options = {}) => {
    if (portal === undefined) throw new Error('The portal starts with the first test.');
    return openIn(visitors, portal.origin, query, options);
  };
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

export async function show(page: Page, components: Menu, element: Menu): Promise<void> {
  await press(page, 'Show the menus');
  await eventually(() => components.count.textContent(), '7,596 of 7,596 reagents');
  await eventually(() => element.count.textContent(), '11,083 of 11,083 reagents');
}
