import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fillRequirements, proofsOfRequirements, requirementsNamed } from './reliability.ts';

const document = await readFile(new URL('../docs/reliability.md', import.meta.url), 'utf8');
const rows = [...document.matchAll(/^\| (R\d+) \|/gm)].map(([, id = '']) => id);

// The ids are assembled from parts, so that this file itself does not name a requirement.
const [one, two, ten] = ['1', '2', '10'].map((number) => `R${number}`) as [string, string, string];

test('docs/reliability.md lists the forty-four requirements once and in order', () => {
  expect(rows).toEqual(Array.from({ length: 44 }, (_, index) => `R${index + 1}`));
});

test('every requirement that a title names is in the table', async () => {
  expect([...(await proofsOfRequirements()).keys()].filter((id) => !rows.includes(id))).toEqual([]);
});

test('docs/reliability.md names the existing tests, as npm run gen writes them', async () => {
  expect(document).toBe(fillRequirements(document, await proofsOfRequirements()));
});

test('each requirement has a test', async () => {
  const proofs = await proofsOfRequirements();
  expect(rows.filter((id) => (proofs.get(id) ?? []).length === 0)).toEqual([]);
});

test('only ids at the start of a title name requirements', () => {
  const text = `
    it('${one}: a title', () => {});
    test.each([['S1-01, ${two}: a row']])('%s', () => {});
    describe(\`${ten} ${one} a title of parts\`, () => {});
    it('a title with R3 in the middle', () => {});
    const example = "R4";
  `;
  expect(requirementsNamed(text)).toEqual([one, two, ten]);
});

test('each file is listed once, under the first command that runs the file', () => {
  const table = `| ${one} | First requirement | | | |\n| ${two} | Second requirement | | | |\n`;
  const files = ['a/b.e2e.ts', 'a/b.test.ts', 'a/c.parts.test.ts', 'a/d.soak.test.ts', 'e/b.test.ts'];
  expect(fillRequirements(table, new Map([[one, files]]))).toBe(
    `| ${one} | First requirement | \`b.test.ts\` | \`c.parts.test.ts\` | \`b.e2e.ts\` \`d.soak.test.ts\` |\n| ${two} | Second requirement |  |  |  |\n`,
  );
});
