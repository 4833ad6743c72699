import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { pageOf } from './addresses.ts';
import { type Entry, searchOptions } from './assets/searchOptions.ts';
import { readDocuments } from './documents.ts';
import { makeSite } from './pages.ts';

test('every word of every page finds that page, wherever on it the word stands', async () => {
  const index = MiniSearch.loadJSON<Entry>((await makeSite()).index, searchOptions);
  const documents = [...(await readDocuments()).values()];
  const pagesOf = new Map<string, ReadonlySet<string>>();
  const missed: string[] = [];
  let count = 0;
  for (const { file, sections } of documents) {
    const text = sections.map((section) => `${section.heading.text} ${section.text}`).join('\n');
    for (const word of new Set(text.match(/[\p{L}\p{N}]{3,}/gu) ?? [])) {
      const found =
        pagesOf.get(word) ??
        new Set(index.search(word, { prefix: false, fuzzy: false }).map(({ id }) => String(id).replace(/#.*/, '')));
      pagesOf.set(word, found);
      count += 1;
      if (!found.has(pageOf(file))) missed.push(`${file}: ${word}`);
    }
  }
  expect(count).toBeGreaterThan(10_000);
  expect(missed).toEqual([]);
});

test('the beginning of a name finds it, words are joined, and what matters most comes first', async () => {
  const index = MiniSearch.loadJSON<Entry>((await makeSite()).index, searchOptions);
  const first = (words: string) => index.search(words)[0]?.['id'] as unknown;
  expect({
    prefix: index.search('renewSess').length > 0,
    both: first('several servers'),
    misspelt: index.search('catalouge').length > 0,
    setting: index
      .search('SSM_CORS_ORIGINS')
      .some(({ id }) => id === 'docs/settings.html#which-other-origins-it-knows'),
    nothing: index.search('renewSession xylophone'),
  }).toEqual({
    prefix: true,
    both: 'docs/operating.html#several-servers',
    misspelt: true,
    setting: true,
    nothing: [],
  });
});
