import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const pageBytes = 4096;

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

const read = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

function mixed(flushed: Buffer, written: Buffer, chance: () => boolean): Buffer {
  const result = Buffer.alloc(Math.max(flushed.length, written.length));
  for (let at = 0; at < result.length; at += pageBytes) {
    const source = chance() ? written : flushed;
    if (at < source.length) source.copy(result, at, at, at + pageBytes);
  }
  return result;
}

/**
 * Turns an image of flushed files into what a disk may hold after a power cut. `share` is the chance that an unflushed
 * page was written, from 0 to 1.
 */
export async function cutPower(image: string, written: string, share: number): Promise<void> {
  const chance = (): boolean => Math.random() < share;
  for (const name of await filesOf(image)) {
    const current = await read(path.join(written, name));
    const kept = path.join(image, name);
    if (name.endsWith('.copying') || (current === undefined && chance())) await rm(kept);
    else if (current !== undefined && share > 0) await writeFile(kept, mixed(await readFile(kept), current, chance));
  }
  for (const name of await filesOf(written)) {
    const kept = path.join(image, name);
    if (!chance() || (await read(kept)) !== undefined) continue;
    await mkdir(path.dirname(kept), { recursive: true });
    await cp(path.join(written, name), kept);
  }
}
