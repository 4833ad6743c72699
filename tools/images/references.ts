import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../process.ts';
import { drawDifference, haveSameSize } from './compare.ts';
import { type Picture, readPng, writePng, writeSmallPng } from './picture.ts';

export const folder = path.join(root, 'tools/images/references');
const failures = path.join(root, 'test-results/images');

const fileOf = (name: string): string => path.join(folder, `${name}.png`);

export async function readReference(name: string): Promise<Picture | undefined> {
  const bytes = await readFile(fileOf(name)).catch(() => undefined);
  return bytes === undefined ? undefined : readPng(bytes);
}

export async function keepReference(name: string, picture: Picture): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(name), writeSmallPng(picture));
}

export async function referenceNames(): Promise<readonly string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.png')).map((file) => file.replace('.png', ''));
}

export async function dropReference(name: string): Promise<void> {
  await rm(fileOf(name), { force: true });
}

export async function showFailure(name: string, expected: Picture | undefined, actual: Picture): Promise<string> {
  const place = path.join(failures, name);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  const write = (title: string, picture: Picture) => writeFile(path.join(place, `${title}.png`), writePng(picture));
  await write('actual', actual);
  if (expected !== undefined) {
    await write('expected', expected);
    if (haveSameSize(expected, actual)) await write('difference', drawDifference(expected, actual));
  }
  return path.relative(root, place);
}

export async function clearFailures(): Promise<void> {
  await rm(failures, { recursive: true, force: true });
}
