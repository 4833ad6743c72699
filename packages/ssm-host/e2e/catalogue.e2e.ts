import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../tools/process.ts';
import { noMisdeeds, openBrowser, type Visitors } from './support/browser.ts';
import { eventually, eventuallyReads, textOf } from './support/eventually.ts';
import { menuOf } from './support/menu.ts';
import { type MenuServer, startMenuServer } from './support/server.ts';

const data = process.env['SSM_SHARED_DATA'] ?? path.resolve(root, '../shared/data');
const annotation = path.join(data, 'annotation_7k.tsv');

describe.skipIf(!existsSync(annotation))('a real catalogue (needs annotation_7k.tsv in SSM_SHARED_DATA)', () => {
  let server: MenuServer;
  let visitors: Visitors;

  beforeAll(async () => {
    server = await startMenuServer();
    visitors = await openBrowser(server.origin);
  });

  afterAll(async () => {
    await visitors?.close();
    await server?.stop();
  });

  test('is loaded while the menu is open; a reload shows it, and its proteins are found', async () => {
    const { page, context, misdeeds } = await visitors.visit();
    const menu = menuOf(page);
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const wasDemo = await page.getByText('Demo catalogue').first().isVisible();
    await server.catalogue(['load', '--version', 'V_7K', annotation]);
    await menu.search.fill('a');
    await eventually(async () => (await menu.cells('Sequence ID')).length > 0, true);

    await page.goto('/');
    await eventually(async () => (await textOf(menu.count)) !== undefined, true);
    await eventually(() => page.getByText('Demo catalogue').count(), 0);
    const found: Record<string, string | undefined> = {};
    for (const text of ['10000-28', 'P43320', 'CRYBB2']) {
      await menu.search.fill(text);
      await eventually(async () => (await menu.cells('Sequence ID'))[0], '10000-28');
      found[text] = (await menu.cells('Full Name'))[0];
    }
    expect({ wasDemo, found, misdeeds }).toEqual({
      wasDemo: true,
      found: {
        '10000-28': 'Beta-crystallin B2',
        P43320: 'Beta-crystallin B2',
        CRYBB2: 'Beta-crystallin B2',
      },
      misdeeds: noMisdeeds,
    });
    await context.close();
  });
});
