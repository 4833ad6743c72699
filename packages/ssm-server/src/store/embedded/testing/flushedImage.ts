/**
 * A disk that drops what was not flushed. Loaded before a server (`--import`), it keeps in the folder that FLUSHED_IMAGE names an image of
 * what a power cut would leave of the databases in a data folder: a file as it was when it was flushed last, and names as they were when
 * their folder was. It watches the calls of `node:fs` by which Emscripten and the thread of the database write.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

const image = process.env['FLUSHED_IMAGE'] ?? '';
const database = (workerData as { readonly folder?: string } | null)?.folder;

function watch(root: string): void {
  const real = { ...fs };
  /** Open files by descriptor. */
  const opened = new Map<number, string>();
  /** Renames in folders that were not flushed since. */
  let renamed: { readonly from: string; readonly to: string }[] = [];

  const imageOf = (file: string): string => path.join(image, path.relative(root, file));

  function keepFile(file: string): void {
    const kept = imageOf(file);
    real.mkdirSync(path.dirname(kept), { recursive: true });
    // Whole or not at all: what was flushed earlier is there also when this ends half-way.
    real.copyFileSync(file, `${kept}.copying`);
    real.renameSync(`${kept}.copying`, kept);
  }

  /** Other threads write everything else in the data folder. */
  const namesIn = (folder: string): string[] =>
    real.readdirSync(folder).filter((name) => folder !== root || /^database(\.new)?$/.test(name));

  /** Keeps the names in a folder. A file that was never flushed itself is empty. */
  function keepNames(folder: string): void {
    for (const { from, to } of renamed.filter((entry) => path.dirname(entry.to) === folder)) {
      if (real.existsSync(imageOf(from))) real.renameSync(imageOf(from), imageOf(to));
    }
    renamed = renamed.filter((entry) => path.dirname(entry.to) !== folder);
    const kept = imageOf(folder);
    real.mkdirSync(kept, { recursive: true });
    const names = new Set(namesIn(folder));
    for (const name of namesIn(kept)) {
      if (!names.has(name)) real.rmSync(path.join(kept, name), { recursive: true });
    }
    for (const name of names) {
      const there = path.join(kept, name);
      if (real.existsSync(there)) continue;
      if (real.statSync(path.join(folder, name)).isDirectory()) real.mkdirSync(there);
      else real.writeFileSync(there, '');
    }
  }

  fs.openSync = (file, ...rest) => {
    const descriptor = real.openSync(file, ...rest);
    opened.set(descriptor, path.resolve(String(file)));
    return descriptor;
  };
  fs.closeSync = (descriptor) => {
    opened.delete(descriptor);
    real.closeSync(descriptor);
  };
  function noteRename(from: unknown, to: unknown): void {
    const [before, after] = [path.resolve(String(from)), path.resolve(String(to))];
    renamed.push({ from: before, to: after });
    for (const [descriptor, file] of opened) if (file === before) opened.set(descriptor, after);
  }

  fs.renameSync = (from, to) => {
    real.renameSync(from, to);
    noteRename(from, to);
  };
  function keep(file: string): void {
    if (!real.existsSync(file)) return;
    if (real.statSync(file).isDirectory()) keepNames(file);
    else keepFile(file);
  }

  fs.fsyncSync = (descriptor) => keep(opened.get(descriptor) ?? '');
  const { open, rename } = fs.promises;
  fs.promises.open = async (file, ...rest) => {
    const handle = await open(file, ...rest);
    handle.sync = async () => keep(path.resolve(String(file)));
    return handle;
  };
  fs.promises.rename = async (from, to) => {
    await rename(from, to);
    noteRename(from, to);
  };
  syncBuiltinESMExports();
}

// Only the thread of the database is watched.
if (image !== '' && database !== undefined) watch(path.dirname(database));
