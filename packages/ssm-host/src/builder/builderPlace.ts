/** Certified roles have one builder page for both versions, so only these paths fix a version. */
import type { AssayVersion, Role } from 'ssm-core';
import { versionNamed } from '../address/versionNamed.ts';

const fixed: Readonly<Record<string, AssayVersion>> = { '/7k-panel-builder': 'V_7K', '/11k-panel-builder': 'V_11K' };
const setBuilder = '/set-builder';

export function versionOf(search: string): AssayVersion {
  return versionNamed(new URLSearchParams(search).get('version'));
}

export function builderPlace(version: AssayVersion, role: Role): string {
  if (role.allowsSetRoutes) return `${setBuilder}?version=${version}`;
  return version === 'V_7K' ? '/7k-panel-builder' : '/11k-panel-builder';
}

export function shownVersion({ path, search }: { readonly path: string; readonly search: string }, home: string) {
  return fixed[path] ?? versionOf(path === setBuilder ? search : home.slice(1));
}
