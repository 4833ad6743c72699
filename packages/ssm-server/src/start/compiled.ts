/**
 * Keeps V8's compile cache in the data folder: loading and compiling the sources takes nearly half of a start. Cached
 * code is run, so it is as private as the signing key. Node recompiles entries that do not match their sources.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const begin = 'compiled-';

/** One folder per location of a release; the others are deleted. */
const name =
  begin +
  createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 16);

/** Does nothing if the data folder does not exist or cannot be written to. */
export function keepCompiled(folder: string): void {
  if (!existsSync(folder)) return;
  enableCompileCache(path.join(folder, name));
  try {
    for (const other of readdirSync(folder)) {
      if (other.startsWith(begin) && other !== name) rmSync(path.join(folder, other), { recursive: true, force: true });
    }
  } catch {
    // A leftover folder only takes space.
  }
}
