import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fillStatements, testsByStatement } from './product-spec.ts';

const document = await readFile(new URL('../docs/product-spec.md', import.meta.url), 'utf8');

test('every id in a test title names a statement of docs/product-spec.md', async () => {
  const found = await testsByStatement();
  const known = new Set([...document.matchAll(/^\| (S\d-\d\d) \|/gm)].map((match) => match[1]));
  expect([...found.keys()].filter((id) => !known.has(id))).toEqual([]);
});

test('docs/product-spec.md names the tests that there are; npm run gen brings it up to date', async () => {
  expect(document).toBe(fillStatements(document, await testsByStatement()));
});
