import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { temporaryFolder } from '../store/testing/temporaryFolder.ts';
import { keepCompiled } from './compiled.ts';
import { startProcess } from './testing/serverProcess.ts';

const fewest = process.env['SSM_ARTEFACT'] === undefined ? 100 : 10;

async function startAndKill(folder: string): Promise<void> {
  const server = startProcess({ SSM_DATA: folder, NODE_COMPILE_CACHE: '' });
  await server.ready();
  server.signal('SIGKILL');
  await server.ended();
}

async function keptIn(folder: string): Promise<readonly string[]> {
  const [name = ''] = (await readdir(folder)).filter((entry) => entry.startsWith('compiled-'));
  const entries = await readdir(path.join(folder, name), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

it('the compile cache survives SIGKILL, replaces the cache of another release, and is rebuilt if damaged', async () => {
  const folder = await newDataFolder('loaded');
  await mkdir(path.join(folder, 'compiled-of-another-release'));
  await startAndKill(folder);
  expect((await readdir(folder)).filter((entry) => entry.startsWith('compiled-')).length).toEqual(1);
  const kept = await keptIn(folder);
  expect(kept.length).toBeGreaterThan(fewest);

  for (const [index, file] of kept.entries()) {
    if (index % 3 === 0) await truncate(file, 100);
    if (index % 3 === 1) await writeFile(file, 'not compiled');
    if (index % 3 === 2) await rm(file);
  }
  await startAndKill(folder);
  expect((await keptIn(folder)).length).toBeGreaterThan(fewest);
});

it('the compile cache does not create the data folder', async () => {
  const folder = path.join(await temporaryFolder(), 'none');
  keepCompiled(folder);
  expect(existsSync(folder)).toEqual(false);
});
