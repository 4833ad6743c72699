/**
 * Simulates a disk that loses unflushed writes. Loaded with `--import`, it keeps in FLUSHED_IMAGE what a power cut
 * would leave of the databases in a data folder. To do so, it wraps the calls of `node:fs` that Emscripten and the
 * database thread use.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

const image = process.env['FLUSHED_IMAGE'] ?? '';
const database = (workerData as { readonly folder?: string } | null)?.folder;

function watch(root: string): void {
  const real = { ...fs };
  const opened = new Map<number, string>();
  let renamed: { readonly from: string; readonly to: string }[] = [];

  const imageOf = (file: string): string => path.join(image, path.relative(root, file));

  function keepFile(file: string): void {
    const kept = imageOf(file);
    real.mkdirSync(path.dirname(kept), { recursive: true });
    // Copies under another name first, so that an interrupted copy keeps the earlier image.
    real.copyFileSync(file, `${kept}.copying`);
    real.renameSync(`${kept}.copying`, kept);
  }

  /** Lists only the database's files, because other threads write everything else in the data folder. */
  const namesIn = (folder: string): string[] =>
    real.readdirSync(folder).filter((name) => folder !== root || /^database(\.new)?$/.test(name));

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

if (image !== '' && database !== undefined) watch(path.dirname(database));
