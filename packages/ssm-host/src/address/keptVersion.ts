/**
 * The assay version that was shown last, for the next visit that asks for none. Kept in this browser; of a signed-in person
 * also under their own name, which signing out leaves: they come back to where they worked.
 */
import { type AssayVersion, defaultAssayVersion } from 'ssm-core';
import { versionNamed } from './versionNamed.ts';

const key = 'assayVersion';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keptVersion(storage: Kept): AssayVersion {
  return versionNamed(storage.getItem(key));
}

const ownKey = (sub: string): string => `${key}:${sub}`;

function keep(storage: Kept, name: string, version: AssayVersion): void {
  if (versionNamed(storage.getItem(name)) === version) return;
  try {
    storage.setItem(name, version);
  } catch {
    // A full storage remembers what it did before.
  }
}

/** Writes nothing for a person who never left the default. With the person's name it is kept under that as well. */
export function keepVersion(storage: Kept, version: AssayVersion, sub?: string): void {
  keep(storage, key, version);
  if (sub !== undefined) keep(storage, ownKey(sub), version);
}

export function forgetVersion(storage: Kept): void {
  storage.removeItem(key);
}

/**
 * The query that a bare address begins with; empty for the default. Any other address says its version
 * itself, or means the default: a link opens in another browser as it was.
 */
export function queryOfKept(storage: Kept): string {
  return queryOf(keptVersion(storage));
}

/** The same for a person who has just signed in. */
export function queryOfPerson(storage: Kept, sub: string): string {
  return queryOf(versionNamed(storage.getItem(ownKey(sub))));
}

function queryOf(version: AssayVersion): string {
  return version === defaultAssayVersion ? '' : `?version=${version}`;
}
