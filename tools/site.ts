/** `npm run site`: builds the documentation site in dist/site; `--serve` serves it on this machine. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { build } from 'vitepress';
import { parse } from 'yaml';
import { apiReference } from './api-reference.ts';
import { root } from './process.ts';

export const siteFolder: string = path.join(root, 'dist/site');

const defaultPort = 4180;

export async function buildSite(): Promise<void> {
  const contract: unknown = parse(await readFile(path.join(root, 'openapi/sat.yaml'), 'utf8'));
  const page = path.join(root, 'docs/api.md');
  await writeFile(page, apiReference(contract));
  try {
    await build(root);
  } finally {
    await rm(page);
  }
}

export function serveSite(port: number): Promise<PreviewServer> {
  const options = { port, strictPort: true, host: '127.0.0.1' };
  return preview({ configFile: false, root, appType: 'mpa', build: { outDir: siteFolder }, preview: options });
}

if (import.meta.main) {
  await buildSite();
  if (process.argv.includes('--serve')) (await serveSite(Number(process.env['PORT'] ?? defaultPort))).printUrls();
}
