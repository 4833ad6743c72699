/** Fills the last column of docs/product-spec.md with the tests that prove each statement. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './process.ts';

const tests = [
  'packages/**/*.test.{ts,tsx}',
  'packages/**/*.stories.tsx',
  'openapi/**/*.test.ts',
  'tools/**/*.test.ts',
  'tools/e2e/**/*.e2e.ts',
  'tools/embed/*.embed.ts',
];

/**
 * The maximum number of ids in a title that counts. A title with more ids is a survey, which proves nothing by
 * itself.
 */
const idsOfATitle = 6;

const browserTest = /(\.e2e\.ts|\.test\.tsx|\.stories\.tsx)$/;
/**
 * Matches tests that use the interface of the server: responses, sign-in pages and commands. Unit tests of the server
 * prove no statement.
 */
const serverTest = /\/testing\/(testServer|inMemoryServer|serverProcess|panelWriter|runOver|startedProvider)\.ts'/;
/** Folders whose unit tests count: section 7 is about the client, and S4-24 and S4-25 are about names in catalogues. */
const subjects = /^packages\/(ssm-core\/src\/api|ssm-server\/src\/catalogue)\//;

export function statementsProved(file: string, text: string): readonly string[] {
  if (!browserTest.test(file) && !serverTest.test(text) && !subjects.test(file)) return [];
  const titles = text.matchAll(/(?<=[(,[]\s*)(['"`])((?:S\d-\d\d[ ,]*)+)(?!\1)/g);
  const proved = [...titles].map(([, , ids = '']) => ids.match(/S\d-\d\d/g) ?? []);
  return [...new Set(proved.filter((ids) => ids.length <= idsOfATitle).flat())].toSorted();
}

function statementsNamed(text: string): readonly string[] {
  return [...text.matchAll(/['"`]((?:S\d-\d\d[ ,]*)+)/g)].flatMap(([, ids = '']) => ids.match(/S\d-\d\d/g) ?? []);
}

export async function testFiles(): Promise<readonly (readonly [file: string, text: string])[]> {
  const files: (readonly [string, string])[] = [];
  for await (const file of glob(tests, { cwd: root, exclude: (name) => name.includes('node_modules') })) {
    files.push([file.replaceAll('\\', '/'), await readFile(path.join(root, file), 'utf8')]);
  }
  return files;
}

export async function namedStatements(): Promise<ReadonlySet<string>> {
  return new Set((await testFiles()).flatMap(([, text]) => statementsNamed(text)));
}

export async function testsByStatement(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of await testFiles()) {
    for (const id of statementsProved(file, text)) {
      found.set(id, (found.get(id) ?? new Set()).add(path.posix.basename(file)));
    }
  }
  return new Map([...found].map(([id, files]) => [id, [...files].toSorted()]));
}

export function fillStatements(document: string, found: ReadonlyMap<string, readonly string[]>): string {
  return document.replace(/^\| (S\d-\d\d) \| (.*?) \|[^|]*\|$/gm, (_, id: string, text: string) => {
    const files = (found.get(id) ?? []).map((file) => `\`${file}\``).join(' ');
    return `| ${id} | ${text} | ${files === '' ? 'pending' : files} |`;
  });
}
