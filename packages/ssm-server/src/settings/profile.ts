import { BlockList, isIP } from 'node:net';

export const namedProfiles = ['production', 'demo'] as const;
/** `local` means that no profile is set, and that only this machine can reach the server. */
export type Profile = 'local' | (typeof namedProfiles)[number];

interface Reach {
  readonly host: string;
  readonly publicUrl?: string | undefined;
  readonly trustedProxies?: readonly string[] | undefined;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns false for an unknown name, because it may belong to any machine. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const kind = isIP(name);
  return kind === 0 ? name === 'localhost' : loopback.check(name, kind === 4 ? 'ipv4' : 'ipv6');
}

/** Says which setting lets other machines reach the server; undefined if none does. */
export function openBy({ host, publicUrl, trustedProxies = [] }: Reach): string | undefined {
  if (!isLoopback(host)) return `HOST is ${host}`;
  if (publicUrl === undefined) return trustedProxies.length > 0 ? 'SSM_TRUSTED_PROXIES names a proxy' : undefined;
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'http:' && isLoopback(hostname)) return openBy({ host, trustedProxies });
  return `PUBLIC_URL is ${protocol === 'https:' ? 'an https address' : 'an address of another machine'}`;
}

export function profileOf(named: (typeof namedProfiles)[number] | undefined, reach: Reach): Profile {
  return named ?? (openBy(reach) === undefined ? 'local' : 'production');
}
