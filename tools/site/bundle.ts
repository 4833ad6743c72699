/** Writes the site into its folder: the pages, their scripts and styles, the search. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../process.ts';
import { makeSite } from './pages.ts';

/** Ignored by git. */
export const siteFolder: string = path.join(root, 'dist/site');

const assets = path.join(import.meta.dirname, 'assets');

/** What stands in the page's scripts: the elements, and the reference server for the examples. */
async function bundleScripts(): Promise<void> {
  await build({
    configFile: false,
    root: assets,
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['ssm-source', 'module', 'browser', 'development|production'] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: path.join(siteFolder, 'assets'),
      emptyOutDir: false,
      target: 'es2022',
      // light-dark() stays as it is: the tokens are what a page overrides.
      cssTarget: 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: ['page', 'examples'].map((name) => path.join(assets, `${name}.ts`)),
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  });
}

async function write(place: string, text: string): Promise<void> {
  const file = path.join(siteFolder, place);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Built anew, whole; answers how many pages it has. */
export async function buildSite(): Promise<number> {
  const { pages, images, index } = await makeSite();
  await rm(siteFolder, { recursive: true, force: true });
  for (const [place, html] of pages) await write(place, html);
  for (const image of images) await cp(path.join(root, image), path.join(siteFolder, image));
  const tokens = await readFile(path.join(root, 'packages/ssm-react/src/theme/tokens.css'), 'utf8');
  await write('assets/site.css', `${tokens}\n${await readFile(path.join(assets, 'site.css'), 'utf8')}`);
  await write('assets/search.json', index);
  await cp(path.join(assets, 'theme.js'), path.join(siteFolder, 'assets/theme.js'));
  await cp(path.join(root, 'packages/ssm-host/public/favicon.svg'), path.join(siteFolder, 'assets/icon.svg'));
  await bundleScripts();
  return pages.size;
}
