import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, run } from './process.ts';

const strings = 'packages/ssm-react/src/strings';

/** The sources of texts and what checks their types, apart from this repository. */
async function copyOfSources(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'ssm-language-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp(path.join(root, strings), path.join(copy, strings), { recursive: true });
  for (const name of ['node_modules', 'packages/ssm-react/node_modules', 'packages/ssm-react/package.json']) {
    await symlink(path.join(root, name), path.join(copy, name));
  }
  await cp(path.join(root, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'));
  const settings = {
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node', 'vite/client'] },
    include: [strings],
    exclude: ['**/*.test.ts'],
  };
  await writeFile(path.join(copy, 'tsconfig.json'), JSON.stringify(settings));
  return copy;
}

/** Every file below a folder, with its text. */
async function filesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, index) => [path.relative(folder, file), texts[index] as string]));
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** What docs/strings.md says to write for German. */
async function documented(): Promise<{ readonly texts: string; readonly line: string }> {
  const document = await readFile(path.join(root, 'docs/strings.md'), 'utf8');
  const [texts = '', line = ''] = [...document.matchAll(/^ {3}```ts\n(.*?)^ {3}```$/gms)].map(([, code = '']) =>
    code.replaceAll(/^ {3}/gm, ''),
  );
  return { texts, line };
}

async function typeErrors(copy: string): Promise<readonly string[]> {
  const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const { text } = await run(process.execPath, [compiler, '--noEmit', '--project', copy], { isQuiet: true });
  return text.split('\n').filter((line) => line !== '');
}

test('a language is one new folder and one line, and its texts come by its tag', { timeout: 120_000 }, async () => {
  const copy = await copyOfSources();
  const folder = path.join(copy, strings);
  const before = await filesOf(folder);
  const { texts, line } = await documented();

  const german = path.join(folder, 'de');
  await cp(path.join(folder, 'en'), german, { recursive: true });
  await rm(path.join(german, 'en.test.ts'));
  await cp(path.join(german, 'en.ts'), path.join(german, 'de.ts'));
  await rm(path.join(german, 'en.ts'));
  await edit(path.join(german, 'de.ts'), (text) => text.replace('export const en = ', 'export const de = '));
  for (const name of await readdir(german)) {
    await edit(path.join(german, name), (text) => text.replace(/^export type \w+ = typeof \w+;\n/m, ''));
  }
  await edit(path.join(german, 'filters.ts'), (text) =>
    text.replace("import { en } from './en.ts'", "import { de } from './de.ts'").replaceAll('en.filters', 'de.filters'),
  );
  await edit(path.join(german, 'de.ts'), (text) => text.replace("'Search by Keywords or IDs'", "'Suchen'"));
  await writeFile(path.join(german, 'texts.ts'), texts);
  await edit(path.join(folder, 'languages.ts'), (text) => text.replace(/^};/m, `  ${line}};`));

  const after = await filesOf(folder);
  const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
  expect(changed.filter((name) => !name.startsWith('de/'))).toEqual(['languages.ts']);
  const lines = (files: ReadonlyMap<string, string>) => files.get('languages.ts')?.split('\n').length ?? 0;
  expect(lines(after) - lines(before)).toBe(1);

  expect(await typeErrors(copy)).toEqual([]);
  const script = `const { loadTexts } = await import(${JSON.stringify(path.join(folder, 'loadTexts.ts'))});
    console.log((await loadTexts('de-CH')).menu.search)`;
  const read = await run(process.execPath, ['--input-type=module', '--eval', script], { isQuiet: true, cwd: root });
  expect(read.text.trim()).toBe('Suchen');

  await edit(path.join(german, 'builder.ts'), (text) => text.replace("  undo: 'Undo',\n", ''));
  expect((await typeErrors(copy)).join('\n')).toMatch(/de\/texts\.ts[^]*'undo' is missing/);
});
