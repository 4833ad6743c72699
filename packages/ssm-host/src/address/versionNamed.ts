import { type AssayVersion, assayVersions, defaultAssayVersion } from 'ssm-core';

export function versionNamed(name: string | null): AssayVersion {
  return assayVersions.find((known) => known === name) ?? defaultAssayVersion;
}
