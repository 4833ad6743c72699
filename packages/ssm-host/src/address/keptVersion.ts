/**
 * Persists the last assay version in this browser, for the next visit whose address names none. The version of a
 * signed-in user is also stored under their id. Sign-out leaves that value, so that the user later continues with it.
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
    // Full storage keeps the previous version.
  }
}

/**
 * Persists the version, and with `sub` also under the id of the user. Writes nothing if the stored version is the
 * same. If none is stored, the default counts as stored.
 */
export function keepVersion(storage: Kept, version: AssayVersion, sub?: string): void {
  keep(storage, key, version);
  if (sub !== undefined) keep(storage, ownKey(sub), version);
}

export function forgetVersion(storage: Kept): void {
  storage.removeItem(key);
}

/**
 * Returns the query to use for an address without a query: the stored version, or an empty text for the default
 * version. Any other address names its version or means the default, so a link opens the same in every browser.
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
