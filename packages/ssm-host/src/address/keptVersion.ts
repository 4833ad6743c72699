/** The assay version that was shown last, for the next visit that asks for none. Kept in this browser. */
import { type AssayVersion, defaultAssayVersion } from 'ssm-core';
import { versionNamed } from './versionNamed.ts';

const key = 'assayVersion';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keptVersion(storage: Kept): AssayVersion {
  return versionNamed(storage.getItem(key));
}

/** Writes nothing for a person who never left the default. */
export function keepVersion(storage: Kept, version: AssayVersion): void {
  if (keptVersion(storage) === version) return;
  try {
    storage.setItem(key, version);
  } catch {
    // A full storage remembers what it did before.
  }
}

export function forgetVersion(storage: Kept): void {
  storage.removeItem(key);
}

/**
 * The query that a bare address begins with; empty for the default. Any other address says its version
 * itself, or means the default: a link opens in another browser as it was.
 */
export function queryOfKept(storage: Kept): string {
  const version = keptVersion(storage);
  return version === defaultAssayVersion ? '' : `?version=${version}`;
}
