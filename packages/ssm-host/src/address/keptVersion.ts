/**
 * Persists the last assay version in this browser, for the next visit without one.
 * A signed-in user's version is also stored under their id. Sign-out leaves it, so they return to their work.
 */
import { type AssayVersion, assayVersions, defaultAssayVersion } from 'ssm-core';

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
    // Full storage keeps its previous value.
  }
}

/**
 * Persists the version, with `sub` also under the user's id. Writes nothing if the stored version, or else the default,
 * is the same.
 */
export function keepVersion(storage: Kept, version: AssayVersion, sub?: string): void {
  keep(storage, key, version);
  if (sub !== undefined) keep(storage, ownKey(sub), version);
}

export function forgetVersion(storage: Kept): void {
  storage.removeItem(key);
}

/**
 * Returns the query for an address without one; empty for the default.
 * Any other address names its version or means the default, so a link opens equally in every browser.
 */
export function queryOfKept(storage: Kept): string {
  return queryOf(keptVersion(storage));
}

export function queryOfPerson(storage: Kept, sub: string): string {
  return queryOf(versionNamed(storage.getItem(ownKey(sub))));
}

function queryOf(version: AssayVersion): string {
  return version === defaultAssayVersion ? '' : `?version=${version}`;
}

export function versionNamed(name: string | null): AssayVersion {
  return assayVersions.find((known) => known === name) ?? defaultAssayVersion;
}
