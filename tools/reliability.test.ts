import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fillRequirements, proofsOfRequirements, requirementsNamed } from './reliability.ts';

const document = await readFile(new URL('../docs/reliability.md', import.meta.url), 'utf8');
const rows = [...document.matchAll(/^\| (R\d+) \|/gm)].map(([, id = '']) => id);

// In parts, so that this file names no requirement.
const [one, two, ten] = ['1', '2', '10'].map((number) => `R${number}`) as [string, string, string];

test('docs/reliability.md has the forty-four requirements, each once and in order', () => {
  expect(rows).toEqual(Array.from({ length: 44 }, (_, index) => `R${index + 1}`));
});

test('every requirement that a title names is in the table', async () => {
  expect([...(await proofsOfRequirements()).keys()].filter((id) => !rows.includes(id))).toEqual([]);
});

test('docs/reliability.md names the tests that there are; npm run gen brings it up to date', async () => {
  expect(document).toBe(fillRequirements(document, await proofsOfRequirements()));
});

test('each has a test, and one in the topology or the reason why it has none there', () => {
  expect(document.match(/^\| R\d+ .*\bpending\b.*$/gm)).toBe(null);
});

test('a title names requirements by what it begins with, and nothing else does', () => {
  const text = `
    it('${one}: a title', () => {});
    test.each([['S1-01, ${two}: a row']])('%s', () => {});
    describe(\`${ten} ${one} what is made of parts\`, () => {});
    it('what is said of R3 in the middle', () => {});
    const example = "R4";
  `;
  expect(requirementsNamed(text)).toEqual([one, two, ten]);
});

test('what is not in the topology keeps its reason, and loses it once it is', () => {
  const table = `| ${one} | What holds |  | no: of a browser. |\n| ${two} | What holds too | | |\n`;
  const proof = (inTopology: readonly string[]) => new Map([[one, { tests: ['a.test.ts', 'b.e2e.ts'], inTopology }]]);
  expect([fillRequirements(table, proof([])), fillRequirements(table, proof(['b.e2e.ts']))]).toEqual([
    `| ${one} | What holds | \`a.test.ts\` \`b.e2e.ts\` | no: of a browser. |\n| ${two} | What holds too | pending | pending |\n`,
    `| ${one} | What holds | \`a.test.ts\` \`b.e2e.ts\` | yes: \`b.e2e.ts\` |\n| ${two} | What holds too | pending | pending |\n`,
  ]);
});
