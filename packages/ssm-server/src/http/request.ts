/**
 * Reads facts from a Node request: its target, whether it has a body, its caller, and the proxies that forwarded it.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { ProblemDetails } from '../answer/problem.ts';

/**
 * Matches the rare targets that need normalising: those that are not a path, or have dot segments, backslashes,
 * fragments or encoded letters.
 */
const unusual = /^[^/]|\/\.|[\\#]|%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;
/** Letters, digits, `-`, `.`, `_` and `~`. They mean the same whether encoded or not (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

function decodeUnreserved(target: string): string {
  return target.replaceAll(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCodePoint(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded;
  });
}

/**
 * Turns a target that is a whole URL into a path, and resolves dot segments. The URL's host replaces the Host header
 * (RFC 9112, 3.2.2). Invalid targets stay unchanged.
 */
export function normaliseTarget(incoming: IncomingMessage): void {
  const { url = '' } = incoming;
  if (!unusual.test(url)) return;
  const [path = '', ...query] = url.split('?');
  const target = [decodeUnreserved(path), ...query].join('?');
  const isPath = target.startsWith('/');
  if (!isPath && !/^https?:\/\//i.test(target)) return;
  const address = isPath ? `http://localhost${target}` : target;
  if (!URL.canParse(address)) return;
  const { pathname, search, host } = new URL(address);
  incoming.url = pathname + search;
  if (!isPath) incoming.headers.host = host;
}

/** Host in all URLs for the API, because the caller's Host header must decide nothing. */
const base = 'http://localhost';

export function addressOf(incoming: IncomingMessage): URL | undefined {
  const target = incoming.url ?? '';
  const address = target.startsWith('/') ? base + target : target;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return new URL(base + pathname + search);
}

const impossibleMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Converts to a Request with this id and without a body; undefined for a method that a Request cannot carry. */
export function requestOf(incoming: IncomingMessage, address: URL, requestId: string): Request | undefined {
  const { method = 'GET' } = incoming;
  if (impossibleMethods.has(method)) return undefined;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('X-Request-Id', requestId);
  return new Request(address, { method, headers });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

export type CallerAddress = (incoming: IncomingMessage) => string;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Removes the prefix of an IPv4-mapped IPv6 address, which names the same caller. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns the network of an address. A household or company owns a whole /64 network, so all its addresses count as one
 * caller.
 */
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
 * Finds the caller's address. Each proxy appends the address of its own caller to X-Forwarded-For. Read from the end,
 * the first address that is not a trusted proxy is the caller. Callers cannot forge it, because earlier addresses are
 * ignored.
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

const ofProxies =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;

/** Requests in HTTP/1.0 count as forwarded, because nginx sends them by default and no browser does. */
export function isForwarded({ headers, httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean {
  const isOld = httpVersionMajor < 1 || (httpVersionMajor === 1 && httpVersionMinor === 0);
  return isOld || Object.keys(headers).some((name) => ofProxies.test(name));
}

export const forwardedSignIn: ProblemDetails = {
  code: 'forbidden',
  detail:
    'This server is set up for people at its own machine, and was called through a proxy, so nobody can sign in. ' +
    'Its operator sets PUBLIC_URL and SSM_PROFILE.',
};

export const forwardedWarning =
  'A proxy passes requests on to this server, which is set up for people at its own machine: nobody can sign in through it. ' +
  'Set PUBLIC_URL and SSM_PROFILE to production, or to demo';
