import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { downloaded } from '../support/downloads.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

const hostile = `---
version: 9.0.0
date: 2026-11-22
title: <script>alert(1)</script> & more
---
<script>window.broken = 1</script>

<img src="https://evil.invalid/a.png" onerror="window.broken = 2"> [press](javascript:window.broken=3)

![pixel](https://evil.invalid/b.png) [menu](/?version=V_11K)
`;

describe('content of an operator', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ssm-operator-'));
  const [files, notes, settings] = ['files', 'notes', 'settings.json'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const large = Buffer.alloc(6 * 1024 * 1024, 'menu ');
  const databases = [{ label: 'Genes', template: 'https://genes.example/find?symbol={gene}' }];
  const write = (name: string, content: string | Buffer) => writeFile(path.join(files, name), content);

  beforeAll(async () => {
    await Promise.all([mkdir(files), mkdir(notes), writeFile(settings, JSON.stringify({ databases }))]);
    await write('large.bin', large);
    await write('small.txt', 'one');
    const listed = [{ path: 'large.bin' }, { path: 'small.txt' }, { path: '../secret.txt' }, { path: 'gone.txt' }];
    await write('index.json', JSON.stringify({ categories: [{ id: 'ours', title: 'Our files', files: listed }] }));
    await writeFile(path.join(notes, 'hostile.md'), hostile);
    await writeFile(path.join(notes, 'broken.md'), 'no note');
  });
  const host = hosted({ env: { SSM_FILES: files, SSM_RELEASE_NOTES: notes, SSM_SETTINGS: settings } });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('S1-10, S8-01: an interrupted download resumes, and the result equals the listed file', async () => {
    const { page, context, misdeeds } = await host.open('SSM-Registered', '/file-downloads/ours', {
      acceptDownloads: true,
    });
    let parts = 0;
    const ranges: (string | undefined)[] = [];
    await context.route('**/secured/file/*', async (route) => {
      ranges.push(route.request().headers()['range']);
      parts += 1;
      if (parts === 2) await route.fulfill({ status: 400, body: '' });
      else await route.fallback();
    });
    await page.getByRole('button', { name: 'Download large.bin' }).click();
    await page.getByRole('button', { name: 'Resume large.bin' }).waitFor();
    await page.getByText(/^Stopped at 524 kB of 6\.3 MB$/).waitFor();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Try again' }).click();
    const bytes = await readFile(await (await waiting).path());
    expect([Buffer.compare(bytes, large), ranges.filter((range) => range?.startsWith('bytes=0-')).length]).toEqual([
      0, 1,
    ]);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('S1-10: the page reports a file that is missing or outside the folder, and lists a changed file again', async () => {
    const { page, menu } = await host.open('SSM-Registered', '/file-downloads/ours', {
      acceptDownloads: true,
    });
    await page.getByText('This file is listed, but it is not in the folder of files.').waitFor();
    await page.getByText('This file is listed, but it is not there any more.').waitFor();
    await write('small.txt', 'another');
    await page.getByRole('button', { name: 'Download small.txt' }).click();
    await menu.notifications.getByText(/^small\.txt has changed meanwhile\./).waitFor();
    await page.getByRole('article', { name: 'small.txt' }).getByText('7 byte').waitFor();
    expect((await downloaded(page, 'small.txt')).bytes.toString()).toBe('another');
  });

  test('S1-12, R35: scripts, images and javascript: links in a release note do nothing, and a file that is not a note is ignored', async () => {
    const { page, misdeeds } = await host.open('SSM-Registered', '/release-notes');
    const article = page.getByRole('article', { name: '9.0.0 – <script>alert(1)</script> & more' });
    await article.getByText('<script>window.broken = 1</script>').waitFor();
    const links = await article.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const ran = await page.evaluate(() => 'broken' in window);
    expect({ articles: await page.getByRole('article').count(), links, ran, misdeeds }).toEqual({
      articles: 1,
      links: ['#9-0-0', '/?version=V_11K'],
      ran: false,
      misdeeds: noMisdeeds,
    });
  });

  test('S1-11: a sheet links only to the database of the settings, in a new tab', async () => {
    const { page } = await host.visit();
    await page.goto('/');
    await signIn(page, 'SSM-Registered');
    await menuOf(page)
      .grid.getByRole('link', { name: /^\d+-\d+$/ })
      .first()
      .click();
    const links = page.getByRole('region', { name: 'Elsewhere' }).getByRole('link');
    await links.first().waitFor();
    const said = await links.evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ textContent, href, rel, target }) => ({ textContent, href, rel, target })),
    );
    const [gene] = said.map(({ href }) => new URL(href).searchParams.get('symbol'));
    expect(said).toEqual([
      {
        textContent: `Genes: ${gene} (opens in a new tab)`,
        href: `https://genes.example/find?symbol=${gene}`,
        rel: 'noopener noreferrer',
        target: '_blank',
      },
    ]);
  });
});
