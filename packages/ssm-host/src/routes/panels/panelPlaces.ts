import type { Role } from 'ssm-core';

export function panelPlace(panelId: string, role: Role): string {
  return `/${role.allowsSetRoutes ? 'set' : 'panel'}/${encodeURIComponent(panelId)}`;
}

export function panelsPlace(role: Role): string {
  return role.allowsSetRoutes ? '/my-sets' : '/my-panels';
}

export function numberOf(search: string): number | undefined {
  const written = new URLSearchParams(search).get('number') ?? '';
  return /^[1-9]\d{0,6}$/.test(written) ? Number(written) : undefined;
}
