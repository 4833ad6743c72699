/** Where the working list of a version is: certified people have one page for both. */
import { type AssayVersion, assayVersions, defaultAssayVersion, type Role } from 'ssm-core';

export function versionOf(search: string): AssayVersion {
  const named = new URLSearchParams(search).get('version');
  return assayVersions.find((known) => known === named) ?? defaultAssayVersion;
}

/** Below the base path. */
export function builderPlace(version: AssayVersion, role: Role): string {
  if (role.allowsSetRoutes) return `/set-builder?version=${version}`;
  return version === 'V_7K' ? '/7k-panel-builder' : '/11k-panel-builder';
}
