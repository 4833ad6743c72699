import { type AssayVersion, type ListReference, type Role, writeCompareView } from 'ssm-core';
import { versionNamed } from '../address/keptVersion.ts';

/**
 * Paths that fix a version. Certified roles have one builder page for both versions, so none of their paths is here.
 */
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

export function panelPlace(panelId: string, role: Role): string {
  return `/${role.allowsSetRoutes ? 'set' : 'panel'}/${encodeURIComponent(panelId)}`;
}

export function comparePlace(...lists: readonly ListReference[]): string {
  return `/compare?${writeCompareView({ lists, key: 'seqId', formula: null })}`;
}

export function panelsPlace(role: Role): string {
  return role.allowsSetRoutes ? '/my-sets' : '/my-panels';
}

export function numberOf(search: string): number | undefined {
  const written = new URLSearchParams(search).get('number') ?? '';
  return /^[1-9]\d{0,6}$/.test(written) ? Number(written) : undefined;
}
