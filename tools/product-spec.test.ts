import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fillStatements, namedStatements, statementsProved, testsByStatement } from './product-spec.ts';

const document = await readFile(new URL('../docs/product-spec.md', import.meta.url), 'utf8');

test('every id in a test title names a statement of docs/product-spec.md', async () => {
  const known = new Set([...document.matchAll(/^\| (S\d-\d\d) \|/gm)].map((match) => match[1]));
  expect([...(await namedStatements())].filter((id) => !known.has(id))).toEqual([]);
});

test('docs/product-spec.md names the existing tests, as npm run gen writes them', async () => {
  expect(document).toBe(fillStatements(document, await testsByStatement()));
});

describe('a statement is proved', () => {
  // The ids are assembled from parts, so that this file itself does not name a statement.
  const [one, two] = ['S1', 'S2'].map((section) => `${section}-01`) as [string, string];
  const page = 'tools/e2e/home.e2e.ts';

  test('by a test that uses the application or a component in a browser', () => {
    const text = `test('${one}, ${two}: Home', async () => {});`;
    const files = [page, 'packages/ssm-react/src/pages/Page.test.tsx', 'packages/ssm-react/src/ui/X.stories.tsx'];
    expect(files.map((file) => statementsProved(file, text))).toEqual([
      [one, two],
      [one, two],
      [one, two],
    ]);
  });

  test("by a test that calls the server's interface, not one of its parts", () => {
    const text = `test('${one}: an answer', async () => {});`;
    const file = 'packages/ssm-server/src/operations/health.test.ts';
    const asks = `import { createTestServer } from '../testing/testServer.ts';\n${text}`;
    expect([statementsProved(file, asks), statementsProved(file, text)]).toEqual([[one], []]);
  });

  test('by no test of a function or data table', () => {
    expect(
      statementsProved('packages/ssm-host/src/routes.test.ts', `describe('${one}: the locations', () => {`),
    ).toEqual([]);
  });

  test('by the title of a row too, whatever is between test.each and its title', () => {
    const rows = `test.each<[string, unknown]>([\n  ['${one}: a row', f(1)],\n] as const)(\n  '${two}: %s', () => {});`;
    expect(statementsProved(page, rows)).toEqual([one, two]);
  });

  test('by no title with more than six ids', () => {
    const many = Array.from({ length: 7 }, (_, index) => `S2-0${index + 1}`).join(', ');
    expect(statementsProved(page, `test.each(people)('${many}: where %s may go', async () => {});`)).toEqual([]);
  });
});
