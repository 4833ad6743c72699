import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../process.ts';
import { isOutside, pageOf, targetOf } from './addresses.ts';
import { readDocuments, type SiteDocument } from './documents.ts';
import { makeSite, type Site } from './pages.ts';

let documents: ReadonlyMap<string, SiteDocument>;
let site: Site;

beforeAll(async () => {
  documents = await readDocuments();
  site = await makeSite();
});

/** What of a link is wrong; undefined is nothing. Of one to the outside only how it is written: nothing is asked of other servers. */
function faultOf({ file }: SiteDocument, href: string): string | undefined {
  if (isOutside(href))
    return /^(https:\/\/\S+\.\S+|http:\/\/(localhost|127\.0\.0\.1):\d+|mailto:\S+@\S+)$/.test(href)
      ? undefined
      : `${file}: ${href}`;
  const target = targetOf(file, href);
  if (target === undefined) return `${file}: ${href} leads nowhere`;
  const [, anchor] = href.split('#');
  if (anchor === undefined) return undefined;
  const isThere = documents.get(target.file)?.headings.some(({ id }) => id === anchor) ?? false;
  return isThere ? undefined : `${file}: ${href} names no heading of ${target.file}`;
}

test('every link of every document leads to a file or folder of the project, and its anchor to a heading there; one to the outside is an address', () => {
  const links = [...documents.values()].flatMap((document) => document.links.map((href) => [document, href] as const));
  expect(links.length).toBeGreaterThan(150);
  expect(links.map(([document, href]) => faultOf(document, href)).filter((fault) => fault !== undefined)).toEqual([]);
});

test('README leads to the first page of each reader, and says how Storybook is started', async () => {
  const links = documents.get('README.md')?.links ?? [];
  const first = [...documents.keys()].filter((file) => /^docs\/for-[\w-]+\.md$/.test(file));
  expect(first.toSorted()).toEqual(['docs/for-designers.md', 'docs/for-operators.md', 'docs/for-portal-engineers.md']);
  expect(first.filter((file) => !links.includes(file))).toEqual([]);
  expect(await readFile(path.join(root, 'README.md'), 'utf8')).toContain('`npm run story`');
});

/** Written by the bundler and the styles, not by the pages. */
const isAsset = (place: string): boolean =>
  /^assets\/(site\.css|icon\.svg|theme\.js|page\.js|examples\.js)$/.test(place);

test('every address in every page of the site leads to a page, picture or part of one, and stays in the site', () => {
  const ids = new Map<string, ReadonlySet<string>>();
  for (const [page, html] of site.pages) {
    ids.set(page, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
  }
  const faults: string[] = [];
  let count = 0;
  for (const [page, html] of site.pages) {
    // What stands in code has no quotes of its own left.
    for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      count += 1;
      if (isOutside(address)) continue;
      const [place = '', anchor] = address.split('#');
      const to = place === '' ? page : path.posix.join(path.posix.dirname(page), place);
      const known = ids.get(to);
      const isFile = isAsset(to) || site.images.includes(to);
      if (known === undefined ? !isFile : anchor !== undefined && !known.has(anchor))
        faults.push(`${page}: ${address}`);
    }
  }
  expect(count).toBeGreaterThan(5000);
  expect(faults).toEqual([]);
});

test('every document is a page with one first heading, and stands behind one door', () => {
  const listed = site.groups.flatMap(({ entries }) => entries.map(({ page }) => page));
  expect(listed.toSorted()).toEqual(
    [...documents.keys()]
      .filter((file) => file !== 'README.md')
      .map(pageOf)
      .toSorted(),
  );
  const headings = [...documents.values()].map(({ file, headings: all }) => [
    file,
    all.filter(({ depth }) => depth === 1).length,
  ]);
  expect(headings.filter(([, count]) => count !== 1)).toEqual([]);
});

test('no page has a script, a style or a handler of its own, and pictures are there', () => {
  const inline = [...site.pages].filter(([, html]) => /<script>|<style>| style="| on[a-z]+="/.test(html));
  expect(inline.map(([page]) => page)).toEqual([]);
  expect(site.images.filter((image) => !existsSync(path.join(root, image)))).toEqual([]);
});
