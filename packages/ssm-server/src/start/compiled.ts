/**
 * The sources as V8 has compiled them, kept in the data folder: to load and compile them anew is nearly half of what a start has to do. They are
 * as private as the key that signs tokens, since what is kept is run. What does not fit the sources any more Node compiles anew.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const begin = 'compiled-';

/** One folder for each place that a release is in; those of others are of no more use. */
const name =
  begin +
  createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 16);

/** Where nothing can be written nothing is kept. A data folder that is not there is not made by this. */
export function keepCompiled(folder: string): void {
  if (!existsSync(folder)) return;
  enableCompileCache(path.join(folder, name));
  try {
    for (const other of readdirSync(folder)) {
      if (other.startsWith(begin) && other !== name) rmSync(path.join(folder, other), { recursive: true, force: true });
    }
  } catch {
    // It takes room, and nothing else.
  }
}
