import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Bytes } from '../answer/encoding.ts';
import type { HeaderList } from '../answer/prepared/beside.ts';
import type { Unsent } from './unsent.ts';

export interface WholeAnswer {
  readonly status: number;
  readonly headers: HeaderList;
  /** Null without a body, as after HEAD; a stream if it is sent while it is read. */
  readonly body: Uint8Array | ReadableStream<Uint8Array> | null;
}

/**
 * Matches the rare targets that need normalising: not a path, dot segments, backslashes, fragments, encoded letters.
 */
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
 * Turns an absolute-form target into a path and resolves dot segments. Its host replaces the Host header (RFC 9112,
 * 3.2.2). Leaves invalid targets unchanged.
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

/** Host of all API requests: the caller's Host header decides nothing. */
const base = 'http://localhost';

export function addressOf(incoming: IncomingMessage): URL | undefined {
  const target = incoming.url ?? '';
  const address = target.startsWith('/') ? base + target : target;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return new URL(base + pathname + search);
}

const impossibleMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Converts to a Request with this id; undefined for a method that a Request cannot carry. */
export function requestOf(
  incoming: IncomingMessage,
  address: URL,
  body: Bytes | null,
  requestId: string,
): Request | undefined {
  const { method = 'GET' } = incoming;
  if (impossibleMethods.has(method)) return undefined;
  const takesBody = method !== 'GET' && method !== 'HEAD';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('X-Request-Id', requestId);
  return new Request(address, { method, headers, body: takesBody ? body : null });
}

/** Files can be of any size, so they are streamed and never buffered. */
function isFile({ headers }: Response): boolean {
  return headers.has('Accept-Ranges') && headers.has('Content-Disposition');
}

export async function answerOf(response: Response, beside?: Bytes): Promise<WholeAnswer> {
  const { status, headers } = response;
  if (response.body !== null && isFile(response)) return { status, headers: [...headers], body: response.body };
  const body = beside ?? (response.body === null ? null : new Uint8Array(await response.arrayBuffer()));
  return { status, headers: [...headers], body };
}

function dismiss(body: WholeAnswer['body']): void {
  if (body instanceof ReadableStream) body.cancel().catch(() => undefined);
}

/** Pipes a stream at the reader's pace. A failing stream ends the connection before the announced length. */
async function sendStream(outgoing: ServerResponse, body: ReadableStream<Uint8Array>): Promise<void> {
  await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), outgoing);
}

export interface Writing {
  readonly isLast: boolean;
  readonly unsent: Unsent;
  /** Called with the reason if a stream ends early, for example because the caller left. */
  readonly onBroken: (error: unknown) => void;
}

export function writeAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: WholeAnswer,
  { isLast, unsent, onBroken }: Writing,
): void {
  if (outgoing.headersSent || outgoing.destroyed) {
    dismiss(body);
    return;
  }
  const flat = headers.flat();
  if (isLast) flat.push('Connection', 'close');
  outgoing.writeHead(status, flat);
  if (body instanceof ReadableStream) {
    unsent.watchStream(outgoing);
    void sendStream(outgoing, body).catch(onBroken);
    return;
  }
  if (body === null) outgoing.end();
  else outgoing.end(body);
  unsent.watch(outgoing, body);
}
