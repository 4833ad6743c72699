import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './process.ts';

/**
 * Whether docs/architecture.md must name a folder. It names neither test helpers nor folders of operations, whose
 * parent folder it names.
 */
const isTold = (folder: string): boolean => !/(^|\/)testing(\/|$)|^operations\/|^\.$/.test(folder);

async function foldersOf(source: string): Promise<readonly string[]> {
  const folders = new Set<string>();
  for await (const file of glob('**/*.{ts,tsx,css}', { cwd: path.join(root, source) })) {
    const parts = path.posix.dirname(file.replaceAll('\\', '/')).split('/');
    for (const index of parts.keys()) folders.add(parts.slice(0, index + 1).join('/'));
  }
  return [...folders].filter(isTold).toSorted();
}

test.each([
  ['packages/ssm-core/src', '## The folders of the core', ''],
  ['packages/ssm-react/src', '## The folders of the components', ''],
  ['packages/ssm-host/src', '## The folders of the application', 'src/'],
  ['packages/ssm-server/src', "## The server's rooms", ''],
])('docs/architecture.md names exactly the folders of %s', async (source, title, prefix) => {
  const document = await readFile(path.join(root, 'docs/architecture.md'), 'utf8');
  const [section = ''] = (document.split(`${title}\n`)[1] ?? '').split('\n## ');
  const named = [...section.matchAll(/^- (`[^:]+`): /gm)]
    .flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  const isAbove = (folder: string): boolean => named.some((name) => name.startsWith(`${folder}/`));
  const folders = await foldersOf(source);
  expect(named.filter(isTold).toSorted()).toEqual(folders.filter((name) => named.includes(name) || !isAbove(name)));
});

test.each(['architecture', 'contributing'])('every file that docs/%s.md names exists', async (name) => {
  const files: string[] = [];
  for await (const file of glob('{packages,openapi,tools}/**/*.{ts,tsx,css,yaml,mjs}', {
    cwd: root,
    exclude: (entry) => /(^|\/)(node_modules|dist)$/.test(entry.replaceAll('\\', '/')),
  })) {
    files.push(`/${file.replaceAll('\\', '/')}`);
  }
  const document = await readFile(path.join(root, `docs/${name}.md`), 'utf8');
  // Skips lists of future changes, because they name files that do not exist yet.
  const lines = document.split('\n').filter((line) => !line.includes('` (new): '));
  const named = [...lines.join('\n').matchAll(/`([\w./-]+\.(?:tsx?|css|yaml))`/g)].map(([, file = '']) => file);
  const whole = (file: string): string => file.replace(/^(ssm-\w+)\//, 'packages/$1/src/');
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !files.some((each) => each.endsWith(`/${whole(file)}`)))).toEqual([]);
});
