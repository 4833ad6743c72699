/** One spelling for each request target, so that everything that reads it sees the same path. */
import type { IncomingMessage } from 'node:http';

/** Nearly no target has any of these: another form than a path, dot segments, backslashes, fragments, letters that are encoded. */
const unusual = /^[^/]|\/\.|[\\#]|%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;
/** Letters, digits, `-`, `.`, `_` and `~`, which mean the same encoded (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

function decodeUnreserved(target: string): string {
  return target.replaceAll(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCodePoint(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded;
  });
}

/**
 * Turns an absolute-form target into a path (RFC 9112, 3.2.2), whose host then counts in place of the Host header, and takes
 * dot segments out of it. What is no address stays as it is.
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
