/** Fills the last column of docs/product-spec.md with the tests whose titles begin with a statement's id. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './process.ts';

const tests = [
  'packages/**/*.test.{ts,tsx}',
  'packages/**/*.e2e.ts',
  'packages/**/*.stories.tsx',
  'openapi/**/*.test.ts',
  'tools/**/*.test.ts',
];
const statement = /S\d-\d\d/g;

/** Test files by the statement they prove, from the ids at the beginning of their tests' titles. */
export async function testsByStatement(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  for await (const file of glob(tests, { cwd: root, exclude: (name) => name.includes('node_modules') })) {
    const text = await readFile(path.join(root, file), 'utf8');
    for (const title of text.matchAll(
      /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*['"`]((?:S\d-\d\d[ ,]*)+)/g,
    )) {
      for (const [id] of (title[1] ?? '').matchAll(statement)) {
        const files = found.get(id) ?? new Set();
        files.add(path.posix.basename(file.replaceAll('\\', '/')));
        found.set(id, files);
      }
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
