/** Fills the last column of docs/product-spec.md with the tests that do what a statement says. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './process.ts';

const tests = [
  'packages/**/*.test.{ts,tsx}',
  'packages/**/*.e2e.ts',
  'packages/**/*.stories.tsx',
  'openapi/**/*.test.ts',
  'tools/**/*.test.ts',
  'tools/embed/*.embed.ts',
];

/** Beyond so many ids a title belongs to a table that visits much and does none of it. */
const idsOfATitle = 6;

/** In a browser: the built application, or the component that people see. */
const browserTest = /(\.e2e\.ts|\.test\.tsx|\.stories\.tsx)$/;
/**
 * Through the interface: the server's answers, its sign-in pages and its commands. A part of the server that a test
 * calls by itself is none of them.
 */
const serverTest = /\/testing\/(testServer|inMemoryServer|serverProcess|panelWriter|runOver|startedProvider)\.ts'/;
/** The client is what section 7 speaks of, and the catalogues' names what S4-24 and S4-25 speak of. */
const subjects = /^packages\/(ssm-core\/src\/api|ssm-server\/src\/catalogue)\//;

/** The statements that a test file proves: it does what they say in the browser or through the interface. */
export function statementsProved(file: string, text: string): readonly string[] {
  if (!browserTest.test(file) && !serverTest.test(text) && !subjects.test(file)) return [];
  // A title of a test, or of a row of test.each.
  const titles = text.matchAll(/(?<=[(,[]\s*)(['"`])((?:S\d-\d\d[ ,]*)+)(?!\1)/g);
  const proved = [...titles].map(([, , ids = '']) => ids.match(/S\d-\d\d/g) ?? []);
  return [...new Set(proved.filter((ids) => ids.length <= idsOfATitle).flat())].toSorted();
}

/** Every id that begins a title, whether or not the test proves it. */
function statementsNamed(text: string): readonly string[] {
  return [...text.matchAll(/['"`]((?:S\d-\d\d[ ,]*)+)/g)].flatMap(([, ids = '']) => ids.match(/S\d-\d\d/g) ?? []);
}

/** Each file of tests with its text. */
export async function testFiles(): Promise<readonly (readonly [file: string, text: string])[]> {
  const files: (readonly [string, string])[] = [];
  for await (const file of glob(tests, { cwd: root, exclude: (name) => name.includes('node_modules') })) {
    files.push([file.replaceAll('\\', '/'), await readFile(path.join(root, file), 'utf8')]);
  }
  return files;
}

/** The ids that titles begin with. */
export async function namedStatements(): Promise<ReadonlySet<string>> {
  return new Set((await testFiles()).flatMap(([, text]) => statementsNamed(text)));
}

/** Test files by the statement they prove. */
export async function testsByStatement(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  for (const [file, text] of await testFiles()) {
    for (const id of statementsProved(file, text)) {
      found.set(id, (found.get(id) ?? new Set()).add(path.posix.basename(file)));
    }
  }
  return new Map([...found].map(([id, files]) => [id, [...files].toSorted()]));
}

/** The document with its last column filled. */
export function fillStatements(document: string, found: ReadonlyMap<string, readonly string[]>): string {
  return document.replace(/^\| (S\d-\d\d) \| (.*?) \|[^|]*\|$/gm, (_, id: string, text: string) => {
    const files = (found.get(id) ?? []).map((file) => `\`${file}\``).join(' ');
    return `| ${id} | ${text} | ${files === '' ? 'pending' : files} |`;
  });
}
