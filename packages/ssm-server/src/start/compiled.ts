/**
 * Keeps V8's compile cache in the data folder, because loading and compiling the sources takes nearly half of a start.
 * The server runs this code, so it must be as private as the signing key. Node recompiles entries that do not match
 * their sources.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const begin = 'compiled-';

/** Each location of a release has its own folder; the others are deleted. */
const name =
  begin +
  createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 16);

/** Has no effect if the data folder does not exist or cannot be written. */
export function keepCompiled(folder: string): void {
  if (!existsSync(folder)) return;
  enableCompileCache(path.join(folder, name));
  try {
    for (const other of readdirSync(folder)) {
      if (other.startsWith(begin) && other !== name) rmSync(path.join(folder, other), { recursive: true, force: true });
    }
  } catch {
    // A folder that could not be deleted only takes space.
  }
}
