/**
 * Measures the built packages as a page loads them: bundled with dependencies and minified, without lazy-loaded code
 * and without React, which the page has. `node tools/release/entrySizes.ts` prints the sizes.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { BudgetedEntry } from '../budgets.ts';
import { ensureHostBuilt } from '../host-build.ts';
import { outputOf, production, root } from '../process.ts';
import { brotliSize, measureElement, measurePortalScript } from '../size.ts';
import { ensureLibrariesBuilt, folderOf, type Library } from './libraries.ts';

export type EntrySizes = Readonly<Record<BudgetedEntry, number>>;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const built = (library: Library, file: string): string => JSON.stringify(path.join(folderOf(library), 'dist', file));

async function bundle(library: Library, code: string): Promise<Chunks> {
  const name = 'ssm-page';
  const result = await build({
    configFile: false,
    root: folderOf(library),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [
      { name, resolveId: (id) => (id === name ? id : undefined), load: (id) => (id === name ? code : undefined) },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: name,
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
        output: { minify: true, codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

function together(chunks: Chunks, file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  const chunk = chunks.get(file);
  if (chunk === undefined || found.has(file)) return found;
  found.add(file);
  for (const other of chunk.imports) together(chunks, other, found);
  return found;
}

function entryOf(chunks: Chunks, isWanted: (chunk: Rolldown.OutputChunk) => boolean): string {
  const chunk = [...chunks.values()].find(isWanted);
  if (chunk === undefined)
    throw new Error(`The bundle lacks a file that is weighed: it has ${[...chunks.keys()].join(', ')}.`);
  return chunk.fileName;
}

const firstFiles = (chunks: Chunks): ReadonlySet<string> =>
  together(
    chunks,
    entryOf(chunks, ({ isEntry }) => isEntry),
  );

const weigh = (chunks: Chunks, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + brotliSize(Buffer.from(chunks.get(file)?.code ?? '')), 0);

async function weighFirst(library: Library, code: string): Promise<number> {
  const chunks = await bundle(library, code);
  return weigh(chunks, firstFiles(chunks));
}

export async function firstModules(library: Library, code: string): Promise<readonly string[]> {
  const chunks = await bundle(library, code);
  return [...firstFiles(chunks)].flatMap((file) => Object.keys(chunks.get(file)?.modules ?? {}));
}

export const menuPage = `export { createSatClient } from ${built('ssm-core', 'index.js')}; export { MenuPage, SsmProvider } from ${built('ssm-react', 'index.js')};`;

/**
 * Measures what a language adds to a page with the components. The file of the language is an entry point, and loads
 * lazily by default.
 */
function weighTexts(page: Chunks, file: string): number {
  const whole = path.join(folderOf('ssm-react'), 'dist', file);
  const texts = together(
    page,
    entryOf(page, ({ facadeModuleId }) => facadeModuleId === whole),
  );
  const before = firstFiles(page);
  return weigh(
    page,
    [...texts].filter((each) => !before.has(each)),
  );
}

const weighFile = async (file: string): Promise<number> =>
  brotliSize(await readFile(path.join(folderOf('ssm-react'), 'dist', file)));

async function measure(): Promise<EntrySizes> {
  const core = built('ssm-core', 'index.js');
  const react = built('ssm-react', 'index.js');
  const components = await bundle('ssm-react', `export * from ${react};`);
  return {
    'ssm-core, client and view': await weighFirst(
      'ssm-core',
      `export { createSatClient, readMenuView, writeMenuView } from ${core};`,
    ),
    'ssm-core': await weighFirst('ssm-core', `export * from ${core};`),
    'ssm-core/engine': await weighFirst('ssm-core', `export * from ${built('ssm-core', 'engine.js')};`),
    'ssm-core/internal': await weighFirst('ssm-core', `export * from ${built('ssm-core', 'internal.js')};`),
    'ssm-react, MenuPage': await weighFirst('ssm-react', menuPage),
    'ssm-react': weigh(components, firstFiles(components)),
    'ssm-react/filters': await weighFirst('ssm-react', `export * from ${built('ssm-react', 'filters.js')};`),
    'ssm-react/element': await measureElement(path.join(folderOf('ssm-react'), 'dist/element')),
    'ssm-react/styles.css': await weighFile('styles.css'),
    'ssm-react/first-view.css': await weighFile('first-view.css'),
    'ssm-react/first-rows.css': await weighFile('first-rows.css'),
    'ssm-react/member.css': await weighFile('member.css'),
    'ssm-react/panels.css': await weighFile('panels.css'),
    'ssm-react/themes/high-contrast.css': await weighFile('themes/high-contrast.css'),
    'ssm-react/themes/compact.css': await weighFile('themes/compact.css'),
    'ssm-react/iframe': await weighFirst('ssm-react', `export * from ${built('ssm-react', 'iframe/iframe.js')};`),
    'embed-host.js': await measurePortalScript(path.join(root, 'packages/ssm-host/dist')),
    'ssm-react/strings/de': weighTexts(components, 'strings/de.js'),
    'ssm-react/strings/ja': weighTexts(components, 'strings/ja.js'),
  };
}

/**
 * Measures the packages after building what is stale. It runs in its own process, because the NODE_ENV of a test
 * runner would select other files.
 */
export async function measureEntries(): Promise<EntrySizes> {
  await ensureLibrariesBuilt();
  await ensureHostBuilt();
  const options = { env: production, problem: 'The packages could not be weighed.' };
  return JSON.parse(await outputOf(process.execPath, [import.meta.filename], options)) as EntrySizes;
}

if (import.meta.main) console.log(JSON.stringify(await measure()));
