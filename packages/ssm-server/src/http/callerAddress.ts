import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export type CallerAddress = (incoming: IncomingMessage) => string;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4-mapped IPv6 address is the same caller. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** One household or company has a whole /64 network, so all its addresses count as one caller. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::', 2) ?? [];
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const behind = tail === '' ? 0 : tail.split(':').length;
    while (groups.length + behind < 8) groups.push('0');
    if (tail !== '') groups.push(...tail.split(':'));
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Adds `10.0.0.0/8`, `::1` or `192.0.2.7`; returns false for anything else. */
function addTo(list: BlockList, entry: string): boolean {
  const [address = '', length, ...rest] = entry.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (length === undefined) list.addAddress(address, familyOf(address));
  else if (/^\d{1,3}$/.test(length) && Number(length) <= bits)
    list.addSubnet(address, Number(length), familyOf(address));
  else return false;
  return true;
}

export const isNetwork = (entry: string): boolean => addTo(new BlockList(), entry);

/**
 * Each proxy appends its caller to X-Forwarded-For. Read from the end, the first address that is not a trusted proxy is
 * the caller. A caller that is not a trusted proxy cannot forge its address.
 */
export function createCallerAddress(trustedProxies: readonly string[] = []): CallerAddress {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) addTo(trusted, proxy);
  const isTrusted = (address: string): boolean => isIP(address) !== 0 && trusted.check(address, familyOf(address));
  return ({ socket, headers }) => {
    let caller = plain(socket.remoteAddress ?? '');
    if (trustedProxies.length === 0 || !isTrusted(caller)) return networkOf(caller);
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    for (const each of forwarded.toReversed()) {
      const address = plain(each.trim());
      if (isIP(address) === 0) break;
      caller = address;
      if (!isTrusted(caller)) break;
    }
    return networkOf(caller);
  };
}
