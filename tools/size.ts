import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface SizeReport {
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  readonly total: number;
}

export function brotliSize(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(content, { params }).length;
}

/** Measures the script for portals in the built application. Throws if the script imports another file. */
export async function measurePortalScript(folder: string): Promise<number> {
  const content = await readFile(path.join(folder, 'embed-host.js'));
  if (/\bimport\b/.test(content.toString('utf8'))) throw new Error('embed-host.js imports: it has to be one file.');
  return brotliSize(content);
}

async function measureFiles(folder: string, names: readonly string[]): Promise<SizeReport> {
  const waiting = [...names];
  const files = new Map<string, number>();
  while (waiting.length > 0) {
    const name = waiting.pop() ?? '';
    if (files.has(name)) continue;
    const content = await readFile(path.join(folder, name));
    files.set(name, brotliSize(content));
    if (!name.endsWith('.js')) continue;
    const statics = content.toString('utf8').matchAll(/(?:^|[;}\s])(?:import|export)[^'"();]*?["'](\.[^"']+\.js)["']/g);
    for (const match of statics) waiting.push(path.posix.join(path.posix.dirname(name), match[1] ?? ''));
  }
  const list = [...files].map(([name, bytes]) => ({ name, bytes })).toSorted((a, b) => b.bytes - a.bytes);
  return { files: list, total: list.reduce((sum, file) => sum + file.bytes, 0) };
}

export async function measureElement(folder: string): Promise<number> {
  return (await measureFiles(folder, ['element.js'])).total;
}

export async function measureFirstView(folder: string): Promise<SizeReport> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  return measureFiles(
    folder,
    named.map((name) => name.replace(/^\.?\//, '')),
  );
}
