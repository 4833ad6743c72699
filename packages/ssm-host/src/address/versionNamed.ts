import { type AssayVersion, assayVersions, defaultAssayVersion } from 'ssm-core';

/** The assay version of a name; the default of what names none. */
export function versionNamed(name: string | null): AssayVersion {
  return assayVersions.find((known) => known === name) ?? defaultAssayVersion;
}
