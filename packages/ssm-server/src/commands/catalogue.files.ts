import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogueFile } from '../catalogue/load/openFile.ts';

/** An ADAT with a thousand samples has about 100 MB. */
const sizeLimit = 1_000_000_000;

export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file',
  ENOTDIR: 'There is no such file',
  EACCES: 'It may not be read by this user',
  EPERM: 'It may not be read by this user',
};

async function readOne(name: string, folder: string): Promise<CatalogueFile> {
  const place = path.resolve(folder, name);
  try {
    const { size, isDirectory } = await stat(place).then((stats) => ({
      size: stats.size,
      isDirectory: stats.isDirectory(),
    }));
    if (isDirectory) throw new UnreadableFileError(`${name}: It is a folder; name the files in it.`);
    if (size > sizeLimit) throw new UnreadableFileError(`${name}: It is larger than 1 GB, which is the limit.`);
    return { name: path.basename(place), bytes: await readFile(place) };
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UnreadableFileError(`${name}: ${causes[code] ?? `It cannot be read (${code || message})`}.`);
  }
}

export async function readFiles(names: readonly string[], folder: string): Promise<readonly CatalogueFile[]> {
  const files: CatalogueFile[] = [];
  for (const name of names) files.push(await readOne(name, folder));
  return files;
}
