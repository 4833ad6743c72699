/** Between Node's messages and the fetch-shaped api. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bytes } from '../answer/encoding.ts';
import type { HeaderList } from '../answer/prepared/givenAnswer.ts';
import type { WholeBodies } from '../answer/prepared/wholeBodies.ts';

/** An answer ready to be written. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: HeaderList;
  /** Null where there is none, as after HEAD. */
  readonly body: Uint8Array | null;
}

/** The host that api requests name: the caller's Host header decides nothing. */
const base = 'http://localhost';

/** The address of a request; undefined for a target that is none, such as `*`. */
export function addressOf(incoming: IncomingMessage): URL | undefined {
  const target = incoming.url ?? '';
  const address = target.startsWith('/') ? base + target : target;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return new URL(base + pathname + search);
}

/** Methods that a Request cannot carry. */
const impossibleMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** The request as the api takes it, under this id; undefined for a method that no api takes. A GET has no body. */
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

/** The api's response with its body, which `bodies` may hold. */
export async function answerOf(response: Response, bodies?: WholeBodies): Promise<WholeAnswer> {
  const beside = bodies?.of(response);
  const body = beside ?? (response.body === null ? null : new Uint8Array(await response.arrayBuffer()));
  return { status: response.status, headers: [...response.headers], body };
}

/** Writes the head and the body; after `isLast` the connection is closed. */
export function writeAnswer(outgoing: ServerResponse, { status, headers, body }: WholeAnswer, isLast: boolean): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  const flat = headers.flat();
  if (isLast) flat.push('Connection', 'close');
  outgoing.writeHead(status, flat);
  if (body === null) outgoing.end();
  else outgoing.end(body);
}
