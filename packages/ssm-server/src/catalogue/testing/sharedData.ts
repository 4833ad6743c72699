/** Real files for tests, in ../shared/data or SSM_SHARED_DATA. They are never committed. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CatalogueFile } from '../load/openFile.ts';

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));

function folder(): string {
  return process.env.SSM_SHARED_DATA ?? path.resolve(repository, '../shared/data');
}

export function hasSharedData(): boolean {
  return existsSync(path.join(folder(), 'annotation_7k.tsv'));
}

export function sharedFile(name: string): CatalogueFile {
  return { name, bytes: new Uint8Array(readFileSync(path.join(folder(), name))) };
}

export function sharedRows(name: string): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = readFileSync(path.join(folder(), name), 'utf8').trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((key, index) => [key, cells[index] ?? '']));
  });
}
