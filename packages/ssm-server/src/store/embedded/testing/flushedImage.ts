/**
 * A disk that drops what was not flushed. Loaded before a server (`--import`), it keeps beside the database folder, in the folder that
 * FLUSHED_IMAGE names, an image of what a power cut would leave: a file as it was when it was flushed last, and names as they were when
 * their folder was. It watches the calls of `node:fs` by which Emscripten writes.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

const image = process.env['FLUSHED_IMAGE'] ?? '';
const database = (workerData as { readonly folder?: string } | null)?.folder;

function watch(root: string): void {
  const real = { ...fs };
  /** By descriptor. */
  const opened = new Map<number, string>();
  /** Renamed, in folders that were not flushed since. */
  let renamed: { readonly from: string; readonly to: string }[] = [];

  const imageOf = (file: string): string => path.join(image, path.relative(root, file));

  function keepFile(file: string): void {
    const kept = imageOf(file);
    real.mkdirSync(path.dirname(kept), { recursive: true });
    // Whole or not at all: what was flushed earlier is there also when this ends half-way.
    real.copyFileSync(file, `${kept}.copying`);
    real.renameSync(`${kept}.copying`, kept);
  }

  /** Keeps the names in a folder. A file that was never flushed itself is empty. */
  function keepNames(folder: string): void {
    for (const { from, to } of renamed.filter((entry) => path.dirname(entry.to) === folder)) {
      if (real.existsSync(imageOf(from))) real.renameSync(imageOf(from), imageOf(to));
    }
    renamed = renamed.filter((entry) => path.dirname(entry.to) !== folder);
    const kept = imageOf(folder);
    real.mkdirSync(kept, { recursive: true });
    const names = new Set(real.readdirSync(folder));
    for (const name of real.readdirSync(kept)) {
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
  fs.renameSync = (from, to) => {
    const [before, after] = [path.resolve(String(from)), path.resolve(String(to))];
    real.renameSync(before, after);
    renamed.push({ from: before, to: after });
    for (const [descriptor, file] of opened) if (file === before) opened.set(descriptor, after);
  };
  fs.fsyncSync = (descriptor) => {
    const file = opened.get(descriptor);
    // Its turn has come here: no other call of this thread comes in between.
    if (file !== undefined && real.existsSync(file)) {
      if (real.fstatSync(descriptor).isDirectory()) keepNames(file);
      else keepFile(file);
    }
  };
  syncBuiltinESMExports();
}

// The thread of the database alone.
if (image !== '' && database !== undefined) watch(database);
